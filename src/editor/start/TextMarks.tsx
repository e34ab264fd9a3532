import type { Text } from '../../check/read-text.ts';
import { useApp } from '../app-state.tsx';

/** What stands beside the name of a text in a list: that visitors do not see it, that a draft of it is open. */
export function TextMarks({ path, text }: { path: string; text?: Text | undefined }) {
  const { drafts } = useApp();
  return (
    <>
      {text?.isDraft && <small>nije na sajtu</small>}
      {drafts.has(path) && <small>menjano</small>}
    </>
  );
}
