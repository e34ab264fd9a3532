// A mistake is reported with its line, one message and an advice, and nothing else is reported.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../src/check/check-content.ts';
import { checkWith, edit, REAL, say, textOf } from './changed-site.ts';
import { MISTAKES_IN_DATA, rowsOf } from './rows/mistakes-in-data.ts';
import { MISTAKES_IN_PRODUCTS } from './rows/mistakes-in-products.ts';
import { MISTAKES_IN_TEXTS } from './rows/mistakes-in-texts.ts';
import { MISTAKES_OF_STRANGERS } from './rows/mistakes-of-strangers.ts';
import { NO_MISTAKES } from './rows/no-mistakes.ts';

const GEL = 'products/aloe-gel.mdx';
const TOOTH_GEL = 'products/zubni-gel.mdx';
const DRAFT = 'products/krema.mdx';

const errorsIn = (text: string, path = DRAFT) =>
  say(checkWith({ [path]: text }).findings, path).filter((line) => line.startsWith('error'));

function firstChangedLine(before: string, after: string): number {
  const [rows, changed] = [before.split('\n'), after.split('\n')];
  const longer = rows.length > changed.length ? rows : changed;
  return longer.findIndex((_, index) => rows[index] !== changed[index]) + 1;
}

/** „warning @ …“ is told at the line of the edit, „warning @+2 …“ two lines below it. */
const withLine = (sentence: string, line: number) =>
  sentence.replace(/(?<=^\w+ )@([+-]\d+)?/, (_, below = '0') => `${line + Number(below)}`);

describe('a mistake', () => {
  it.each([
    ...rowsOf(MISTAKES_IN_DATA),
    ...rowsOf(MISTAKES_IN_PRODUCTS),
    ...rowsOf(MISTAKES_IN_TEXTS),
    ...MISTAKES_OF_STRANGERS,
  ])('%s is told with its line', (_, file, from, to, ...said) => {
    const edited = edit(file, from, to);
    const found = say(checkWith({ [file]: edited }).findings, file);
    const told = found.filter((line) => !line.startsWith('question'));
    const sentences = told.map((line, index) =>
      said[index]?.includes(' → ') ? line : line.replace(/ → [\s\S]*/, ''),
    );
    const line = firstChangedLine(textOf(file), edited);
    expect(sentences).toEqual(said.map((sentence) => withLine(sentence, line)));
  });

  it('of each file and kind is reported in the same run', () => {
    const { findings } = checkWith({
      [GEL]: edit(GEL, 'name: Aloe', 'name: Gel: aloe').replace('## Način', '## Nacin'),
      'featured/zubni-gel.md': edit('featured/zubni-gel.md', 'product: 14', 'product: 44'),
      'products/kinds.yaml': edit('products/kinds.yaml', 'title: Dod', 'titl: Dod'),
      'site.yaml': edit('site.yaml', 'email:', 'mejl:'),
    });
    expect(say(findings).map((line) => line.split(' ')[1])).toEqual([
      'featured/zubni-gel.md:7',
      'products/aloe-gel.mdx:3',
      'products/aloe-gel.mdx:36',
      'products/kinds.yaml:44',
      'site.yaml:10',
      'site.yaml:10',
    ]);
  });
});

describe('what is right', () => {
  it('is not reported: the content as it is', () => {
    const { findings } = checkContent(REAL, new Date('2026-11-20'));
    expect(say(findings).filter((line) => !line.startsWith('question'))).toEqual([]);
  });

  it.each(rowsOf(NO_MISTAKES))('is not reported: %s', (_, file, from, to) => {
    expect(say(checkWith({ [file]: edit(file, from, to) }).findings, file)).toEqual([]);
  });

  it('is not reported: another product, with Windows line ends and a byte order mark', () => {
    const next = textOf(GEL)
      .replace('id: 1\n', 'id: 21\n')
      .replace(/^name: .*/m, 'name: Krema')
      .replace(/^image: .*/m, 'image: ../about/o-meni.jpg')
      .replace('## Sastav\n\n', '## Sastav\n\nVoda i glicerin. ')
      .replace(/^alt: .*/m, 'alt: Savetnica drži aloe veru')
      .replace(/^link: .*/m, 'link: https://prodavnica.example.com/korpa/novo');
    const text = `\uFEFF${next.replaceAll('\n', '\r\n')}`;
    expect(say(checkWith({ [DRAFT]: text }).findings)).toEqual([]);
  });
});

it.each([
  [
    'products/paket-pet-proizvoda.mdx',
    '/products/arginin)',
    '/products/kardio-coq10)',
    '„L-arginin u prahu“ vodi na proizvod broj 13, a to je „Kardio CoQ10“. → Ako ste mislili na „L-arginin, napitak u prahu“, upišite adresu /products/arginin.',
  ],
])(
  'a link in %s that names another product than it leads to is asked about',
  (file, from, to, asked) => {
    const { findings } = checkWith({ [file]: edit(file, from, to) });
    const line = firstChangedLine(textOf(file), edit(file, from, to));
    expect(say(findings, file)).toEqual([`question ${line} ${asked}`]);
  },
);

describe('a copy of a product', () => {
  it('is reported once, with the names of both, since either of them may be the copy', () => {
    const copy = textOf(TOOTH_GEL);
    const said = say(checkWith({ 'products/kopija.mdx': copy }).findings);
    const twins = said.filter((line) => line.includes('je isto u fajlovima'));
    expect(twins).toEqual(
      ['2 Polje „id“', '3 Polje „name“', '6 Polje „image“', '7 Polje „alt“', '8 Polje „link“'].map(
        (field) =>
          expect.stringContaining(
            `products/kopija.mdx:${field} je isto u fajlovima zubni-gel.mdx i kopija.mdx`,
          ),
      ),
    );
  });

  it('is reported where the higher number is, whatever the names of the files', () => {
    const copy = textOf('products/arginin.mdx').replace('id: 4', 'id: 21');
    const said = say(checkWith({ 'products/a-kopija.mdx': copy }).findings);
    const twins = said.filter((line) => line.includes('je isto u fajlovima'));
    expect(twins.length).toBeGreaterThan(0);
    for (const twin of twins)
      expect(twin).toMatch(/^warning products\/a-kopija\.mdx:.* arginin\.mdx i a-kopija\.mdx: /);
  });

  it('is reported as a copy of its „Sastav“', () => {
    const copy = textOf(TOOTH_GEL).replace('id: 14', 'id: 21');
    const said = say(checkWith({ 'products/kopija.mdx': copy }).findings, 'products/kopija.mdx');
    expect(said).toContainEqual(
      expect.stringContaining('„Sastav“ je od reči do reči isti kao u fajlu zubni-gel.mdx.'),
    );
  });
});

describe('two products that have exchanged their numbers', () => {
  it('raise a question where the words of a link or a card name the other product', () => {
    const [peach, berry] = ['products/breskva-napitak.mdx', 'products/bobicasti-napitak.mdx'];
    const { findings, missing } = checkWith({
      [peach]: edit(peach, 'id: 2', 'id: 3'),
      [berry]: edit(berry, 'id: 3', 'id: 2'),
    });
    const asked = findings.filter(({ file }) => file.endsWith('questions.yaml'));
    expect(say(asked)).toEqual([
      expect.stringMatching(
        /^question questions.yaml:4 „napitak sa breskvom“ vodi na proizvod broj 2, .* upišite broj 3\.$/,
      ),
    ]);
    expect(missing).toContainEqual(
      expect.objectContaining({ level: 'must', text: asked[0]?.text, line: 4 }),
    );
  });
});

describe('a draft', () => {
  const begun = '---\nid: 21\nname: Krema za ruke\ndraft: true\n---\n';

  it.each([
    ['the form for a new product', readFileSync('src/content/products/_novi-proizvod.mdx', 'utf8')],
    ['a name alone', begun],
    ['without its number', begun.replace('id: 21\n', '')],
    ['without its picture', begun.replace('draft', 'image: ./krema.jpg\ndraft')],
    [
      'with empty sections',
      `${begun}\n## Opis proizvoda\n\n## Sastav\n\nVoda.\n\n## Efekti proizvoda\n\n-\n\n## Način upotrebe\n`,
    ],
  ])('may be half done: %s', (_, text) => {
    const { findings, missing } = checkWith({ [DRAFT]: text });
    expect(say(findings)).toEqual([]);
    expect(missing.filter(({ file }) => file.includes(DRAFT))).toEqual([]);
  });

  it('is still reported for what is written wrongly, since that may break other pages', () => {
    const wrong = begun.replace('id: 21', 'id: 1').replace('name:', 'nmae:');
    expect(errorsIn(`${wrong}\nManje od <5 ml.\n`)).toEqual([
      expect.stringContaining('error 2 Polje „id“ je isto u fajlovima aloe-gel.mdx i krema.mdx: 1'),
      expect.stringContaining('error 3 Polje „nmae“ ne postoji; verovatno ste mislili „name“.'),
      expect.stringContaining('error 7 Znak < se ovde čita kao programski kod.'),
    ]);
  });

  it('must be complete as soon as it is to be shown', () => {
    const shown = errorsIn(begun.replace('draft: true\n', ''));
    expect(shown).toContainEqual(expect.stringMatching(/^error 4 Nedostaje polje „kind“/));
    expect(shown).toContainEqual(expect.stringContaining('Nedostaje odeljak „Sastav“.'));
  });

  it('hides its card too, and must not be linked yet', () => {
    const draft = edit(TOOTH_GEL, 'id: 14', 'id: 14\ndraft: true');
    const link = edit(GEL, 'Ukus je', '[Zubni gel](/products#14) Ukus je');
    const { findings } = checkWith({ [TOOTH_GEL]: draft, [GEL]: link });
    expect(findings.map(({ file, severity }) => [severity, file.replace(/.*\//, '')])).toEqual([
      ['note', 'zubni-gel.md'],
      ['warning', 'aloe-gel.mdx'],
    ]);
  });
});
