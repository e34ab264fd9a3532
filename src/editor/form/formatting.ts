// The buttons above a long text: what each does with the text and its selection, in signs of Markdown.
import { bodyFieldsOf, type Collection, hasLinks } from '../../model/collections.ts';

/** A text with what is selected in it; `start` and `end` are equal where the cursor stands. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

export interface Format {
  /** On the button. */
  sign: string;
  /** What it does, for who cannot see the sign. */
  label: string;
  apply: (before: Selected) => Selected;
}

const BOLD: Format = { sign: 'B', label: 'Podebljaj', apply: (before) => wrap(before, 'tekst') };
const HEADING: Format = { sign: 'Naslov', label: 'Naslov', apply: (before) => mark(before, '## ') };
const LIST: Format = { sign: '• Lista', label: 'Lista', apply: (before) => mark(before, '- ') };
const LINK: Format = { sign: 'Veza', label: 'Veza', apply: link };

const FORMATS = [
  { node: 'strong', format: BOLD },
  { node: 'heading', format: HEADING },
  { node: 'list', format: LIST },
  { node: 'link', format: LINK },
];

/** Kinds of nodes, as the parser calls them, that the site draws in the field at this path; none in a plain text. */
export function nodesIn(row: Collection, at: readonly PropertyKey[]): readonly string[] {
  if (hasLinks(row, at)) return ['link'];
  const [field] = at;
  const isBelowData =
    at.length === 1 && (field === 'body' || bodyFieldsOf(row).includes(String(field)));
  if (!isBelowData) return [];
  // The headings of a product are its fields.
  return row.parts.nodes.filter((node) => node !== 'heading' || field === 'body');
}

/** The buttons of the field at this path: those of what the site draws there. */
export function formatsOf(row: Collection, at: readonly PropertyKey[]): Format[] {
  const nodes = nodesIn(row, at);
  return FORMATS.filter(({ node }) => nodes.includes(node)).map(({ format }) => format);
}

const STARS = '**';

/** In bold; what is bold already, no longer. Spaces at the ends stay outside, where Markdown wants them. */
function wrap({ text, start, end }: Selected, empty: string): Selected {
  const typed = text.slice(start, end);
  const from = start + (typed.length - typed.trimStart().length);
  const words = typed.trim() || empty;
  const to = typed.trim() === '' ? from : from + words.length;
  const isBold = text.slice(0, from).endsWith(STARS) && text.slice(to).startsWith(STARS);
  if (isBold) {
    const [first, last] = [from - STARS.length, to - STARS.length];
    return {
      text: text.slice(0, first) + words + text.slice(to + STARS.length),
      start: first,
      end: last,
    };
  }
  const first = from + STARS.length;
  return {
    text: text.slice(0, from) + STARS + words + STARS + text.slice(to),
    start: first,
    end: first + words.length,
  };
}

/** This sign before each of the selected lines that hold words; where all have it, it goes. */
function mark({ text, start, end }: Selected, sign: string): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const behind = text.indexOf('\n', end);
  const to = behind < 0 ? text.length : behind;
  const rows = text.slice(from, to).split('\n');
  const isLeft = (row: string) => row === '' && rows.length > 1;
  const isMarked = rows.every((row) => row.startsWith(sign) || isLeft(row));
  const change = (row: string) => (isMarked ? row.slice(sign.length) : sign + row);
  const above = text.slice(0, from).split('\n').at(-2) ?? '';
  // A paragraph above would take the first line of a list into itself, as an item would that of a paragraph.
  const isGlued = above !== '' && above.startsWith(sign) === isMarked;
  const done = [
    text.slice(0, from),
    isGlued ? '\n' : '',
    rows.map((row) => (isLeft(row) ? row : change(row))).join('\n'),
  ].join('');
  return { text: done + text.slice(to), start: done.length, end: done.length };
}

/** A new line below an item of a list: the next item, or below one that is empty the end of the list. */
export function nextItem({ text, start, end }: Selected): Selected | undefined {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const row = text.slice(from, start);
  const [sign, number] = /^(?:-|(\d+)\.) /.exec(row) ?? [];
  if (sign === undefined) return undefined;
  const rest = text.slice(end);
  const isEmpty = row === sign && /^(?:\n|$)/.test(rest);
  const next = number === undefined ? sign : `${Number(number) + 1}. `;
  const above = text.slice(0, from);
  // A paragraph right below an item would be a part of it.
  const typed = isEmpty ? above + (above && '\n') : `${text.slice(0, start)}\n${next}`;
  return { text: typed + rest, start: typed.length, end: typed.length };
}

/** The sign of an item, typed by hand where `nextItem` has written one already, stands once: „- - “ is „- “. */
export function signOnce({ text, start }: Selected): Selected | undefined {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const [both, first = ''] = /^(- |\d+\. )\1$/.exec(text.slice(from, start)) ?? [];
  if (both === undefined) return undefined;
  const kept = text.slice(0, from) + first;
  return { text: kept + text.slice(start), start: kept.length, end: kept.length };
}

/** „[tekst](https://)“, with what is still to be typed selected: the words, or the address. */
function link({ text, start, end }: Selected): Selected {
  const typed = text.slice(start, end).trim();
  const isAddress = /^(?:https?:\/\/|\/)\S+$/.test(typed);
  const words = isAddress || typed === '' ? 'tekst' : typed;
  const address = isAddress ? typed : 'https://';
  const written = `[${words}](${address})`;
  const first = words === 'tekst' ? start + 1 : start + written.length - 1 - address.length;
  return {
    text: text.slice(0, start) + written + text.slice(end),
    start: first,
    end: first + (words === 'tekst' ? words : address).length,
  };
}
