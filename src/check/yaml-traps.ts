// Values that YAML reads otherwise than they were meant: quotes, colons and signs.
import { profileLink } from './profile-link.ts';

/** A line that names a field. */
interface Entry {
  /** What stands before the value: indentation, dash, key and colon. */
  start: string;
  key: string;
  value: string;
  /** The line below. */
  next: string | undefined;
}

/** What is wrong with the value and what was meant; undefined when nothing is. */
export type Trap = (
  entry: Entry,
) => { severity?: 'warning'; text: string; value: string } | undefined;

/** Straight quotes; single ones where the text itself holds double ones. */
export function quote(text: string): string {
  if (!text.includes('"') && !text.includes('\\')) return `"${text}"`;
  return `'${text.replaceAll("'", "''")}'`;
}

/** `"Gel…”`: opened with a straight quote, closed with a curly one. */
const mixedQuotes: Trap = ({ key, value }) => {
  const [, open, text, close] = /^(["'])(.*)([”“„’‘‟])$/.exec(value) ?? [];
  if (open === undefined || text === undefined || text.includes(open)) return undefined;
  return {
    text: `Polje „${key}“ počinje pravim navodnikom (${open}), a završava se kosim (${close}).`,
    value: quote(text),
  };
};

/** `"Gel`: a straight quote that is never closed; a longer text may close it on a later line. */
const unclosedQuote: Trap = ({ key, value, next }) => {
  const [, open, text] = /^(["'])([^"']*)$/.exec(value) ?? [];
  if (open === undefined || text === undefined) return undefined;
  if (next !== undefined && !/^\s*(-\s|\w+\s*:(\s|$)|$)/.test(next)) return undefined;
  return { text: `Navodnik na početku polja „${key}“ nije zatvoren.`, value: quote(text) };
};

/** `“Gel"`: opened with a curly quote and closed with a straight or another curly one. */
const curlyQuotes: Trap = ({ key, value }) => {
  const [, text] = /^[„“”‟‚‘’»«]([^„“”‟‚‘»«"]*)[“”‟‘’»«"]$/.exec(value) ?? [];
  if (text === undefined) return undefined;
  const isCut = /: |:$| #/.test(text);
  return {
    ...(!isCut && { severity: 'warning' as const }),
    text: `Navodnici oko polja „${key}“ vide se na sajtu, jer nisu pravi (").`,
    value: isCut ? quote(text) : text,
  };
};

/** `"Gel" od aloje`: words behind the closing quote. */
const textBehindQuote: Trap = ({ key, value }) => {
  const closed = /^"(?:[^"\\]|\\.)*"|^'(?:[^']|'')*'/.exec(value)?.[0];
  if (closed === undefined || closed === value) return undefined;
  if (/^\s+#/.test(value.slice(closed.length))) return undefined;
  return {
    text: `U polju „${key}“ ima teksta i iza završnog navodnika.`,
    // `"Kaže "odlično" i to je to"`: the outer pair was meant to hold it all.
    value: quote(/^"(.*[^"\s].*)"$/.exec(value)?.[1] ?? value),
  };
};

const PLAIN = /^[^"'[\]{}|>&*!%@`#]/;

const NO_TEXT = ['kind', 'image', 'link', 'share_image'];

const hash: Trap = ({ key, value }) => {
  if (/^#\S/.test(value)) {
    return {
      text: `Sve iza znaka # sajt ne prikazuje, pa je polje „${key}“ prazno.`,
      value: quote(value),
    };
  }
  const [, text = '', rest = ''] = /^(.*?)(?:\s+#)(.*)$/.exec(value) ?? [];
  // Behind what is no text it is a note.
  if (rest.startsWith(' ') && NO_TEXT.includes(key)) return undefined;
  if (!PLAIN.test(value) || text === '' || /^(true|false|[\d.-]+)$/.test(text)) return undefined;
  return {
    ...(rest.startsWith(' ') && { severity: 'warning' as const }),
    text: `Sve iza znaka # sajt ne prikazuje: od polja „${key}“ ostaje samo „${text}“.`,
    value: quote(value),
  };
};

const colon: Trap = ({ key, value }) => {
  if (!PLAIN.test(value) || !/:(\s|$)/.test(value)) return undefined;
  return {
    text: `U polju „${key}“ je dvotačka, pa sajt misli da tu počinje novo polje.`,
    value: quote(value),
  };
};

/** `[kupi](https://…)`: a link as it is written in running text. */
const markdownLink: Trap = ({ key, value }) => {
  const address = /^\[[^\]]*\]\((\S+)\)$/.exec(value)?.[1];
  if (address === undefined) return undefined;
  return { text: `U polju „${key}“ stoji samo adresa, bez zagrada.`, value: address };
};

/** `@ana.aloe` in the place of an address. */
const nick: Trap = ({ key, value }) => {
  const link = value.startsWith('@') ? profileLink(key, value) : undefined;
  return link === undefined
    ? undefined
    : { text: `U polju „${key}“ treba da stoji cela adresa profila.`, value: link };
};

/** Signs that mean something to YAML, at the start of a text. */
const sign: Trap = ({ key, value }) => {
  const isList = /^\[.*\]$|^\{.*\}$/.test(value) && !value.startsWith('[[');
  const isBlock = /^[|>][-+\d]*(\s+#.*)?$/.test(value);
  if (isList || isBlock || !/^([[\]{}|>&*!%@`,]|[-?:]\s)/.test(value)) return undefined;
  return {
    text: `Polje „${key}“ počinje znakom ${value[0]}, koji ovde ima posebno značenje.`,
    value: quote(value),
  };
};

/** In the order in which they are looked for. */
export const TRAPS: readonly Trap[] = [
  mixedQuotes,
  unclosedQuote,
  curlyQuotes,
  textBehindQuote,
  hash,
  colon,
  markdownLink,
  nick,
  sign,
];
