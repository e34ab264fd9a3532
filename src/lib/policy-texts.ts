import { CONSENT_DAYS } from '../model/serbian/dates.ts';

export const POLICY_LINKS = {
  privacy: { href: '/privacy-policy', name: 'Politika privatnosti' },
  cookies: { href: '/cookie-policy', name: 'Politika kolačića' },
};

/** The question about cookies, and the categories that a visitor allows or refuses as a whole. */
export const CONSENT_TEXTS = {
  choice: 'Izbor kolačića',
  /** A link to the cookie policy follows. */
  explanation:
    'Uz Vaš pristanak ovaj sajt koristi kolačiće. Radi isto i bez njih, a izbor možete da promenite ' +
    'na kraju svake stranice. Više piše na stranici',
  categories: {
    analitika: 'Statistika poseta: koliko ljudi čita koju stranicu',
    marketing: 'Oglasi na drugim sajtovima, prema onome što ste ovde čitali',
  },
  /** Their buttons look alike, because they must not influence the choice. */
  answers: { all: 'Prihvatam sve', none: 'Odbijam sve', some: 'Sačuvajte izbor' },
};

export const POLICY_TEXTS = {
  contents: 'Sadržaj',
  /** Before the day from which a policy holds. */
  appliesFrom: 'Primenjuje se od',
  expiry: `${CONSENT_DAYS} dana od dana izbora`,
};
