// „dodaj u reči sajta“: a right word that the dictionary lacks goes into the site's own list, as a draft that is
// published with the text that uses the word.
import { collectionNamed } from '../../model/collections.ts';
import { isData } from '../../model/data.ts';
import { ITEMS } from '../../model/file/entries.ts';
import { type Draft, writeDraft } from '../drafts/draft.ts';
import { readSiteText, type SiteText } from '../texts/site-text.ts';

export const OWN_WORDS = collectionNamed('ownWords').path;

/** The draft of the site's own words, with this one at the end. */
export function addOwnWord(draft: Draft, word: string): Draft {
  const items = Array.isArray(draft.data[ITEMS]) ? draft.data[ITEMS] : [];
  const isThere = items.some((item) => isData(item) && item['word'] === word);
  const data = isThere ? draft.data : { ...draft.data, [ITEMS]: [...items, { word }] };
  return { ...draft, data, at: Date.now() };
}

/** The texts with the words of the draft among the site's own. */
export function withOwnWords(
  texts: readonly SiteText[],
  draft: Draft | undefined,
): readonly SiteText[] {
  const words = draft && readSiteText(draft.path, writeDraft(draft));
  return words ? [...texts.filter(({ path }) => path !== draft.path), words] : texts;
}
