/** Headings and links of the home page; its other texts are in `src/content`. */
export const HOME_TEXTS = {
  toProducts: 'Pogledajte proizvode',
  toContact: 'Pišite mi',
  featured: 'Izdvajam za Vas',
  toAllProducts: 'POGLEDAJTE SVE PROIZVODE',
  testimonials: 'Iskustva naših korisnika',
};
