import { describe, expect, it } from 'vitest';
import {
  cookieDomains,
  isNamed,
  readConsent,
  writeConsent,
} from '../../src/browser/consent/consent-cookies';
import { makeOffer } from '../../src/lib/consent/offer';
import { CONSENT_DAYS } from '../../src/model/dates';
import { optionalScriptsSchema } from '../../src/model/script-schema';

const COUNTER = {
  kind: 'analitika',
  name: 'Brojač',
  provider: 'Brojač d.o.o.',
  src: 'https://statistika.example.com/brojac.js',
} as const;

describe('the four cookies of a choice', () => {
  const KINDS = ['analitika', 'marketing'];
  const write = (chosen: string[]) =>
    writeConsent('ab12', chosen, KINDS).map((cookie) => cookie.split(';')[0]);

  it.each([[KINDS], [['analitika']], [[]]])(
    'say of %j what was chosen, beside others',
    (chosen) => {
      const found = readConsent(`_x=1; ${write(chosen).join('; ')}; y=2`, 'ab12');
      expect(KINDS.filter((kind) => found?.chosen.includes(kind))).toEqual(chosen);
      expect(found?.expiry).toMatch(/^\d{4}-\d\d-\d\d$/);
    },
  );

  it('are kept for as many days as the cookie policy says', () => {
    for (const cookie of writeConsent('ab12', KINDS, KINDS))
      expect(cookie).toContain(`;Max-Age=${CONSENT_DAYS * 24 * 60 * 60}`);
  });

  it('are no choice for another list of scripts, or when the choice or its end is missing', () => {
    const [banner, chosen, offered, expiry] = write(KINDS);
    expect(readConsent(write(KINDS).join('; '), 'cd34')).toBeUndefined();
    for (const cookies of [
      [chosen, offered, expiry],
      [banner, offered, expiry],
      [banner, chosen],
    ]) {
      expect(readConsent(cookies.join('; '), 'ab12')).toBeUndefined();
    }
    expect(readConsent('', 'ab12')).toBeUndefined();
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

it('a cookie is searched under every domain for which a page can set it', () => {
  expect(cookieDomains('www.primer.rs')).toEqual(['www.primer.rs', 'primer.rs']);
  expect(cookieDomains('localhost')).toEqual([]);
});

it('the list of scripts has another number as soon as anything in it changes', () => {
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

describe('what site.yaml says of a script', () => {
  const messages = (entry: unknown) =>
    optionalScriptsSchema.safeParse([entry]).error?.issues.map(({ message }) => message) ?? [];

  it('is complete with kind, name, provider and src', () => {
    expect(messages(COUNTER)).toEqual([]);
    expect(optionalScriptsSchema.parse(undefined)).toEqual([]);
  });

  it.each([
    [{ ...COUNTER, provider: undefined }, /„Ko pruža uslugu“/],
    [{ ...COUNTER, src: 'ftp://a.example.com/x.js' }, /Adresa skripte/],
    [{ ...COUNTER, kind: 'statistika' }, /analitika ili marketing/],
    [{ ...COUNTER, before: 'https://a.example.com/x.js' }, /fajl iz foldera public/],
    [{ ...COUNTER, attributes: { onload: 'x()' } }, /imena počinju sa „data-“/],
    [{ ...COUNTER, connects_to: ['podaci.example.com/x'] }, /adresu bez putanje/],
    [{ ...COUNTER, cookies: [{ name: '_x' }] }, /Čemu kolačić služi/],
  ])('else says in Serbian what to write: %#', (entry, message) => {
    expect(messages(entry).join('\n')).toMatch(message);
  });
});
