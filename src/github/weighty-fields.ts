// The lines of the comment on changes that mean more than they look.
import { shortPath } from '../model/paths.ts';
import { weightyChanges } from '../model/weighty-fields.ts';
import { code, plain } from './safe-markdown.ts';

/** A line of a Markdown list for each such change between two versions of a text; `site` is the published `site.yaml`. */
export function explainWeightyFields(
  path: string,
  before: string,
  after: string,
  site: string,
): string[] {
  const file = plain(shortPath(path));
  return weightyChanges(path, before, after, site).map(
    ({ says, means, was, is }) =>
      `- **${says} (${file}).** ${means}${line('Sada', was)}${line('Posle', is)}`,
  );
}

const line = (time: string, value?: string) =>
  value === undefined ? '' : `<br>${time}: ${show(value)}`;

function show(text: string): string {
  const rest = text.length - MOST_LETTERS;
  return code(text.slice(0, MOST_LETTERS)) + (rest > 0 ? ` i još ${rest} znakova` : '');
}

/** As much of a value as is shown: no address is longer. */
const MOST_LETTERS = 400;
