// The state of one text's form: its draft, and what the check says about it.
import { type FocusEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Data } from '../../model/data.ts';
import { useApp } from '../app-state.tsx';
import { checkTexts, loadDictionary, QUIET_MS } from '../check/ask-check.ts';
import type { Remark } from '../check/check-source.ts';
import { decide, readSource, typeInto, writeDraft } from '../drafts/draft.ts';
import { OLD_DESCRIPTION } from '../drafts/old-descriptions.ts';
import { getIn } from '../drafts/value-at.ts';
import { valueBefore } from '../drafts/value-before.ts';
import { useNames } from '../texts/use-names.ts';
import { type Form, idOf } from './form-context.ts';
import { fieldsOf } from './form-fields.ts';
import { isBlank } from './list-item.ts';
import { OWN_WORDS, withOwnWords } from './own-words.ts';
import { whenReleased } from './when-released.ts';

const NONE: readonly Remark[] = [];

/** What the check has said, and of which draft: what is typed meanwhile is judged by the next check. */
interface Found {
  remarks: readonly Remark[];
  draft: Form['draft'];
  /** „Objavi“ was pressed, so nothing is held back until the text is changed. */
  showsAll: boolean;
}

export interface TextForm extends Form {
  /** Shows what „Objavi“ has found, until the text is changed. */
  show(remarks: readonly Remark[]): void;
  /** The cursor has left this field, which may be told from now on that it is empty. */
  leave(event: FocusEvent): void;
}

export function useTextForm(path: string): TextForm {
  const { draftOf, change, drafts, texts, snapshot } = useApp();
  const open = drafts.get(path);
  const draft = useMemo(() => open ?? draftOf(path), [open, path, texts]);
  const [found, setFound] = useState<Found>({ remarks: NONE, draft, showsAll: false });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const isTyped = open !== undefined;
  const [hasDictionary, setHasDictionary] = useState(false);
  useEffect(() => {
    if (isTyped) loadDictionary().then(setHasDictionary);
  }, [isTyped]);
  const words = drafts.get(OWN_WORDS);
  const known = useMemo(() => withOwnWords(texts, words), [texts, words]);
  const fields = useMemo(() => fieldsOf(path), [path]);
  const onSite = useMemo(() => readSource(path, draft.base), [path, draft.base]);
  const before: Form['before'] = (at) => valueBefore(onSite, draft.data, at);
  const names = useNames();

  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const remarks = await checkTexts(path, writeDraft(draft), known, snapshot).catch(() => NONE);
      whenReleased(() => {
        if (isOver) return;
        setFound((last) =>
          last.showsAll && last.draft === draft ? last : { remarks, draft, showsAll: false },
        );
      });
    };
    const timer = setTimeout(ask, QUIET_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [draft, isTyped, path, known, snapshot, hasDictionary]);

  const newest = useRef(draft);
  newest.current = draft;
  const put = (next: typeof draft) => {
    newest.current = { ...next, at: Date.now() };
    change(newest.current);
  };
  const set: Form['set'] = (at, value, pictures = {}) => {
    const typed = typeInto(newest.current, at, value);
    put({ ...typed, pictures: { ...typed.pictures, ...pictures } });
  };
  const choose: Form['choose'] = (conflict, value) => put(decide(newest.current, conflict, value));
  const remarks = useMemo(() => {
    // Else it would be told that it is empty when it is left, until the next check, and move what is tapped just then.
    const isFilledSince = ({ at }: Remark) =>
      isBlank(getIn(found.draft.data, at)) && !isBlank(getIn(draft.data, at));
    const isShown = (one: Remark) =>
      (isTyped || one.severity !== 'warning') &&
      !isUntouched(one, found.draft, onSite, left) &&
      !isFilledSince(one);
    return found.showsAll ? found.remarks : found.remarks.filter(isShown);
  }, [found, draft, isTyped, onSite, left]);
  const show: TextForm['show'] = (all) =>
    // That of a new picture has a reminder of its own, with its answers.
    setFound({
      remarks: all.filter(({ text }) => text !== OLD_DESCRIPTION),
      draft,
      showsAll: true,
    });
  const leave: TextForm['leave'] = ({ target: { id } }) =>
    whenReleased(() => setLeft((all) => new Set([...all, id])));
  return { draft, before, fields, remarks, names, set, choose, show, leave };
}

/** A new text, or a new item of a list, is not told what a field lacks before the cursor has left it, or „Objavi“. */
function isUntouched(
  { at }: Remark,
  { base, data }: Form['draft'],
  onSite: Data,
  left: ReadonlySet<string>,
) {
  const isNew =
    base === '' || (at.length > 1 && valueBefore(onSite, data, at.slice(0, -1)) === undefined);
  return isNew && (at.length === 0 || (isBlank(getIn(data, at)) && !left.has(idOf(at))));
}
