// The lines of the comment on fields whose change means more than it looks.
import { shortPath } from '../model/paths.ts';
import { weightyChanges } from '../model/weighty-fields.ts';
import { code, plain } from './safe-markdown.ts';

/** A line of a Markdown list for each such field that differs between the two versions of the text with this path. */
export function explainWeightyFields(path: string, before: string, after: string): string[] {
  const file = plain(shortPath(path));
  return weightyChanges(path, before, after).map(
    ({ label, means, was, is }) =>
      `- **Menja se ${label} (${file}).** ${means}<br>Sada: ${show(was)}<br>Posle: ${show(is)}`,
  );
}

function show(text: string): string {
  const rest = text.length - MOST_LETTERS;
  return code(text.slice(0, MOST_LETTERS)) + (rest > 0 ? ` i još ${rest} znakova` : '');
}

/** As much of a value as is shown: no address is longer. */
const MOST_LETTERS = 400;
