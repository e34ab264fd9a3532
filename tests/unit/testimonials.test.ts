import { describe, expect, it } from 'vitest';
import { findImage, initialsOf } from '../../src/lib/testimonials';

describe("a testimonial's picture", () => {
  const files = { '../content/testimonials/djurdja-sepa.jpg': 1, '/slike/korisnik-1.svg': 2 };

  it('is found by the slug of the name, whatever its format', () => {
    expect(findImage('Đurđa Šepa', files)).toBe(1);
    expect(findImage('Korisnik 1', files)).toBe(2);
    expect(findImage('Korisnik 10', files)).toBeUndefined();
  });

  it('gives way to the initials when there is none', () => {
    expect(initialsOf('Đurđa Šepa')).toBe('ĐŠ');
    expect(initialsOf('žana')).toBe('Ž');
  });
});
