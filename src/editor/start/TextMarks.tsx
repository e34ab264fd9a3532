import { useApp } from '../app-state.tsx';
import { changesOf } from '../form/changed-fields.ts';
import type { SiteText } from '../texts/site-text.ts';
import { isPlace } from './order.ts';

/** What stands beside the name of a text in a list: that visitors do not see it, that a draft of it is open. */
export function TextMarks({ path, text }: { path: string; text?: SiteText | undefined }) {
  const { drafts } = useApp();
  const draft = drafts.get(path);
  const changes = draft ? changesOf(draft) : [];
  // Of two that have changed their places, only one was moved.
  const isMoved = changes.length > 0 && changes.every(({ key }) => isPlace(key));
  return (
    <>
      {text?.isDraft && <small>nije na sajtu</small>}
      {draft && <small>{isMoved ? 'drugo mesto' : 'menjano'}</small>}
    </>
  );
}
