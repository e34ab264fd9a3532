// What Markdown makes of a text otherwise than its writer meant: kinds of nodes that no text here
// needs, and signs of Markdown that stay on the page as they were typed.
import { listValues } from '../../model/data.ts';
import { error, type Finding, warning } from '../finding.ts';
import { LINK, type Node, visit } from '../markdown.ts';
import type { Text } from '../read-text.ts';

type Said = readonly [text: string, fix: string] | false;

const DAY = /^\d+\. (jan|feb|mar|apr|maj|jun|jul|avg|sep|okt|nov|dec)/i;

/** By the kind of node; `source` is how it was typed. */
const SHAPES: Readonly<Record<string, (node: Node, source: string, isProduct: boolean) => Said>> = {
  code: (_, source) =>
    /^\s/.test(source) && [
      'Pasus je uvučen, pa ga sajt prikazuje kao programski kod.',
      'Obrišite razmake ili tabulator na početku reda.',
    ],
  delete: (_, source) => [
    `Između dva znaka ~ tekst se na sajtu vidi precrtan: „${source.replaceAll('~', '')}“.`,
    'Za raspon napišite crticu, a za približno: oko.',
  ],
  heading: ({ depth }, source, isProduct) => {
    if (source.includes('\n'))
      return [
        'Red sa crticama ispod teksta pretvara taj tekst u naslov.',
        'Obrišite ga ili ispred njega ostavite prazan red.',
      ];
    if (depth !== 1 || isProduct) return false;
    const title = source.replace(/^#\s*/, '');
    return [
      `Naslov „${title}“ je naslov cele stranice, a stranica ga već ima.`,
      `Napišite sa dva znaka: ## ${title}`,
    ];
  },
  html: (_, source) =>
    !source.startsWith('<!--') && [
      `Oznaka ${/<[^>]*>?/.exec(source)?.[0]} je kod iz drugog programa.`,
      'Obrišite sve što stoji između znakova < i >, zajedno sa njima, i ostavite samo tekst.',
    ],
  list: ({ ordered, start }, source) => {
    if (ordered !== true || (start === 1 && !DAY.test(source))) return false;
    const [words = ''] = /^\S+(\s+\S+){0,2}/.exec(source) ?? [];
    return [
      `Red počinje brojem i tačkom („${words}“), pa se na sajtu vidi kao stavka liste.`,
      `Počnite rečenicu drugom rečju ili napišite: ${words.replace(/[.)]/, '\\$&')}`,
    ];
  },
  image: ({ alt }, source, isProduct) => {
    if (isProduct)
      return [
        `Slika u tekstu proizvoda se ne prikazuje: ${source}`,
        'Obrišite je. Proizvod ima jednu sliku, u polju „image“.',
      ];
    if ((alt ?? '').trim() !== '') return false;
    return [
      `Slika nema opis: ${source}`,
      'Opišite šta se vidi: ![Bela boca gela](./ime-slike.jpg)',
    ];
  },
};

const SHOWN = '„$0“ se na sajtu vidi onako kako je napisano.';
/** What is left of a sign that was not read as one; not behind a backslash. Pictures and links stop the build. */
// biome-ignore format: one row a line
const LEFT: readonly (readonly [RegExp, fix: string, text?: string])[] = [
  [/!\[[^\]]*\]\([^)\s]+ [^)]*\)/, 'Preimenujte je, i ovde napišite njeno ime bez razmaka.', 'U imenu slike ima razmaka, pa je sajt ne nalazi: $0'],
  [/(?<!\\)\[[^\]]*\][\s(]*(?:https?:|www\.|\(|\/)\S*|\([^()]+\)\[(?:https?:|www\.|\/)[^\]]*\]|\([^()\s]*\)\[[^\]]+\]|\[[^\]]*\((?:https?:|\/)\S*/, 'Napišite vezu ovako: [tekst](adresa)'],
  [/(?<![\\\d\s])\*|(?<!\\)\*(?=[^\s\d]|$)/, 'Zvezdice stoje uz tekst, sa obe strane: **tekst**'],
  [/^#{1,6}[^\s#].*/m, 'Iza znakova # stavite razmak: ## Naslov'],
  [/^\s*\|.*\|\s*$/m, 'Ispod prvog reda tabele dodajte red: | --- | --- |'],
  [/^(?:-|\d+\.)\p{L}.*/mu, 'Iza crtice i iza broja stavite razmak: - tekst'],
  [/^(?:id|name|title|image): .*/m, 'Obrišite ih ovde, i sve što se ponavlja.', 'Podaci fajla stoje i u tekstu: „$0“.'],
  [/\S\t+\S/, 'Napišite svaki red kao rečenicu ili stavku liste.', 'Između reči je tabulator: kolone iz drugog programa na sajtu se spajaju.'],
  [/&(?:[a-z]+|#\d+);|<\/?[a-z][^<>]*>/i, 'Napišite samo tekst.'],
];

/** The first sign in this source of plain text that a visitor would see; `line` is its first line. */
export function findLeftSigns(path: string, line: number, source: string): Finding[] {
  for (const [rank, [pattern, fix, text = SHOWN]] of LEFT.entries()) {
    const found = pattern.exec(source);
    if (!found) continue;
    const at = line + source.slice(0, found.index).split('\n').length - 1;
    const words = text.replace('$0', () => found[0].trim());
    return [(rank < 2 ? error : warning)(path, at, words, fix)];
  }
  return [];
}

export function checkShape(text: Text): Finding[] {
  return [...checkBody(text), ...checkValues(text)];
}

function checkValues({ path, entries, lineOf }: Text): Finding[] {
  return entries
    .flatMap((entry) => listValues(entry.data, entry.at))
    .flatMap(({ at, value }) => {
      // A confirmed sentence is judged as it stands in the text.
      const isOwn = typeof value === 'string' && !/^https?:/.test(value);
      if (!isOwn || at.includes('confirmed_claims')) return [];
      // A field has no headings, so its # is a sign like any other.
      const words = value.replace(LINK, '').replace(/^#/gm, ' ');
      return findLeftSigns(path, lineOf(at) ?? 1, words);
    });
}

function checkBody({ path, collection, body, tree }: Text): Finding[] {
  const findings: Finding[] = [];
  let columns = 0;
  visit(tree, (node) => {
    if (node.type === 'table') columns = node.children?.[0]?.children?.length ?? 0;
    if (node.type === 'tableRow' && node.children?.length !== columns) {
      const words = 'U redu tabele nema onoliko polja koliko u njenom prvom redu.';
      const fix = 'Polja odvojite znakom |, kao u ostalim redovima.';
      findings.push(warning(path, node.position.start.line, words, fix));
    }
    const { line, offset } = node.position.start;
    const source = body.slice(offset, node.position.end.offset);
    const start = body.lastIndexOf('\n', offset) + 1;
    const typed = node.type === 'code' ? body.slice(start) : source;
    const said = SHAPES[node.type]?.(node, typed, collection.format === 'product');
    const isGrave = /^(html|image)$/.test(node.type);
    if (said) findings.push((isGrave ? error : warning)(path, line, ...said));
    // Tags, and a product's headings and items, have been told in words of their own.
    const told = collection.format === 'product' ? /^[#-]|</gm : /</g;
    if (node.type === 'text')
      findings.push(...findLeftSigns(path, line, source.replace(told, ' ')));
  });
  return findings;
}
