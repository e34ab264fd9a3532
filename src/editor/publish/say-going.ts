// What of a text goes to the site, or is thrown away.
import type { Draft } from '../drafts/draft.ts';
import { changesOf } from '../form/changed-fields.ts';
import { wholeTitle } from '../texts/title-of.ts';

/** „Podaci o sajtu (Telefon, Radno vreme)“ */
export function sayGoing(draft: Draft): string {
  const labels = changesOf(draft).map(({ label }) => label);
  const title = wholeTitle(draft.path, draft.data);
  return labels.length > 0 ? `${title} (${labels.join(', ')})` : title;
}
