// Whatever the table of `model/text-parts.ts` does not allow in a text is an error: a kind of node, an attribute, a
// comment that is more than a comment. A node that nobody has thought of is one, too.
import { drawnMarkdown } from '../../model/product-text.ts';
import { type TextParts, textPartsOf } from '../../model/text-parts.ts';
import { error, type Finding } from '../finding.ts';
import { linksInText } from '../links-in-text.ts';
import { type Node, reportCode } from '../markdown.ts';
import type { Text } from '../read-text.ts';

type Advice = readonly [text: string, fix: string];

const WRITE_LINK = 'Napišite vezu ovako: [tekst](adresa)';
const WRITE_PLAIN = 'Napišite to običnim rečenicama.';

/** Why a kind of node is refused; `source` is its Markdown. `OTHER` stands for all that have no row. */
const REFUSALS: Readonly<Record<string, (source: string) => Advice>> = {
  html: (source) => [
    `Oznaka ${(/<(?!!)[^<>\n]*>?/.exec(source) ?? /<[^<>\n]*>?/.exec(source))?.[0].trim()} je kod iz drugog programa.`,
    'Obrišite sve što stoji između znakova < i >, zajedno sa njima, i ostavite samo tekst.',
  ],
  code: (source) => {
    if (/^\s/.test(source))
      return [
        'Pasus je uvučen, pa ga sajt prikazuje kao programski kod.',
        'Obrišite razmake ili tabulator na početku reda.',
      ];
    const isSuggestion = source.startsWith('```suggestion');
    return [
      isSuggestion
        ? 'Ostao je predlog izmene sa GitHuba, između redova ```suggestion i ```.'
        : 'Tekst između redova sa znacima ``` ili ~~~ sajt prikazuje kao programski kod.',
      'Obrišite oba reda, a tekst između njih ostavite.',
    ];
  },
  inlineCode: (source) => [
    `Tekst između dva znaka \` sajt prikazuje kao programski kod: ${quote(source)}`,
    'Obrišite oba znaka. Za naziv stoje navodnici: „tekst“',
  ],
  delete: (source) => [
    `Između dva znaka ~ tekst se na sajtu vidi precrtan: „${quote(source.replaceAll('~', ''))}“.`,
    'Za raspon napišite crticu, a za približno: oko.',
  ],
  image: (source) => [
    `Slika u ovom tekstu se ne prikazuje: ${quote(source)}`,
    'Obrišite je. Slika se navodi u podacima na vrhu, u polju „image“.',
  ],
  imageReference: (source) => [
    `Adresa slike ne stoji uz nju: ${quote(source)}`,
    'Napišite je ovako: ![Bela boca gela](./ime-slike.jpg)',
  ],
  linkReference: (source) => [`Adresa veze ne stoji uz njen tekst: ${quote(source)}`, WRITE_LINK],
  definition: (source) => [`Adresa stoji odvojeno od teksta veze: ${quote(source)}`, WRITE_LINK],
  footnoteReference: (source) => [
    `Fusnotu „${quote(source)}“ sajt ne prikazuje na srpskom.`,
    'Izvor ili dopunu napišite u samoj rečenici, u zagradi.',
  ],
  footnoteDefinition: (source) => [
    `Fusnotu „${quote(source)}“ sajt ne prikazuje na srpskom.`,
    'Izvor ili dopunu napišite u samoj rečenici, u zagradi, a ovaj red obrišite.',
  ],
  blockquote: () => [
    'Znak > na početku reda pravi citat, a ovde ne može da stoji.',
    'Obrišite znak >, a tuđe reči stavite pod navodnike: „…“',
  ],
  callout: (source) => [
    `Oznaka ${/\[![^\]]*\]/.exec(source)?.[0]} se na sajtu vidi onako kako je napisana.`,
    'Obrišite je, a važnu reč podebljajte: **Važno:**',
  ],
  task: () => [
    'Stavka počinje zagradama [ ] ili [x], pa se na sajtu vidi kvadratić.',
    'Obrišite zagrade.',
  ],
  heading: (source) => [
    `Naslov ovde ne može da stoji: „${quote(source)}“.`,
    'Obrišite znakove # na početku reda, ili ga podebljajte: **tekst**',
  ],
  list: () => ['Lista ovde ne može da stoji.', 'Napišite to jednom ili dvema rečenicama.'],
  table: () => ['Tabela ovde ne može da stoji.', WRITE_PLAIN],
  thematicBreak: () => ['Crta preko cele strane ovde ne može da stoji.', 'Obrišite taj red.'],
};

const OTHER = (source: string): Advice => [
  `Ovaj deo sajt ne ume da prikaže: ${quote(source)}`,
  WRITE_PLAIN,
];

const LONGEST_QUOTE = 60;

function quote(source: string): string {
  const [first = ''] = source.split('\n');
  return first.length > LONGEST_QUOTE ? `${first.slice(0, LONGEST_QUOTE)}…` : first;
}

/**
 * How a part begins in a text that has no tree, in the browser of /admin. Its writer makes plain text of code and of
 * fences, so these need no row.
 */
const SIGNS: readonly { node: string; sign: RegExp }[] = [
  { node: 'definition', sign: /^ {0,3}\[(?!\^)[^[\]]{1,200}\]:\s*\S/ },
  { node: 'footnoteDefinition', sign: /^ {0,3}\[\^[^[\]]{1,40}\]:/ },
  { node: 'footnoteReference', sign: /\[\^[^[\]\s]{1,40}\](?!:)/ },
  { node: 'inlineCode', sign: /(?<![\\`])`[^`]{1,200}`(?!`)/ },
  { node: 'task', sign: /^\s*(?:[-*+]|\d+[.)]) \[[ xX]\] / },
  { node: 'blockquote', sign: /^ {0,3}>/ },
  { node: 'heading', sign: /^ {0,3}#{1,6} / },
  { node: 'list', sign: /^ {0,3}(?:[-*+]|\d+[.)]) / },
  { node: 'table', sign: /^ {0,3}\|(?:\s*:?-+:?\s*\|)+\s*$/ },
];

function checkLines({ path, body, collection }: Text): Finding[] {
  const { nodes } = textPartsOf(collection);
  const refused = SIGNS.filter(({ node }) => !nodes.includes(node));
  const pictures = nodes.includes('image') ? [] : linksInText(body).filter((one) => one.isPicture);
  return [
    ...body.split('\n').flatMap((row, index) => {
      const found = refused.find(({ sign }) => sign.test(row));
      return found ? [refuse(path, index + 1, found.node, row)] : [];
    }),
    ...pictures.map(({ line, start, end }) =>
      refuse(path, line, 'image', body.slice(start - 1, end)),
    ),
  ];
}

/** The refused parts. A product is drawn as Markdown without its comments, so it is also read in that way. */
export function checkAllowedParts(text: Text): Finding[] {
  const { path, body, collection, tree, drawn } = text;
  if (!tree) return checkLines(text);
  const parts = textPartsOf(collection);
  const found = (root: Node | undefined, source: string) =>
    root ? checkNode(path, root, source, parts) : [];
  const refused = found(tree, body);
  const tagIn = (finding: Finding) => /^Oznaka (<[^>]*>)/.exec(finding.text)?.[1];
  const isNew = (finding: Finding) =>
    !refused.some(
      (one) => one.line === finding.line && tagIn(one) && tagIn(one) === tagIn(finding),
    );
  return [...refused, ...found(drawn, drawnMarkdown(body)).filter(isNew)];
}

function checkNode(path: string, node: Node, body: string, parts: TextParts): Finding[] {
  const { start, end } = node.position;
  const source = body.slice(start.offset, end.offset);
  const { line } = start;
  const names = Object.keys(parts.components);
  if (node.type.startsWith('mdx')) {
    const isComponent = /^mdxJsx(Text|Flow)Element$/.test(node.type);
    if (isComponent && names.includes(node.name ?? ''))
      return [
        ...checkAttributes(path, node, parts),
        ...(node.children ?? []).flatMap((child) => checkNode(path, child, body, parts)),
      ];
    const isComment = /^mdx(Text|Flow)Expression$/.test(node.type) && isMdxComment(node.value);
    return isComment ? [] : [reportCode(path, line, source, names)];
  }
  const kind = kindOf(node, source);
  if (parts.nodes.includes(kind))
    return (node.children ?? []).flatMap((child) => checkNode(path, child, body, parts));
  const typed = kind === 'code' ? body.slice(body.lastIndexOf('\n', start.offset) + 1) : source;
  return [refuse(path, line, kind, typed)];
}

function refuse(path: string, line: number, kind: string, source: string): Finding {
  const explain = REFUSALS[kind] ?? OTHER;
  return error(path, line, ...explain(source));
}

/** The kind of a node in the table: its type, except where one type stands for two things. */
function kindOf({ type, checked }: Node, source: string): string {
  if (type === 'html' && isHtmlComment(source)) return 'comment';
  if (type === 'listItem' && typeof checked === 'boolean') return 'task';
  if (type === 'blockquote' && /^>\s*\[!/.test(source)) return 'callout';
  return type;
}

/** One whole comment. Browsers end it in more ways than at „-->“, so it holds no sign of a tag at all. */
function isHtmlComment(source: string): boolean {
  return /^<!--[^<>]*-->\s*$/.test(source);
}

/** Exactly one comment between the curly brackets. */
function isMdxComment(value = ''): boolean {
  return value.startsWith('/*') && value.indexOf('*/', 2) === value.length - 2;
}

function checkAttributes(path: string, node: Node, { components }: TextParts): Finding[] {
  const { name = '', attributes = [], position } = node;
  const allowed = components[name ?? ''] ?? {};
  const report = (text: string, fix: string) => [error(path, position.start.line, text, fix)];
  return attributes.flatMap(({ type, name: key = '', value }) => {
    const values = Object.hasOwn(allowed, key) ? allowed[key] : undefined;
    if (type !== 'mdxJsxAttribute' || !values)
      return report(
        `U oznaci <${name}> stoji i ono što joj ne pripada: ${key || '{…}'}`,
        `Napišite: ${[`<${name}`, ...Object.keys(allowed).map((one) => `${one}="${allowed[one]?.[0]}"`)].join(' ')} />`,
      );
    if (typeof value === 'string' && values.includes(value)) return [];
    const typed = typeof value === 'string' ? value : '…';
    return report(
      `Podatak ${key}="${typed}" nije tačan.`,
      `Napišite: ${values.map((one) => `${key}="${one}"`).join(' ili ')}`,
    );
  });
}
