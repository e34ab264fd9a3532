import { describe, expect, it } from 'vitest';
import { slugify, slugOf } from '../../../src/model/slug';

describe('a slug', () => {
  it.each([
    ['Žvakaće tablete', 'zvakace-tablete'],
    ['Aloe vera gel za piće', 'aloe-vera-gel-za-pice'],
    ['Đumbir i džem', 'djumbir-i-dzem'],
    ['ĐURĐEVAK', 'djurdjevak'],
    ['Ðorđe', 'djordje'], // Eth, as some keyboards type it
    ['ǅezva ǈubičica ǋiva', 'dzezva-ljubicica-njiva'],
    ['Omega-3 kapsule „Arktičko more“', 'omega-3-kapsule-arkticko-more'],
    ['L-arginin, napitak u prahu', 'l-arginin-napitak-u-prahu'],
    ['  Gel / sprej – oba ', 'gel-sprej-oba'],
    ['Korisnik 1', 'korisnik-1'],
    ['Čedomir'.normalize('NFD'), 'cedomir'],
  ])('of „%s“ is %s', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });
});

describe('what a file’s name becomes in an address', () => {
  it.each([
    ['src/content/products/zubni-gel.mdx', 'zubni-gel'],
    ['src/content/products/Zubni_Gel.mdx', 'zubni-gel'],
    ['src/content/products/Čaj (1).mdx'.normalize('NFD'), 'caj-1'],
    ['src/content/products/🌿.mdx', ''],
  ])('%s: „%s“', (path, slug) => {
    expect(slugOf(path)).toBe(slug);
  });
});
