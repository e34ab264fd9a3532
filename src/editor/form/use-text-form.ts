// The state of one text's form: its draft, and what the check says about it.
import { useEffect, useMemo, useRef, useState } from 'react';
import { useApp } from '../app-state.tsx';
import { checkTexts, loadDictionary, QUIET_MS } from '../check/ask-check.ts';
import type { Remark } from '../check/check-source.ts';
import { decide, readSource, typeInto, writeDraft } from '../drafts/draft.ts';
import { getIn } from '../drafts/value-at.ts';
import { useNames } from '../texts/use-names.ts';
import type { Form } from './form-context.ts';
import { fieldsOf } from './form-fields.ts';
import { OWN_WORDS, withOwnWords } from './own-words.ts';

const NONE: readonly Remark[] = [];

export interface TextForm extends Form {
  /** Shows what „Objavi“ has found, until the text is changed. */
  show(remarks: readonly Remark[]): void;
}

export function useTextForm(path: string): TextForm {
  const { draftOf, change, drafts, texts, snapshot } = useApp();
  const open = drafts.get(path);
  const draft = useMemo(() => open ?? draftOf(path), [open, path, texts]);
  const [remarks, setRemarks] = useState(NONE);
  const isTyped = open !== undefined;
  const [hasDictionary, setHasDictionary] = useState(false);
  useEffect(() => {
    if (isTyped) loadDictionary().then(setHasDictionary);
  }, [isTyped]);
  const words = drafts.get(OWN_WORDS);
  const known = useMemo(() => withOwnWords(texts, words), [texts, words]);
  const fields = useMemo(() => fieldsOf(path), [path]);
  const before = useMemo(() => readSource(path, draft.base), [path, draft.base]);
  const names = useNames();

  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const found = await checkTexts(path, writeDraft(draft), known, snapshot).catch(() => NONE);
      if (!isOver) setRemarks(found.filter((one) => isOfInterest(one, draft, isTyped)));
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
  return { draft, before, fields, remarks, names, set, choose, show: setRemarks };
}

/**
 * A new text is not told what it still lacks before „Objavi“, and one that nobody has changed only what keeps
 * something from the site.
 */
function isOfInterest({ at, severity }: Remark, { base, data }: Form['draft'], isChanged: boolean) {
  if (base === '') return at.length > 0 && !isEmpty(getIn(data, at.slice(0, 1)));
  return isChanged || severity !== 'warning';
}

const isEmpty = (value: unknown) =>
  value == null || value === '' || (Array.isArray(value) && value.every(isEmpty));
