/** What the visitor reads at an address that does not exist. */
export const NOT_FOUND_TEXTS = {
  title: 'Stranica nije pronađena',
  description: 'Tražena stranica ne postoji ili je premeštena.',
  explanation: 'Možda je adresa pogrešno otkucana ili je stranica premeštena. Odavde možete dalje:',
};
