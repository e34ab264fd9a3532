/** Small words at the testimonials. */
export const TESTIMONIAL_TEXTS = {
  sample: 'Primer – nije stvarni utisak',
  role: 'karusel',
  strip: 'Utisci korisnika, pomerajte ih strelicama levo i desno',
  one: 'Utisak',
  of: 'od',
  play: 'Pokrenite smenjivanje',
  pause: 'Zaustavite smenjivanje',
  /** Behind either, for those who do not see what changes. */
  what: 'utisaka',
  previous: 'Prethodni utisak',
  next: 'Sledeći utisak',
};
