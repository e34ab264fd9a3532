// What the check says, where it says it: the mistake, its cure, and what happens meanwhile.
import { use } from 'react';
import { flushSync } from 'react-dom';
import { ITEMS } from '../../model/file/entries.ts';
import { dayInSerbia } from '../../model/publication.ts';
import { useApp } from '../app-state.tsx';
import type { Remark } from '../check/check-source.ts';
import { getIn } from '../drafts/value-at.ts';
import { FormContext } from './form-context.ts';
import { goToField } from './go-to-field.ts';
import { addOwnWord, OWN_WORDS } from './own-words.ts';
import './Remarks.css';

export function Remarks({ id, all }: { id: string; all: readonly Remark[] }) {
  return (
    <div id={id} aria-live="polite">
      {all.map((one) => (
        <div key={`${one.line} ${one.text}`} className={`remark ${one.severity}`}>
          {one.text} {one.fix}
          {one.severity === 'question' && <strong> {one.consequence}</strong>}
          {one.severity === 'question' && one.ready && <Confirm remark={one} />}
          {one.instead && (
            <div className="buttons">
              <Instead remark={one} />
              {one.unknownWord && <AddWord word={one.unknownWord} />}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

/** Puts a sentence that may stand among the confirmed ones, and leads to its reason. */
function Confirm({ remark: { at, ready } }: { remark: Remark }) {
  const { draft, set } = use(FormContext);
  const place = at[0] === ITEMS ? [...at.slice(0, 2), 'confirmed_claims'] : ['confirmed_claims'];
  const add = () => {
    const old = getIn(draft.data, place);
    const confirmed = Array.isArray(old) ? old : [];
    const date = dayInSerbia(new Date());
    // The cursor can go only into a field that is drawn.
    flushSync(() => set(place, [...confirmed, { text: ready, reason: '', date }]));
    goToField([...place, confirmed.length, 'reason'].join('.'));
  };
  return (
    <button type="button" className="plain" onClick={add}>
      Sme da stoji
    </button>
  );
}

/** Puts a word that may be meant in place of a misspelt one. */
function Instead({ remark: { at, instead } }: { remark: Remark }) {
  const { draft, set } = use(FormContext);
  const text = getIn(draft.data, at);
  if (!instead || typeof text !== 'string') return null;
  const word = new RegExp(`(?<!\\p{L})${instead.word}(?!\\p{L})`, 'u');
  if (!word.test(text)) return null;
  return instead.meant.map((meant) => (
    <button
      key={meant}
      type="button"
      className="plain"
      onClick={() => set(at, text.replace(word, meant))}
    >
      Zameni sa „{meant}“
    </button>
  ));
}

/** Says that the word is right, for all texts. */
function AddWord({ word }: { word: string }) {
  const { draftOf, change } = useApp();
  return (
    <button
      type="button"
      className="plain"
      onClick={() => change(addOwnWord(draftOf(OWN_WORDS), word))}
    >
      Dodaj „{word}“ u reči sajta
    </button>
  );
}
