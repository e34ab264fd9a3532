// The text below the data as a tree, by the parser that Astro uses too. What MDX refuses, it refuses
// in English and one at a time: here the sign is told, blanked out, and the text parsed again.
import { MESSAGE_KEEPERS } from '../model/collections/site.ts';
import { CONSENT_KINDS } from '../model/script-schema.ts';
import { error, type Finding } from './finding.ts';
import { findNearest } from './nearest.ts';
import { fillIn } from './pattern-rule.ts';

/** A node of mdast, as far as the rules look at it. */
export interface Node {
  type: string;
  value?: string;
  name?: string | null;
  depth?: number;
  url?: string;
  alt?: string | null;
  ordered?: boolean;
  start?: number | null;
  attributes?: readonly { name?: string; value?: unknown }[];
  children?: readonly Node[];
  /** Lines from 1, offsets from 0. */
  position: { start: Point; end: Point };
}
interface Point {
  line: number;
  offset: number;
}

/** A link or, with `!`, a picture of Markdown: that sign, the words and the address. */
export const LINK = /(!?)\[([^\]]*)\]\(\s*<?([^)\s>]*)>?[^)]*\)/g;

/** Throws an error whose message starts with `LINE:COLUMN:`. */
export type Parse = (source: string, isMdx: boolean) => Node;

/** Calls back for the node and everything below it. */
export function visit(node: Node | undefined, see: (node: Node) => void): void {
  if (!node) return;
  see(node);
  for (const child of node.children ?? []) visit(child, see);
}

const ESCAPE = 'ispred stavite obrnutu kosu crtu: \\$0';

interface CodeSign {
  /** What stands where the parser stopped. */
  sign: RegExp;
  says: string;
  cure: string;
  /** A text that begins so, and for which no sign above it is meant. */
  example: string;
}

/** What MDX reads as a program; the first that fits. */
export const CODE_SIGNS: readonly CodeSign[] = [
  {
    sign: /^<!--/,
    says: 'Napomena <!-- … --> ovde nije dozvoljena.',
    cure: 'Obrišite je, od <!-- do -->.',
    example: '<!-- kasnije -->',
  },
  {
    sign: /^<(?:https?:|mailto:)?([^\s<>]+[@.][^\s<>]+)>/,
    says: 'Adresa između znakova < i > čita se kao programski kod.',
    cure: 'Napišite vezu ovako: [tekst](https://adresa) ili [adresa](mailto:adresa)',
    example: '<ana@primer.rs>',
  },
  {
    sign: /^<\/?[A-Za-z]\w*[^<>]*>/,
    says: 'Oznaka $0 čita se kao programski kod.',
    cure: 'Obrišite je. Pre novog pasusa ostavite prazan red, a podebljano se piše ovako: **tekst**',
    example: '<br>',
  },
  {
    sign: /^<\S*/,
    says: 'Znak < se ovde čita kao programski kod.',
    cure: `Napišite rečima („manje od“) ili ${ESCAPE}`,
    example: '<25 °C',
  },
  {
    sign: /^\{([^{}]*)\}/,
    says: 'Vitičasta zagrada { se ovde čita kao programski kod.',
    cure: 'Napišite običnim zagradama: ($1)',
    example: '{boca od 1 l}',
  },
  {
    sign: /^[{}]/,
    says: 'Vitičasta zagrada $0 se ovde čita kao programski kod.',
    cure: `Napišite običnu zagradu ili ${ESCAPE}`,
    example: '{ boca',
  },
  {
    sign: /^/,
    says: 'Ovde tekst nije ispravno napisan.',
    cure: 'Uporedite ga sa drugim fajlom iz istog foldera.',
    example: 'tekst',
  },
];

/** What the attributes of the site's own components may hold. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  vrsta: CONSENT_KINDS,
  ko: MESSAGE_KEEPERS,
};

/** The tree of the text, undefined where none can be had, and what in it is read as a program. */
export function readMarkdown(
  path: string,
  body: string,
  components: readonly string[],
  parse: Parse,
): { tree?: Node; findings: Finding[] } {
  const findings: Finding[] = [];
  const report = (line: number, text: string, fix: string) =>
    findings.push(error(path, line, text, fix));
  const reportCode = (line: number, rest: string) => report(line, ...explain(rest, components));
  const lines = body.split('\n');
  for (let tries = 0; tries < 50; tries++) {
    try {
      const source = lines.join('\n');
      const tree = parse(source, path.endsWith('.mdx'));
      visit(tree, ({ type, name, value = '', attributes, position: { start } }) => {
        if (/^mdx(Text|Flow)Expression$/.test(type) && !/^\s*\/\*[\s\S]*\*\/\s*$/.test(value))
          reportCode(start.line, `{${value}}`);
        if (/^mdxj/i.test(type) && !components.includes(name ?? ''))
          reportCode(start.line, source.slice(start.offset));
        for (const { name: key = '', value: typed } of attributes ?? []) {
          const known = ATTRIBUTES[key];
          if (!known || known.includes(String(typed))) continue;
          const fix = `Napišite: ${known.map((one) => `${key}="${one}"`).join(' ili ')}`;
          report(start.line, `Podatak ${key}="${typed}" nije tačan.`, fix);
        }
      });
      return { tree, findings };
    } catch (reason) {
      const [, row, column] = /^(\d+):(\d+)/.exec((reason as Error).message) ?? [];
      const line = lines[Number(row) - 1] ?? '';
      // The column counts bytes in some messages, so the sign is looked for around it.
      const before = Math.max(
        ...['<', '{'].map((sign) => line.lastIndexOf(sign, Number(column) - 1)),
      );
      const at = Math.max(0, before >= 0 ? before : line.search(/[<{]/));
      reportCode(Number(row ?? 1), line.slice(at));
      if (row === undefined) break;
      lines[Number(row) - 1] = `${line.slice(0, at)} ${line.slice(at + 1)}`;
    }
  }
  return { findings };
}

/** What is wrong at the beginning of this text, and what to do. */
function explain(rest: string, components: readonly string[]): [text: string, fix: string] {
  const [tag = '', slash, name = ''] = /^<(\/?)(\w+)[^<>]*>/.exec(rest) ?? [];
  if (components.includes(name) && !/^\w+ \w+ *\/?$/.test(tag.slice(1, -1))) {
    return [
      `Deo ${tag} nema i početak i kraj.`,
      `Ako stoji sam, napišite: <${name} /> Ako obuhvata tekst, ispred tog teksta stoji <${name}>, a iza njega </${name}>`,
    ];
  }
  const meant = tag && findNearest(tag.replace(/[^\p{L}]/gu, ''), components);
  if (meant)
    return [
      `Oznaka ${tag} nije tačno napisana.`,
      `Napišite: <${slash}${meant}${slash ? '' : ' /'}>`,
    ];
  for (const { sign, says, cure } of CODE_SIGNS) {
    const found = sign.exec(rest);
    if (found) return [fillIn(says, found), fillIn(cure, found)];
  }
  throw new Error('The last sign fits everything');
}
