// The composition on a label, cut at the words to which the consultant has added a note.
import { escapeHtml } from '../model/escape-html';
import { splitAtWords } from '../model/label-notes';
import type { Product } from './products';

type LabelNotes = NonNullable<Product['data']['label_notes']>;

interface Label {
  /** HTML of the composition in its order. A part that has a note is underlined, with the note's number from 1. */
  parts: { html: string; note?: string; number?: number }[];
  /** The notes whose words are in the composition, by their numbers. */
  notes: string[];
}

/** Finds the words of the notes in the composition; a note whose words are not in it is left out. */
export function labelOf(html: string, notes: LabelNotes): Label {
  const shown: string[] = [];
  const parts = splitAtWords(
    html,
    notes.map(({ words }) => inHtml(words)),
  ).map(({ text, note: index }) => {
    const note = notes[index ?? -1]?.note;
    return note === undefined ? { html: text } : { html: text, note, number: shown.push(note) };
  });
  return { parts, notes: shown };
}

/** The words as they stand in HTML that was made from Markdown, which leaves an apostrophe as it is. */
function inHtml(words: string): string {
  return escapeHtml(words).replaceAll('&#39;', "'");
}
