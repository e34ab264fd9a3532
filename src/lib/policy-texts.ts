/** The two policies, where a page leads to them. */
export const POLICY_LINKS = {
  privacy: { href: '/privacy-policy', name: 'Politika privatnosti' },
  cookies: { href: '/cookie-policy', name: 'Politika kolačića' },
};

/** Before the day from which a policy holds. */
export const APPLIES_FROM = 'Primenjuje se od';

/** What the policies say of the cookies of others. */
export const POLICY_TEXTS = {
  provider: 'pružalac',
  address: 'adresa skripte',
  columns: ['Kolačić', 'Čemu služi', 'Trajanje'],
  expiry: '365 dana od dana izbora',
};
