import { describe, expect, it } from 'vitest';
import {
  cookieDomains,
  isNamed,
  readConsent,
  writeConsent,
} from '../../src/browser/consent/consent-cookies';
import { completeScripts, makeOffer } from '../../src/lib/consent/optional-scripts';
import { optionalScriptsSchema } from '../../src/model/script-schema';

const GOOGLE = { kind: 'analitika', service: 'google-analytics', id: 'G-ABC' } as const;
const COUNTER = {
  kind: 'analitika',
  name: 'Brojač',
  provider: 'Brojač d.o.o.',
  src: 'https://statistika.example.com/brojac.js',
} as const;

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

describe('the offer', () => {
  it('has another number as soon as anything in it changes', () => {
    const numbers = [[GOOGLE], [{ ...GOOGLE, id: 'G-X' }], [GOOGLE, COUNTER], []].map(
      (entries) => makeOffer(completeScripts(entries)).banner,
    );
    expect(new Set(numbers).size).toBe(4);
    expect(makeOffer(completeScripts([GOOGLE])).banner).toBe(numbers[0]);
  });

  it('completes what is known of a service', () => {
    const [script] = completeScripts([GOOGLE]);
    expect(script).toMatchObject({
      name: 'Google analitika',
      src: 'https://www.googletagmanager.com/gtag/js?id=G-ABC',
      start: ['google-analytics', 'G-ABC'],
    });
    expect(script?.cookies.map(({ name }) => name)).toEqual(['_ga', '_ga_*']);
  });
});

describe('what site.yaml says of a script', () => {
  const messages = (entry: unknown) =>
    optionalScriptsSchema.safeParse([entry]).error?.issues.map(({ message }) => message) ?? [];

  it('is enough with service and id, or with name, provider and src', () => {
    expect(messages(GOOGLE)).toEqual([]);
    expect(messages(COUNTER)).toEqual([]);
    expect(optionalScriptsSchema.parse(undefined)).toEqual([]);
  });

  // biome-ignore format: one case a line
  it.each([
    [{ ...GOOGLE, id: undefined }, /nedostaje polje „id“/],
    [{ ...COUNTER, provider: undefined }, /nedostaje polje „provider“/],
    [{ ...COUNTER, src: 'http://a.example.com/x.js' }, /Adresa skripte/],
    [{ ...COUNTER, kind: 'statistika' }, /analitika ili marketing/],
    [{ ...COUNTER, service: 'hotjar' }, /poznatu uslugu: google-analytics ili meta-pixel/],
    [{ ...COUNTER, attributes: { onload: 'x()' } }, /imena počinju sa „data-“/],
    [{ ...COUNTER, connects_to: ['podaci.example.com/x'] }, /adresu bez putanje/],
    [{ ...COUNTER, cookies: [{ name: '_x' }] }, /Čemu kolačić služi/],
  ])('else says in Serbian what to write: %#', (entry, message) => {
    expect(messages(entry).join('\n')).toMatch(message);
  });
});
