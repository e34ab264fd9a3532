import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chooseShown, findImage, initialsOf } from '../../../src/lib/testimonials.ts';
import { checkWith, edit, say } from '../check/changed-site.ts';

const FILE = 'testimonials/testimonials.yaml';

describe("a testimonial's picture", () => {
  const files = { '../content/testimonials/djurdja-sepa.jpg': 1, './drawings/korisnik-1.svg': 2 };

  it('is found by the slug of the person’s name, in any format', () => {
    expect(findImage('Đurđa Šepa', files)).toBe(1);
    expect(findImage('Korisnik 1', files)).toBe(2);
    expect(findImage('Korisnik 10', files)).toBeUndefined();
  });

  it('is replaced by the initials when there is none', () => {
    expect(initialsOf('Đurđa Šepa')).toBe('ĐŠ');
    expect(initialsOf('žana')).toBe('Ž');
    expect(initialsOf('Ana Marija Đurić')).toBe('AM');
  });
});

describe('which testimonials are shown', () => {
  const real = { data: { sample: false } };
  const sample = { data: { sample: true } };

  it('in a trial of the site all, samples included', () => {
    expect(chooseShown([sample, real], false)).toEqual([sample, real]);
  });

  it('on the launched site only those of real people, even a single one', () => {
    expect(chooseShown([sample, real, real, real], true)).toEqual([real, real, real]);
    expect(chooseShown([sample, sample, real], true)).toEqual([real]);
    expect(chooseShown([], true)).toEqual([]);
  });
});

describe('the check of testimonials', () => {
  it.each<[string, string | RegExp, string, string]>([
    [
      'a sample that is no longer marked as one',
      /\n {2}sample: true/,
      '',
      'error 8 Utisak „Korisnik 1“ nije označen kao primer, a tekst mu je iz primera.',
    ],
    [
      'the name of a sample above real words',
      /Ovde će stajati utisak korisnika o ukusu napitka\.\n {2}sample: true/,
      'Ukus je blag.',
      'warning 7 Kod utiska „Korisnik 1“ ime i oznaka „Primer“ se ne slažu.',
    ],
    [
      'real words that are marked as a sample',
      'name: Korisnik 1',
      'name: Ana',
      'warning 7 Kod utiska „Ana“ ime i oznaka „Primer“ se ne slažu.',
    ],
    [
      'the day of the written consent',
      /name: Korisnik 1\n.*\n {2}sample: true/,
      'name: Ana\n  text: Ukus je blag.',
      'warning 7 Imate li pisani pristanak za utisak „Ana“?',
    ],
  ])('asks about %s', (_, from, to, words) => {
    const { findings } = checkWith({ [FILE]: edit(FILE, from, to) });
    expect(say(findings, FILE)).toContainEqual(expect.stringContaining(words));
  });

  it.each(['', '\n  image: ../pages/o-meni.jpg'])(
    'a picture is no must, whatever its name: %j',
    (image) => {
      const sample = / Korisnik 1\n.*\n {2}sample: true/;
      const text = edit(
        FILE,
        sample,
        ` Ana Đurić${image}\n  text: Ukus je blag.\n  consent: 2026-12-01`,
      );
      expect(say(checkWith({ [FILE]: text }).findings)).toEqual([]);
    },
  );

  it.each(['', '\n\n', '[]\n', '# Ovde još nema utisaka.\n'])(
    'accepts an empty list: %j',
    (text) => {
      expect(say(checkWith({ [FILE]: text }).findings)).toEqual([]);
    },
  );

  it('offers the message of the guide to a customer, to be copied, while there are fewer than three', () => {
    const [, message] =
      /^> (Dobar dan, .*)$/m.exec(readFileSync('src/content/README.md', 'utf8')) ?? [];
    const askIn = (text: string) =>
      checkWith({ [FILE]: text }).missing.filter(({ file }) => file.includes(FILE));
    const people = (...names: string[]) =>
      names
        .map((name, index) => `- id: ${index + 1}\n  name: ${name}\n  text: Ukus je blag.\n`)
        .join('');
    for (const text of ['[]\n', edit(FILE, '\n', '\n'.repeat(2)), people('Ana', 'Mila')])
      expect(askIn(text)).toEqual([expect.objectContaining({ level: 'better', ready: message })]);
    expect(askIn(people('Ana', 'Mila', 'Vera'))).toEqual([]);
  });
});
