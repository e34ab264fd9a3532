// Parses the text below the data, by the parser that Astro uses too. MDX stops at the first sign that it
// takes for code, with an English message: this reports the sign in Serbian, blanks it out and parses again.
import { error, type Finding } from './finding.ts';
import { findNearest } from './nearest.ts';
import { LEFT_SOURCE } from './patterns/leftovers.ts';
import { fillIn } from './patterns/pattern-rule.ts';

/** A node of mdast, with the properties that the rules use. */
export interface Node {
  type: string;
  value?: string;
  name?: string | null;
  depth?: number;
  url?: string;
  alt?: string | null;
  ordered?: boolean;
  start?: number | null;
  checked?: boolean | null;
  attributes?: readonly { type: string; name?: string; value?: unknown }[];
  children?: readonly Node[];
  /** Lines from 1, offsets from 0. */
  position: { start: Point; end: Point };
}
interface Point {
  line: number;
  offset: number;
}

/** @throws an error whose message starts with `LINE:COLUMN:`. */
export type Parse = (source: string, isMdx: boolean) => Node;

export function visit(node: Node | undefined, callback: (node: Node) => void): void {
  if (!node) return;
  callback(node);
  for (const child of node.children ?? []) visit(child, callback);
}

const ESCAPE = 'ispred stavite obrnutu kosu crtu: \\$0';

interface CodeSign {
  /** Matches the text from the place where the parser stopped. */
  sign: RegExp;
  text: string;
  fix: string;
}

/** What MDX reads as code; the first row that matches counts. */
export const CODE_SIGNS: readonly CodeSign[] = [
  {
    // Behind „:contentReference[oaicite:0]“.
    sign: /^\{index=\d*\}/,
    text: LEFT_SOURCE.text,
    fix: LEFT_SOURCE.fix,
  },
  {
    sign: /^<!--/,
    text: 'Napomena <!-- … --> ovde nije dozvoljena.',
    fix: 'Obrišite je, od <!-- do -->.',
  },
  {
    sign: /^<(?:https?:|mailto:)?([^\s<>]+[@.][^\s<>]+)>/,
    text: 'Adresa između znakova < i > čita se kao programski kod.',
    fix: 'Napišite vezu ovako: [tekst](https://adresa) ili [adresa](mailto:adresa)',
  },
  {
    sign: /^<\/?[A-Za-z]\w*[^<>]*>/,
    text: 'Oznaka $0 čita se kao programski kod.',
    fix: 'Obrišite je. Pre novog pasusa ostavite prazan red, a podebljano se piše ovako: **tekst**',
  },
  {
    sign: /^<\S*/,
    text: 'Znak < se ovde čita kao programski kod.',
    fix: `Napišite rečima („manje od“) ili ${ESCAPE}`,
  },
  {
    sign: /^\{([^{}]*)\}/,
    text: 'Vitičasta zagrada { se ovde čita kao programski kod.',
    fix: 'Napišite običnim zagradama: ($1)',
  },
  {
    sign: /^[{}]/,
    text: 'Vitičasta zagrada $0 se ovde čita kao programski kod.',
    fix: `Napišite običnu zagradu ili ${ESCAPE}`,
  },
  {
    sign: /^(?:import|export)\b/,
    text: 'Red koji počinje rečju $0 čita se kao programski kod.',
    fix: 'Počnite ga drugom rečju, a ako nije Vaš, obrišite ga.',
  },
  {
    sign: /^/,
    text: 'Ovde tekst nije ispravno napisan.',
    fix: 'Uporedite ga sa drugim fajlom iz istog foldera.',
  },
];

/** After so many signs that MDX would read as code, the rest waits for the next check. */
const MOST_SIGNS = 50;
/** In characters, of all parses of one text together: the longest texts wait earlier. */
const MOST_PARSED = 1_000_000;

/** The tree of the text, undefined when the text cannot be parsed, and what MDX would read as code. */
export function readMarkdown(
  path: string,
  body: string,
  components: readonly string[],
  parse: Parse,
): { tree?: Node; findings: Finding[] } {
  const findings: Finding[] = [];
  const lines = body.split('\n');
  const tries = Math.min(MOST_SIGNS, Math.ceil(MOST_PARSED / body.length));
  for (let signs = 0; signs < tries; signs++) {
    const source = lines.join('\n');
    try {
      return { tree: parse(source, path.endsWith('.mdx')), findings };
    } catch (reason) {
      const stop = findStop(lines, reason instanceof Error ? reason.message : '');
      findings.push(reportCode(path, stop?.line ?? 1, stop?.rest ?? '', components));
      if (!stop) break;
      lines[stop.line - 1] = stop.blanked;
    }
  }
  return { findings };
}

/**
 * Where the parser stopped, by the `LINE:COLUMN:` of its message: the line from 1, its text from the sign on, and
 * the line with a space in the place of the sign. Undefined when the message names no place.
 */
function findStop(lines: readonly string[], message: string) {
  const [, row, column] = /^(\d+):(\d+)/.exec(message) ?? [];
  if (row === undefined) return undefined;
  const text = lines[Number(row) - 1] ?? '';
  // Some messages count the column in bytes, so the sign is searched around that column.
  const before = Math.max(...['<', '{'].map((sign) => text.lastIndexOf(sign, Number(column) - 1)));
  const at = Math.max(0, before >= 0 ? before : text.search(/[<{]/));
  return {
    line: Number(row),
    rest: text.slice(at),
    blanked: `${text.slice(0, at)} ${text.slice(at + 1)}`,
  };
}

export function reportCode(
  path: string,
  line: number,
  rest: string,
  components: readonly string[],
): Finding {
  return error(path, line, ...explain(rest, components));
}

/** What is wrong at the beginning of this text, and how to correct it. */
function explain(rest: string, components: readonly string[]): [text: string, fix: string] {
  const [tag = '', slash, name = ''] = /^<(\/?)(\w+)[^<>]*>/.exec(rest) ?? [];
  if (components.includes(name) && !/^\w+ \w+ *\/?$/.test(tag.slice(1, -1))) {
    return [
      `Deo ${tag} nema i početak i kraj.`,
      `Ako stoji sam, napišite: <${name} /> Ako obuhvata tekst, ispred tog teksta stoji ` +
        `<${name}>, a iza njega </${name}>`,
    ];
  }
  const nearest = tag && findNearest(tag.replace(/[^\p{L}]/gu, ''), components);
  if (nearest)
    return [
      `Oznaka ${tag} nije tačno napisana.`,
      `Napišite: <${slash}${nearest}${slash ? '' : ' /'}>`,
    ];
  for (const { sign, text, fix } of CODE_SIGNS) {
    const found = sign.exec(rest);
    if (found) return [fillIn(text, found), fillIn(fix, found)];
  }
  throw new Error('The last sign fits everything');
}
