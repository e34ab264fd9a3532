// Whatever the table of `model/text-parts.ts` does not allow in a text is an error: a kind of node, an attribute, a
// comment that is more than a comment. A node that nobody has thought of is one, too.
import type { TextParts } from '../../model/file/text-parts.ts';
import type { Node } from '../../text/node.ts';
import { reportCode, reportHalf } from '../code-signs.ts';
import { error, type Finding } from '../finding.ts';
import type { Text } from '../read-text.ts';
import { fieldNamed, say, type Words } from '../wording.ts';

type Advice = readonly [text: string, fix: Words];

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
    say`Obrišite je. Proizvod i kartica za sliku imaju svoje polje, ${fieldNamed('image')}.`,
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

export function checkAllowedParts({ path, body, collection, tree }: Text): Finding[] {
  return tree ? checkNode(path, tree, body, collection.parts) : [];
}

function checkNode(path: string, node: Node, body: string, parts: TextParts): Finding[] {
  const { start, end } = node.position;
  const source = body.slice(start.offset, end.offset);
  const below = () => (node.children ?? []).flatMap((child) => checkNode(path, child, body, parts));
  if (node.type === 'component') return [...checkAttributes(path, node, parts), ...below()];
  if (node.type === 'componentTag') return [reportHalf(path, start.line, source)];
  if (node.type === 'codeSign') {
    const [rest = ''] = body.slice(start.offset).split('\n');
    // „</p>“ goes with the „<p>“ above it, which has its finding.
    const [, closed] = /^<\/(\w+)/.exec(rest) ?? [];
    const above = body.slice(0, start.offset);
    if (closed && new RegExp(`(?<!\\\\)<${closed}\\b`).test(above)) return [];
    return [reportCode(path, start.line, rest, Object.keys(parts.components))];
  }
  const kind = kindOf(node, source);
  if (parts.nodes.includes(kind)) return [...checkPlace(path, node, body), ...below()];
  const typed = kind === 'code' ? body.slice(body.lastIndexOf('\n', start.offset) + 1) : source;
  return [refuse(path, start.line, kind, typed)];
}

/** MDX takes a component at the beginning of a line for a part of its own, and cuts the paragraph there. */
function checkPlace(path: string, { type, position, children = [] }: Node, body: string) {
  if (type !== 'paragraph' || position.start.line === position.end.line) return [];
  const atStart = children.filter(({ type, position: { start } }) => {
    const before = body.slice(body.lastIndexOf('\n', start.offset - 1) + 1, start.offset);
    return type === 'component' && before.trim() === '';
  });
  return atStart.map(({ name, position: { start } }) => {
    const message = `Red počinje oznakom <${name}>, pa sajt tu prekida pasus.`;
    const fix = 'Prebacite je u prethodni red, ili iznad i ispod nje ostavite prazan red.';
    return error(path, start.line, message, fix);
  });
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

function checkAttributes(path: string, node: Node, { components }: TextParts): Finding[] {
  const { name = '', attributes = {}, position } = node;
  const allowed = components[name] ?? {};
  const report = (text: string, fix: string) => [error(path, position.start.line, text, fix)];
  return Object.entries(attributes).flatMap(([key, value]) => {
    const values = Object.hasOwn(allowed, key) ? allowed[key] : undefined;
    if (!values)
      return report(
        `U oznaci <${name}> stoji i ono što joj ne pripada: ${key}`,
        `Napišite: ${[`<${name}`, ...Object.keys(allowed).map((one) => `${one}="${allowed[one]?.[0]}"`)].join(' ')} />`,
      );
    if (values.includes(value)) return [];
    return report(
      `Podatak ${key}="${value}" nije tačan.`,
      `Napišite: ${values.map((one) => `${key}="${one}"`).join(' ili ')}`,
    );
  });
}
