import { describe, expect, it, vi } from 'vitest';
import {
  cookieDomains,
  isNamed,
  readConsent,
  writeConsent,
} from '../../src/browser/consent/consent-cookies';
import { makeOffer } from '../../src/lib/consent/offer';
import { getOptionalScripts } from '../../src/lib/site';
import { optionalScriptsSchema } from '../../src/model/script-schema';

const COUNTER = {
  kind: 'analitika',
  name: 'Brojač',
  provider: 'Brojač d.o.o.',
  src: 'https://statistika.example.com/brojac.js',
} as const;

const site: { optional_scripts?: unknown } = {};
vi.mock('astro:content', () => ({ getEntry: async () => ({ data: site }) }));

describe('the four cookies of a choice', () => {
  const consent = {
    banner: 'ab12',
    chosen: ['analitika'],
    offered: ['analitika', 'marketing'],
    expiry: '2027-11-21',
  };
  const jar = (cookies: string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

  it('come back as they were written, beside others', () => {
    expect(readConsent(`_x=1; ${jar(writeConsent(consent))}; y=2`)).toEqual(consent);
    const none = { ...consent, chosen: [] };
    expect(readConsent(jar(writeConsent(none)))).toEqual(none);
  });

  it('are no choice when one of them is missing', () => {
    const cookies = writeConsent(consent);
    for (const gone of cookies) {
      expect(readConsent(jar(cookies.filter((cookie) => cookie !== gone)))).toBeUndefined();
    }
    expect(readConsent('')).toBeUndefined();
  });
});

it.each([
  ['_ga_*', '_ga_ABC', true],
  ['_ga_*', '_ga', false],
  ['_ga', '_ga', true],
  ['_ga', '_ga_ABC', false],
])('the name %s stands for the cookie %s: %s', (name, cookie, stands) => {
  expect(isNamed(name, cookie)).toBe(stands);
});

it('a cookie is looked for under every domain that a page can set it for', () => {
  expect(cookieDomains('www.primer.rs')).toEqual(['www.primer.rs', 'primer.rs']);
  expect(cookieDomains('localhost')).toEqual([]);
});

it('the offer has another number as soon as anything in it changes', () => {
  const numbers = [
    [COUNTER],
    [{ ...COUNTER, before: '/brojac.js' }],
    [{ ...COUNTER, attributes: { 'data-site': '5' } }],
    [COUNTER, { ...COUNTER, kind: 'marketing' }],
    [],
  ].map((entries) => makeOffer(optionalScriptsSchema.parse(entries)).banner);
  expect(new Set(numbers).size).toBe(5);
  expect(makeOffer(optionalScriptsSchema.parse([COUNTER])).banner).toBe(numbers[0]);
});

it('a script whose start is not in public/ stops the build in Serbian', async () => {
  site.optional_scripts = optionalScriptsSchema.parse([{ ...COUNTER, before: '/nema-ga.js' }]);
  await expect(getOptionalScripts()).rejects.toThrow(/fajl public\/nema-ga\.js, .*, ne postoji/);
});

describe('what site.yaml says of a script', () => {
  const messages = (entry: unknown) =>
    optionalScriptsSchema.safeParse([entry]).error?.issues.map(({ message }) => message) ?? [];

  it('is enough with kind, name, provider and src', () => {
    expect(messages(COUNTER)).toEqual([]);
    expect(optionalScriptsSchema.parse(undefined)).toEqual([]);
  });

  // biome-ignore format: one case a line
  it.each([
    [{ ...COUNTER, provider: undefined }, /„Ko pruža uslugu“/],
    [{ ...COUNTER, src: 'http://a.example.com/x.js' }, /Adresa skripte/],
    [{ ...COUNTER, kind: 'statistika' }, /analitika ili marketing/],
    [{ ...COUNTER, before: 'https://a.example.com/x.js' }, /fajl iz foldera public/],
    [{ ...COUNTER, attributes: { onload: 'x()' } }, /imena počinju sa „data-“/],
    [{ ...COUNTER, connects_to: ['podaci.example.com/x'] }, /adresu bez putanje/],
    [{ ...COUNTER, cookies: [{ name: '_x' }] }, /Čemu kolačić služi/],
  ])('else says in Serbian what to write: %#', (entry, message) => {
    expect(messages(entry).join('\n')).toMatch(message);
  });
});
