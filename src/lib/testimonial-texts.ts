export const TESTIMONIAL_TEXTS = {
  sample: 'Primer – nije stvarni utisak',
  role: 'karusel',
  strip: 'Utisci korisnika, pomerajte ih strelicama levo i desno',
  testimonial: 'Utisak',
  of: 'od',
  play: 'Pokrenite smenjivanje',
  pause: 'Zaustavite smenjivanje',
  /** Follows `play` and `pause` for screen readers, which do not see the strip. */
  ofTestimonials: 'utisaka',
};
