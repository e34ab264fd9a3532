import { CONSENT_DAYS } from '../model/dates';

/** Links to the two policies. */
export const POLICY_LINKS = {
  privacy: { href: '/privacy-policy', name: 'Politika privatnosti' },
  cookies: { href: '/cookie-policy', name: 'Politika kolačića' },
};

/** Small words in the policies. */
export const POLICY_TEXTS = {
  contents: 'Sadržaj',
  /** Before the day from which a policy holds. */
  appliesFrom: 'Primenjuje se od',
  expiry: `${CONSENT_DAYS} dana od dana izbora`,
};
