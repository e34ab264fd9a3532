// The composition on a label, cut at the words to which the consultant has added a note.
import { escapeHtml } from '../page/escape-html.ts';

/** A part of a text. `note` is the index of the note whose words the part is; undefined for all other text. */
export interface LabelPart {
  text: string;
  note?: number;
}

/**
 * The text, Markdown or HTML, cut around the first occurrence of each of these phrases, whatever its case and the
 * spaces between its words. A phrase that the text does not have, or has only inside longer words, cuts nothing.
 */
export function splitAtWords(text: string, phrases: readonly string[]): LabelPart[] {
  return phrases.reduce<LabelPart[]>(
    (parts, phrase, note) => {
      const pattern = patternOf(phrase);
      const at = parts.findIndex((part) => part.note === undefined && pattern.test(part.text));
      if (phrase === '' || at < 0) return parts;
      const [before = '', found = '', ...rest] = parts[at]?.text.split(pattern) ?? [];
      const cut = [{ text: before }, { text: found, note }, { text: rest.join('') }];
      return parts.toSpliced(at, 1, ...cut);
    },
    [{ text }],
  );
}

/** Matches the phrase as whole words, outside HTML tags. With `split`, the phrase is among the parts. */
function patternOf(phrase: string): RegExp {
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  const outsideTag = '(?<!<[a-z/][^<>]*)'; // „> 35%“ in Markdown ends no tag
  return new RegExp(`${outsideTag}(?<![\\p{L}\\d])(${escaped})(?![\\p{L}\\d])`, 'iu');
}

export interface Label {
  /** HTML of the composition in its order. A part that has a note is underlined, with the note's number from 1. */
  parts: { html: string; note?: string; number?: number }[];
  /** The notes whose words are in the composition, by their numbers. */
  notes: string[];
}

/** Letters of marked words that stay in one line; longer ones do not fit into that of a phone with large letters. */
const MOST_IN_ONE_LINE = 21;

/** Finds the words of the notes in the composition; a note whose words are not in it is left out. */
export function labelOf(html: string, notes: readonly { words: string; note: string }[]): Label {
  const shown: string[] = [];
  const parts = splitAtWords(
    html,
    notes.map(({ words }) => inHtml(words)),
  ).map(({ text, note: index }) => {
    const note = notes[index ?? -1]?.note;
    if (note === undefined) return { html: text };
    const html = text.length <= MOST_IN_ONE_LINE ? text.replace(/\s+/g, '\u00a0') : text;
    return { html, note, number: shown.push(note) };
  });
  return { parts, notes: shown };
}

/** The words as they stand in HTML that was made from Markdown, which leaves an apostrophe as it is. */
function inHtml(words: string): string {
  return escapeHtml(words).replaceAll('&#39;', "'");
}
