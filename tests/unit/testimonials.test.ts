import { describe, expect, it } from 'vitest';
import { chooseShown, findImage, initialsOf } from '../../src/lib/testimonials';
import { checkWith, edit, say } from './check/support/changed-site';

const FILE = 'testimonials/testimonials.yaml';

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

describe('which testimonials are shown', () => {
  const real = { data: { sample: false } };
  const sample = { data: { sample: true } };

  it('before the launch all, samples too', () => {
    expect(chooseShown([sample, real], false)).toEqual([sample, real]);
  });

  it('on the real site those of real people, once there are three', () => {
    expect(chooseShown([sample, real, real, real], true)).toEqual([real, real, real]);
    expect(chooseShown([sample, sample, sample, real, real], true)).toEqual([]);
    expect(chooseShown([], true)).toEqual([]);
  });
});

describe('what the check says of testimonials', () => {
  // biome-ignore format: one case a line
  it.each<[string, string | RegExp, string, string]>([
    ['the name of a sample above real words', /\n {2}sample: true/, '', 'Utisak osobe „Korisnik 1“ je napola primer.'],
    ['real words that are marked as a sample', 'name: Korisnik 1', 'name: Ana', 'Utisak osobe „Ana“ je napola primer.'],
  ])('the launch waits for %s', (_, from, to, said) => {
    const { unfilled } = checkWith({ [FILE]: edit(FILE, from, to) });
    expect(unfilled.map(({ text }) => text)).toContain(said);
  });

  // biome-ignore format: one case a line
  it.each(['', '\n  image: ./korisnik-1.svg'])('a picture is no must, whatever its name: %j', (image) => {
    const text = edit(FILE, ' Korisnik 1', ` Ana Đurić${image}`);
    expect(say(checkWith({ [FILE]: text }).findings)).toEqual([]);
  });

  it.each(['', '\n\n', '[]\n', '# Ovde još nema utisaka.\n'])('none is no mistake: %j', (text) => {
    const { findings, unfilled } = checkWith({ [FILE]: text });
    expect(say(findings)).toEqual([]);
    expect(unfilled.filter(({ file }) => file.includes(FILE))).toEqual([]);
  });

  it('the launch asks nothing of samples', () => {
    expect(checkWith({}).unfilled.filter(({ file }) => file.includes(FILE))).toEqual([]);
  });
});
