// The data that the schemas require, and their Serbian messages.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { COLLECTIONS, type Collection, collectionNamed } from '../../../src/model/collections.ts';
import type { Data } from '../../../src/model/data.ts';
import { readData, writeData } from '../../../src/model/file/entries.ts';
import { bareSchema } from '../../../src/model/schema/field-description.ts';

/** The first text of a collection, or the first item of its list, as Astro reads it. */
function sampleOf(collection: Collection): Data {
  const [path = ''] = globSync(`src/content/${collection.pattern}`, {
    exclude: (name) => name.startsWith('_'),
  }).sort();
  const { items, body: _, ...data } = readData(collection, readFileSync(path, 'utf8'));
  const [entry] = (items ?? [data]) as Data[];
  if (!entry) throw new Error(`No text of ${collection.name}`);
  const days = Object.entries(collection.fileSchema.shape).filter(
    ([key, schema]) => key in entry && bareSchema(schema) instanceof z.ZodDate,
  );
  return {
    ...entry,
    ...Object.fromEntries(days.map(([key]) => [key, new Date(String(entry[key]))])),
  };
}

/** The messages about these data, each with its field. */
function messages({ fileSchema }: Collection, data: Data): string[] {
  const issues = fileSchema.safeParse(data).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe.each(COLLECTIONS)('A text of $name', (collection) => {
  const good = sampleOf(collection);

  test('has a name in the editor', () =>
    expect(collection.form.label).toMatch(/^\p{Lu}[\p{L} ]+$/u));

  test('is accepted as it is on the site', () => {
    expect(messages(collection, good)).toEqual([]);
  });

  test('gets a message for each missing field, and for an unknown one', () => {
    for (const [field, schema] of Object.entries(collection.fileSchema.shape)) {
      const problems = messages(collection, { ...good, [field]: undefined });
      const isOptional = (schema as z.ZodType).safeParse(undefined).success;
      expect(problems, field).toEqual(
        isOptional ? [] : [expect.stringMatching(/upišite|popunite|napišite|prepišite|je lista/i)],
      );
    }
    expect(messages(collection, { ...good, nepoznato: 1 }).join()).toContain(
      '„nepoznato“ ne postoji',
    );
  });
});

test.each(COLLECTIONS)(
  'A field of $name says what to write in place of anything else',
  (collection) => {
    const good = sampleOf(collection);
    for (const field of Object.keys(collection.fileSchema.shape)) {
      const problems = messages(collection, { ...good, [field]: Symbol('anything') });
      expect(problems, field).toEqual([
        expect.stringMatching(/polj[eu] „|polja su|upišite|popunite|napišite|prepišite|izaberite/i),
      ]);
    }
  },
);

const samples = {
  products: sampleOf(collectionNamed('products')),
  pages: sampleOf(collectionNamed('pages')),
  site: sampleOf(collectionNamed('site')),
};

const LINK = 'U polje „Veza ka prodavnici“ upišite celu vezu: počinje sa https:// i nema razmake';
const DRAFT = 'Polje „draft“ je true ili false';
const TELEPHONE =
  /sa pozivnim brojem(?:, ili ostavite prazno)?, pod navodnicima(?: \(prazno je ""\))?, na primer: 064 123 45 67$/;

test.each<[keyof typeof samples, string, readonly unknown[], string | RegExp]>([
  [
    'products',
    'id',
    [0, 10_000, 1.5, '14'],
    'U polje „Broj proizvoda“ upišite ceo broj od 1 do 9999, bez navodnika, na primer: 14',
  ],
  ['products', 'name', ['', '  ', 5], 'Popunite polje „Naziv“, na primer: Aloe vera gel'],
  ['products', 'facts', ['x'.repeat(51)], 'Polje „Kratka činjenica“ sme da ima najviše 50 znakova'],
  ['products', 'image', ['  '], 'U polje „Slika“ upišite sliku iz istog foldera'],
  [
    'products',
    'link',
    ['htps://a.example.com', 'https://a.example.com/zubni gel', 'https://prodavnica', 'prodavnica'],
    LINK,
  ],
  ['products', 'draft', ['da'], DRAFT],
  [
    'products',
    'publish_from',
    ['1. 12. 2026.'],
    'U polje „Prikazuj od“ upišite dan ovako: godina-mesec-dan, bez navodnika, na primer: 2026-12-01',
  ],
  ['products', 'scructure', ['  '], 'Odeljak „Sastav“ je prazan'],
  ['products', 'product_effects', [[]], 'Svaku stavku počnite crticom'],
  ['products', 'product_effects', [['Čisti', '']], 'ima praznih stavki'],
  [
    'products',
    'confirmed_claims',
    [[{ text: 'Blag.', reason: 'x', date: new Date() }]],
    'Upišite razlog zbog kog izjava sme da stoji, bar dve reči',
  ],
  [
    'pages',
    'title',
    ['x'.repeat(61)],
    'Polje „Naslov za pretraživače“ sme da ima najviše 60 znakova',
  ],
  ['pages', 'description', ['kratko'], 'Polje „Opis za pretraživače“ treba da ima bar 120 znakova'],
  [
    'pages',
    'description',
    ['x'.repeat(156)],
    'Polje „Opis za pretraživače“ sme da ima najviše 155 znakova',
  ],
  [
    'site',
    'phone',
    [
      '060 000',
      '+381 64 123',
      '+381 64 123 45',
      '+381 60 123 45 67 / 021 555 333',
      'zovite me',
      '',
    ],
    TELEPHONE,
  ],
  ['site', 'viber_phone', ['060 000', 'zovite me'], TELEPHONE],
  ['site', 'email', ['ime.prezime'], 'Upišite ispravnu e-mail adresu'],
  [
    'site',
    'registration',
    ['nisam', '12345678', 'MB 12345678, PIB 1234567'],
    'upišite „ne“, ili matični broj (8 cifara) i PIB (9 cifara)',
  ],
  ['site', 'facebook_url', ['Ana Đurić'], 'Profil na Facebooku'],
  ['site', 'site_url', ['www'], 'U polje „Adresa ovog sajta“ upišite celu vezu'],
  [
    'site',
    'contact_endpoint',
    ['mail_cv.php', '/posta.php', 'http://posta.example.com/mail_cv.php', ''],
    'završava se na /mail_cv.php',
  ],
  ['site', 'messages_at', ['netlify'], 'server ili cloudflare'],
  ['site', 'repository', ['https://github.com/vlasnik/naziv', 'naziv'], 'na primer: vlasnik/naziv'],
  ['site', 'branch', ['moja grana', ''], 'na primer: main'],
])(
  '%s, %s: %j is not taken, and the message says what to write',
  (name, field, values, message) => {
    for (const value of values) {
      const [first, ...others] = messages(collectionNamed(name), {
        ...samples[name],
        [field]: value,
      });
      expect(first, String(value)).toMatch(message);
      expect(others, String(value)).toEqual([]);
    }
  },
);

test.each<[keyof typeof samples, string, readonly unknown[]]>([
  ['products', 'link', ['Https://prodavnica.example.com/gel ']],
  ['products', 'publish_from', [new Date('2026-12-01')]],
  [
    'site',
    'phone',
    ['+381 60 123 45 67', '+381 64 123456', '+381-11/123-4567', '+38160000000', '+43 660 1234567'],
  ],
  ['site', 'viber_phone', ['', '+381 60 000 00 00']],
  ['site', 'facebook_url', ['', 'https://www.facebook.com/primer']],
  [
    'site',
    'contact_endpoint',
    ['/mail_cv.php', '/posta/mail_cv.php', 'https://posta.example.com/mail_cv.php'],
  ],
  ['site', 'messages_at', ['server', 'cloudflare']],
  ['site', 'repository', ['', 'vlasnik/naziv', 'vlasnik-2/moj.sajt']],
])('%s, %s: %j is taken', (name, field, values) => {
  for (const value of values) {
    expect(messages(collectionNamed(name), { ...samples[name], [field]: value })).toEqual([]);
  }
});

test('By default a site has no messengers and no repository, and is published from main', () => {
  const silent = { viber_phone: '', whatsapp_phone: '', repository: '', branch: 'main' };
  const rest = Object.entries(samples.site).filter(([key]) => !(key in silent));
  expect(collectionNamed('site').fileSchema.parse(Object.fromEntries(rest))).toMatchObject(silent);
});

test.each(['hours', 'reply_time', 'town', 'shop_operator', 'commission'])(
  'What she does not want to tell is nothing on the page: %s',
  (field) => {
    const shown = (typed: string) =>
      collectionNamed('site').fileSchema.parse({ ...samples.site, [field]: typed })[field];
    // A phone begins with a capital letter, two spaces make a full stop, and the hint has quotes around it.
    expect(['ne', 'Ne', 'NE', 'Ne.', ' ne. ', '„ne“', '"Ne"'].map(shown).join('')).toBe('');
    expect(['Nema', 'Niš', 'šne', 'Ne znam'].map(shown)).toEqual(['Nema', 'Niš', 'šne', 'Ne znam']);
  },
);

test.each<[string, string, string]>([
  ['phone', '064 123 45 67', '+381 64 123 45 67'],
  ['phone', '0641234567', '+381 64 123 45 67'],
  ['phone', '0230 123 456', '+381 230 123 456'],
  ['phone', '064/123-4567', '+381 64 123 45 67'],
  ['phone', ' 00381 64 1234567', '+381 64 123 45 67'],
  ['phone', '+381 (0)64 123 45 67', '+381 64 123 45 67'],
  ['phone', '+381 064 123 45 67', '+381 64 123 45 67'],
  ['phone', '011 3408 900', '+381 11 340 89 00'],
  ['phone', '0043 660 1234567', '+43 660 1234567'],
  ['phone', '+381-11/123-4567', '+381-11/123-4567'],
  ['whatsapp_phone', '0641234567', '+381 64 123 45 67'],
  ['shop_url', 'prodavnica.rs', 'https://prodavnica.rs'],
  ['shop_url', ' http://www.prodavnica.rs/gel?a=1 ', 'https://www.prodavnica.rs/gel?a=1'],
  ['shop_url', 'HTTPS://prodavnica.rs', 'https://prodavnica.rs'],
  ['registration', 'Ne', 'ne'],
  ['registration', ' NE. ', 'ne'],
  ['registration', '123456789 12345678', 'MB 12345678 · PIB 123456789'],
  ['registration', 'MB: 12345678, PIB: 123456789', 'MB 12345678 · PIB 123456789'],
])('%s, typed as „%s“, is read and kept as „%s“', (field, typed, kept) => {
  const site = collectionNamed('site');
  expect(site.fileSchema.parse({ ...samples.site, [field]: typed })[field]).toBe(kept);
  const old = readFileSync(site.path, 'utf8');
  const written = writeData(site, { ...readData(site, old), [field]: typed }, old);
  expect(readData(site, written)[field]).toBe(kept);
});

test('what is typed into a line that may be missing is typeset too', () => {
  const data = { ...samples.site, reply_time: 'istog dana – obično' };
  expect(collectionNamed('site').fileSchema.parse(data)).toMatchObject({
    reply_time: 'istog dana\u00a0– obično',
  });
});
