import { describe, expect, it } from 'vitest';
import { fileNameFor, slugify, slugOf } from '../../../src/model/slug.ts';

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

describe('the name of a new file', () => {
  it.each([
    ['Aloe vera gel', 'aloe-vera-gel'],
    ['Con', 'con-1'],
    ['COM1', 'com1-1'],
    ['Kontrast', 'kontrast'],
    [`${'a'.repeat(79)} ${'b'.repeat(200)}`, 'a'.repeat(79)],
    ['b'.repeat(265), 'b'.repeat(80)],
    ['🌿', ''],
  ])('for „%s“ is „%s“, which every system can hold', (text, name) => {
    expect(fileNameFor(text)).toBe(name);
  });
});
