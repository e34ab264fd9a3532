// The check speaks at the field that it means, in words that name no line, no key and no file.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tellInFile, warning } from '../../../../src/check/finding.ts';
import { readContentFile } from '../../../../src/check/read-text.ts';
import { loadDictionary } from '../../../../src/check/spelling/dictionary.ts';
import {
  fieldNamed,
  inText,
  rowOf,
  say,
  type Words,
  WRITE_ROW,
} from '../../../../src/check/wording.ts';
import { checkSource, type Reader, tellInForm } from '../../../../src/editor/check/check-source.ts';
import { readSource, writeDraft } from '../../../../src/editor/drafts/draft.ts';
import { setIn } from '../../../../src/editor/drafts/value-at.ts';
import type { Data } from '../../../../src/model/data.ts';

const PATHS = globSync('src/content/**/[!_]*.{mdx,md,yaml}');
const TEXTS = PATHS.flatMap((path) => readContentFile(path, readFileSync(path)).text ?? []);
const WORDS = await loadDictionary(readFileSync('src/check/spelling/serbian-words.bin'));
const GEL = 'products/zubni-gel.mdx';
const PATH = `src/content/${GEL}`;
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
    [['name'], 'Aloe vera gel'],
    [
      'name',
      'Polje „Naziv“ je isto u tekstovima „Aloe vera gel“ i „Aloe vera gel“: Aloe vera gel Ako nije namerno, upišite drugo, tamo gde nije tačno.',
      GOES_ON,
    ],
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

test.each([
  ['mineralne-tablete', ', naročito ako ste alergični na rakove', 'scructure'],
  ['decje-tablete', ', naročito ako je dete alergično na soju', 'scructure'],
  [
    'vanila-proteinski-sejk',
    ' Za mleko, pšenicu i orašaste plodove proverite deklaraciju.',
    'scructure',
  ],
  ['kapsule-arkticko-more', '  - trudnoca\n', 'not_for'],
])(
  'what protects people is not taken from the site without a question: %s, „%s“',
  (name, deleted, field) => {
    const path = `src/content/products/${name}.mdx`;
    const published = readFileSync(path, 'utf8');
    const known = { published: TEXTS.find((one) => one.path === path) };
    const asked = (source: string) =>
      checkSource(path, source, TEXTS, known)
        .filter(({ consequence }) => consequence === 'Na sajtu će proizvod biti bez toga.')
        .map(({ at, severity }) => [at[0], severity]);
    expect(published).toContain(deleted);
    expect(asked(published)).toEqual([]);
    expect(asked(published.replace(deleted, ''))).toEqual([[field, 'question']]);
  },
);

describe('Of a draft', () => {
  test('a question says that nothing waits for its answer', () => {
    const asked = remarksAfter(GEL, [['draft'], true], [['facts'], 'tuba 130 g · 990 din']);
    expect(asked.map(([at, , consequence]) => [at, consequence])).toEqual([['facts', GOES_ON]]);
  });
});

test.each<[string, Words, string, string]>([
  [
    'a field and texts',
    say`Polje ${fieldNamed('image')} je isto u ${inText(PATH)} i ${inText('src/content/products/aloe-gel.mdx')}: ./gel.jpg`,
    'Polje „image“ je isto u zubni-gel.mdx i aloe-gel.mdx: ./gel.jpg',
    'Polje „Slika“ je isto u „Zubni gel sa aloe verom i propolisom“ i „Aloe vera gel“: ./gel.jpg',
  ],
  [
    'a line of a text',
    say`Broj je skoro isti (${inText('src/content/buying.yaml', 57)}).`,
    'Broj je skoro isti (buying.yaml, red 57).',
    'Broj je skoro isti („Pitanja pre kupovine“).',
  ],
  [
    'a line to write',
    say`${WRITE_ROW} ${rowOf('name', '"null"')}`,
    'Napišite red ovako: name: "null"',
    'Upišite: "null"',
  ],
  [
    'a field inside of a list',
    say`Polje ${fieldNamed('reason')}`,
    'Polje „reason“',
    'Polje „Razlog“',
  ],
  ['an unknown field', fieldNamed('mejl'), '„mejl“', '„mejl“'],
])('Each reader has own words: %s', (_, words, inFile, inForm) => {
  const finding = warning(PATH, 1, words);
  expect(tellInFile(finding).text).toBe(inFile);
  expect(tellInForm(finding, TEXTS).text).toBe(inForm);
});

test('Where the whole file is edited, the words are those for a file', () => {
  const source = readFileSync(PATH, 'utf8').replace(/^name: .*/m, 'name: Gel: nov');
  const said = (reader: Reader) => checkSource(PATH, source, TEXTS, {}, reader)[0]?.fix;
  expect(said('file')).toBe('Napišite red ovako: name: "Gel: nov"');
  expect(said('form')).toBe('Upišite: "Gel: nov"');
});

test('a text is no picture that may be meant', () => {
  const text = '---\nheading: O meni\n---\n\n![a](/contact)\n';
  const files = { fileNames: ['src/content/pages/contact.mdx'] };
  const found = checkSource('src/content/pages/about-me.mdx', text, [], files, 'file');
  const missed = found.filter(({ text: said }) => said.startsWith('Slika „/contact“'));
  expect(missed.map(({ fix }) => fix)).toEqual(['Stavite sliku u taj folder pod imenom contact.']);
});
