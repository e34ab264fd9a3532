/** Headings and links of the home page; its other texts are in `src/content`. */
export const HOME_TEXTS = {
  toProducts: 'Pogledajte proizvode',
  toContact: 'Pitajte me',
  featured: 'Izdvajam za Vas',
  toAllProducts: 'POGLEDAJTE SVE PROIZVODE',
  steps: 'Kako poručujete',
  testimonials: 'Iskustva naših korisnika',
  questions: 'Najčešća pitanja',
};
