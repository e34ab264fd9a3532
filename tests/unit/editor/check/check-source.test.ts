// The check speaks at the field that it means, in words that name no line, no key and no file.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { warning } from '../../../../src/check/finding';
import { wordsForForm } from '../../../../src/check/form-words';
import { readContentFile } from '../../../../src/check/read-text';
import { loadDictionary } from '../../../../src/check/spelling/dictionary';
import { checkSource } from '../../../../src/editor/check/check-source';
import { readSource, writeDraft } from '../../../../src/editor/drafts/draft';
import { setIn } from '../../../../src/editor/drafts/value-at';
import { titleOf } from '../../../../src/editor/texts/title-of';
import { collectionNamed } from '../../../../src/model/collections';
import type { Data } from '../../../../src/model/data';
import { nameOf } from '../../../../src/model/paths';

const PATHS = globSync('src/content/**/[!_]*.{mdx,md,yaml}');
const TEXTS = PATHS.flatMap((path) => readContentFile(path, readFileSync(path)).text ?? []);
const WORDS = await loadDictionary(readFileSync('src/check/spelling/serbian-words.bin'));
const GEL = 'products/zubni-gel.mdx';
const SITE = 'site.yaml';
const HELD_BACK = 'Dok ovo stoji, proizvod se neće videti na sajtu.';
const NOT_SENT = 'Dok ovo stoji, tekst ne može da se objavi.';
const GOES_ON = 'Ovo ne zaustavlja objavljivanje.';
const WAITS = 'Sajt koji još nije objavljen čeka dok ovo ne rešite.';

type Change = readonly [at: (string | number)[], value: unknown];

/** What the check says anew once these fields of the form are changed. */
function remarksAfter(name: string, ...changes: Change[]) {
  const path = `src/content/${name}`;
  const base = readFileSync(path, 'utf8');
  const data = changes.reduce<unknown>(
    (all, [at, value]) => setIn(all, at, value),
    readSource(path, base),
  );
  const before = new Set(
    checkSource(path, base, TEXTS, { dictionary: WORDS }).map(({ text }) => text),
  );
  const text = writeDraft({ path, base, data: data as Data, pictures: {}, at: 0 });
  return checkSource(path, text, TEXTS, { dictionary: WORDS })
    .filter((one) => !before.has(one.text))
    .map(({ at, text: said, fix = '', consequence }) => [
      at.join('.'),
      [said, fix].filter(Boolean).join(' '),
      consequence,
    ]);
}

test.each<[string, Change, string[]]>([
  [
    GEL,
    [['facts'], 'tuba 130 g · 990 din'],
    [
      'facts',
      'U proizvodu stoji cena: „tuba 130 g · 990 din“. Cena stoji u prodavnici; obrišite je.',
      HELD_BACK,
    ],
  ],
  [
    GEL,
    [['product_effects', 1], 'Snaži desni'],
    [
      'product_effects.1',
      'Ova stavka nije sa spiska dozvoljenih izjava: „Snaži desni“. Dozvoljeno je, na primer: ' +
        '„Čisti zube i osvežava dah“ ili „Pruža osećaj čistoće i svežine u ustima“. Ako je to podatak o ' +
        'proizvodu, premestite ga u „Opis proizvoda“ ili „Sastav“; ako je obećanje, obrišite ga. ' +
        'Ako sme tako, potvrdite je u polju „Potvrđene izjave“.',
      HELD_BACK,
    ],
  ],
  [
    GEL,
    [['short_name'], 'Zubni gel koji je mnogo bolji'],
    ['short_name', 'Polje „Kratak naziv“ sme da ima najviše 24 znaka.', NOT_SENT],
  ],
  [
    GEL,
    [['link'], 'nema'],
    [
      'link',
      'U polje „Veza ka prodavnici“ upišite celu vezu: počinje sa https:// i nema razmake, ili ostavite prazno, na primer: ' +
        'https://prodavnica.example.com/korpa/aloe-gel.',
      NOT_SENT,
    ],
  ],
  [
    GEL,
    [['description'], 'Dobar gel [[ukus]].'],
    [
      'description',
      'Ostalo je prazno mesto: [[ukus]] Napišite pravi tekst i obrišite zagrade. Ako nešto još ne znate, ' +
        'napišite to opštim rečima, a pitanje upišite u polje „Šta bi ovde još trebalo“.',
      NOT_SENT,
    ],
  ],
  [
    GEL,
    [['not_for'], []],
    [
      'not_for',
      'Upozorenje „pčelinje“ nema oznaku „Sadrži pčelinji proizvod“. Označite „Sadrži pčelinji proizvod“ u polju „Za koga nije“.',
      GOES_ON,
    ],
  ],
  [
    GEL,
    [['description'], 'Neguje zube dnveno.'],
    ['description', 'Reč „dnveno“ nije u rečniku. Da li ste mislili: dnevno?', GOES_ON],
  ],
  [
    SITE,
    [['phone'], 'zovite me'],
    [
      'phone',
      'U polje „Telefon“ upišite jedan broj sa pozivnim brojem, na primer: 064 123 45 67.',
      NOT_SENT,
    ],
  ],
  [
    'featured/napici.md',
    [['body'], ''],
    ['body', 'Tekst je prazan. Napišite dve do tri rečenice.', NOT_SENT],
  ],
  [
    'steps.yaml',
    [['items'], []],
    ['', 'U ovom spisku nema nijedne stavke. Dodajte bar jednu.', NOT_SENT],
  ],
  [
    'questions.yaml',
    [['items', 1, 'answer'], 'Da, pomaže želucu.'],
    ['items.1.answer', expect.stringMatching(/polju „Potvrđene izjave“\.$/) as never, WAITS],
  ],
])('%s: %j', (name, change, said) => {
  expect(remarksAfter(name, change)).toEqual([said]);
});

describe('Of a draft', () => {
  test('a question says that nothing waits for its answer', () => {
    const asked = remarksAfter(GEL, [['draft'], true], [['facts'], 'tuba 130 g · 990 din']);
    expect(asked.map(([at, , consequence]) => [at, consequence])).toEqual([['facts', GOES_ON]]);
  });
});

test.each([
  [
    'Polje „image“ je isto u fajlovima zubni-gel.mdx i aloe-gel.mdx: ./gel.jpg',
    'Polje „Slika“ je isto u tekstovima „Zubni gel sa aloe verom i propolisom“ i „Aloe vera gel“: ./gel.jpg',
  ],
  ['Broj je skoro isti (buying.yaml, red 57).', 'Broj je skoro isti („Pitanja pre kupovine“).'],
  [
    'Proverite broj u polju „facts“ („Kratka činjenica“).',
    'Proverite broj u polju „Kratka činjenica“.',
  ],
  ['Napišite red ovako: name: "null"', 'Upišite: "null"'],
  ['Dan u redu „publish_from: 2062-11-01“ je daleko.', 'Dan u redu „2062-11-01“ je daleko.'],
  ['Obrišite je. Više: https://primer.rs', 'Obrišite je. Više: https://primer.rs'],
  ['Napišite: **Alergeni:** soja', 'Napišite: **Alergeni:** soja'],
])('Without keys, lines and files: %s', (inFile, inForm) => {
  const titles = new Map(TEXTS.map((text) => [nameOf(text.path), titleOf(text.path, text.data)]));
  const finding = warning('src/content/products/zubni-gel.mdx', 1, inFile);
  const words = wordsForForm(finding, collectionNamed('products'), (name) => titles.get(name));
  expect(words.text).toBe(inForm);
});
