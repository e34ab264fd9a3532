// Finds where Markdown makes something else of a text than the writer meant, and signs of Markdown that would be
// shown as they were typed. `allowed-parts.ts` refuses what no text may hold.
import { hasLinks } from '../../model/collections.ts';
import { listValues } from '../../model/data.ts';
import { withModuleWords } from '../../model/file/markdown-escape.ts';
import { splitField } from '../../text/links.ts';
import { type Node, visit } from '../../text/node.ts';
import { error, type Finding, warning } from '../finding.ts';
import { LEFT_ADDRESS, LEFT_SIGNS } from '../patterns/left-signs.ts';
import { applyRules } from '../patterns/pattern-rule.ts';
import { BROKEN_LABEL, findBrokenLabels } from '../product-headings.ts';
import type { Text } from '../read-text.ts';

type Advice = readonly [text: string, fix: string] | false;

/** A day at the beginning of a line, which Markdown takes for item 12 of a list: „12. maja“. */
const DAY = /^\d+\. (jan|feb|mar|apr|maj|jun|jul|avg|sep|okt|nov|dec)/i;

/** Rules by the type of node; `source` is the Markdown of the node. */
const SHAPES: Readonly<Record<string, (node: Node, source: string, isProduct: boolean) => Advice>> =
  {
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
    list: ({ ordered, start }, source) => {
      if (ordered !== true || (start === 1 && !DAY.test(source))) return false;
      const [words = ''] = /^\S+(\s+\S+){0,2}/.exec(source) ?? [];
      return [
        `Red počinje brojem i tačkom („${words}“), pa se na sajtu vidi kao stavka liste.`,
        `Počnite rečenicu drugom rečju ili napišite: ${words.replace(/[.)]/, '\\$&')}`,
      ];
    },
    image: ({ alt }, source) =>
      (alt ?? '').trim() === '' && [
        `Slika nema opis: ${source}`,
        'Opišite šta se vidi: ![Bela boca gela](./ime-slike.jpg)',
      ],
  };

/** The gravest of the signs that are left in this plain text; `line` is the number of its first line. */
function findLeftSigns(path: string, line: number, source: string, rules = LEFT_SIGNS): Finding[] {
  const found = applyRules(rules, source, path, line);
  return [found.find(({ severity }) => severity === 'error') ?? found].flat().slice(0, 1);
}

const LEFT_IN_TEXT = [...LEFT_SIGNS, LEFT_ADDRESS];

/** Where emphasis begins or ends so that few would see why: beside a digit („2*1 … 3*1“), or at a picture of letters. */
function findOddEmphasis({ start, end }: Node['position'], body: string): Advice {
  const source = body.slice(start.offset, end.offset);
  const [before, after] = [body[start.offset - 1] ?? '', body[end.offset] ?? ''];
  if (/\d/.test(before) || /\d/.test(after))
    return [
      `Zvezdice uz brojeve pretvaraju tekst između njih u kosa slova i nestaju: „${before}${source}${after}“.`,
      'Napišite slovo x („2x1“) ili ispred zvezdice stavite obrnutu kosu crtu: 2\\*1',
    ];
  return (
    /^[*_]+[\u{10000}-\u{10FFFF}]|[\u{10000}-\u{10FFFF}][*_]+$/u.test(source) && [
      `Sličica stoji tik uz zvezdice: „${source}“.`,
      'Obrišite sličicu ili je stavite van zvezdica, sa razmakom.',
    ]
  );
}

export function checkShape(text: Text): Finding[] {
  return [...checkBody(text), ...checkValues(text), ...findBrokenLabels(text.path, text.body)];
}

function checkValues({ path, collection, entries, lineOf }: Text): Finding[] {
  return entries
    .flatMap((entry) => listValues(entry.data, entry.at))
    .flatMap(({ at, value }) => {
      // A confirmed sentence is a copy: the original in the text is checked.
      const isText = typeof value === 'string' && !/^https?:/.test(value);
      if (!isText || at.includes('confirmed_claims')) return [];
      const line = lineOf(at) ?? 1;
      const field = at.find((step) => typeof step === 'string') ?? '';
      // No visitor sees an open question, and nobody a field that does not exist.
      const isShown = field in collection.fileSchema.shape && field !== 'open_questions';
      const parts = splitField(value);
      const isDrawn = !isShown || hasLinks(collection, at);
      const lost = parts.find(({ target }) => target !== undefined && !isDrawn);
      // A field has no headings, so # at the start of its line is no mistake.
      const words = parts
        .map(({ text, target }) => (target === undefined ? text : ''))
        .join('')
        .replace(/^#/gm, ' ');
      return [
        ...(lost ? [reportLostLink(path, line, `[${lost.text}](${lost.target})`)] : []),
        ...findLeftSigns(path, line, words),
      ];
    });
}

function reportLostLink(path: string, line: number, link: string): Finding {
  const fix = 'Napišite samo tekst. Veze rade u odgovorima na pitanja i u tekstu ispod podataka.';
  return warning(path, line, `„${link}“ se na sajtu vidi onako kako je napisano.`, fix);
}

function checkBody({ path, collection, body, tree }: Text): Finding[] {
  const findings: Finding[] = [];
  const ofLinks = new Set<Node>();
  let columns = 0;
  let numbered = 0;
  visit(tree, (node) => {
    if (node.type === 'table') columns = node.children?.[0]?.children?.length ?? 0;
    if (node.type === 'tableRow' && node.children?.length !== columns) {
      const message = 'U redu tabele nema onoliko polja koliko u njenom prvom redu.';
      const fix = 'Polja odvojite znakom |, kao u ostalim redovima.';
      findings.push(warning(path, node.position.start.line, message, fix));
    }
    const { line, offset } = node.position.start;
    const source = body.slice(offset, node.position.end.offset);
    const number = node.type === 'heading' ? Number(/^#+ +(\d+)\. /.exec(source)?.[1] ?? 0) : 0;
    if (number > 0 && numbered > 0 && number !== numbered + 1) {
      const message = `Broj naslova se ponavlja ili preskače: „${source}“.`;
      findings.push(warning(path, line, message, `Iznad je broj ${numbered}.`));
    }
    // After a wrong number the count goes on, so that the headings below are not reported too.
    if (number > 0) numbered = numbered > 0 ? numbered + 1 : number;
    const isAllowed = collection.parts.nodes.includes(node.type);
    const shape = isAllowed ? SHAPES[node.type] : undefined;
    const advice = shape?.(node, source, collection.format === 'product');
    if (advice) findings.push((node.type === 'image' ? error : warning)(path, line, ...advice));
    // Other rules report tags, and the headings and items of a product.
    const reportedElsewhere = collection.format === 'product' ? /^[#-]|</gm : /</g;
    if (node.type === 'link') visit(node, (inside) => ofLinks.add(inside));
    if (node.type === 'text') {
      const typed = withModuleWords(source);
      const rest = typed.replace(BROKEN_LABEL, ' ').replace(reportedElsewhere, ' ');
      const rules = ofLinks.has(node) ? LEFT_SIGNS : LEFT_IN_TEXT;
      findings.push(...findLeftSigns(path, line, rest, rules));
    }
    const odd = /^(emphasis|strong)$/.test(node.type) && findOddEmphasis(node.position, body);
    if (odd) findings.push(error(path, line, ...odd));
  });
  return findings;
}
