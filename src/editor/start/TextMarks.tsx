import { useApp } from '../app-state.tsx';
import type { SiteText } from '../texts/site-text.ts';

/** What stands beside the name of a text in a list: that visitors do not see it, that a draft of it is open. */
export function TextMarks({ path, text }: { path: string; text?: SiteText | undefined }) {
  const { drafts } = useApp();
  return (
    <>
      {text?.isDraft && <small>nije na sajtu</small>}
      {drafts.has(path) && <small>menjano</small>}
    </>
  );
}
