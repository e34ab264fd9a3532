/** Small words at the testimonials. */
export const TESTIMONIAL_TEXTS = {
  sample: 'Primer – nije stvarni utisak',
  role: 'karusel',
  strip: 'Utisci korisnika, pomerajte ih strelicama levo i desno',
  one: 'Utisak',
  of: 'od',
  play: 'Pokreni smenjivanje utisaka',
  pause: 'Zaustavi smenjivanje utisaka',
  previous: 'Prethodni utisak',
  next: 'Sledeći utisak',
};
