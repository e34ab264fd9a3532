// One table of Serbian Cyrillic: for comparison without accents, and for texts with them.
import { expect, test } from 'vitest';
import { fold } from '../../../src/model/serbian/fold.ts';
import { toLatin } from '../../../src/model/serbian/to-latin.ts';

test.each([
  ['абвгдђежзијклљмнњопрстћуфхцчџш', 'abvgdđežzijklljmnnjoprstćufhcčdžš'],
  ['Љубав, Његош и Џезва', 'Ljubav, Njegoš i Džezva'],
  ['ЉУБАВ И КРАЉ', 'LJUBAV I KRALJ'],
  ['Г\u0435l', 'Gel'],
  ['Gel', 'Gel'],
  // As macOS writes it: nothing to do.
  ['c\u030caj', 'c\u030caj'],
  ['мыло', 'мыло'],
])('%j is %j in Latin letters', (typed, latin) => {
  expect(toLatin(typed)).toBe(latin);
});

test.each([
  ['Лечи кожу', 'leci kozu'],
  ['Ђумбир, џем', 'dumbir, dzem'],
  ['мајка, йод', 'majka, iod'],
])('%j is compared as %j', (typed, folded) => {
  expect(fold(typed)).toBe(folded);
});
