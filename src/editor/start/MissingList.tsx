// What must be there before the launch, and what would make the site better.
import { useEffect, useState } from 'react';
import type { Told } from '../../check/finding.ts';
import type { Missing } from '../../check/missing.ts';
import { collectionOf } from '../../model/collections.ts';
import { ITEMS } from '../../model/file/entries.ts';
import { useApp } from '../app-state.tsx';
import { findMissing } from '../check/ask-check.ts';
import { fieldsOf } from '../form/form-fields.ts';
import type { SiteText } from '../texts/site-text.ts';
import { useTitle } from '../texts/use-title.ts';

/** All rules run for it, so it is asked once for these texts, however often the page is opened. */
let last: { texts: readonly SiteText[]; missing: readonly Told<Missing>[] } | undefined;

/** Undefined until it is known. */
export function useMissing(): readonly Told<Missing>[] | undefined {
  const { texts } = useApp();
  const [missing, setMissing] = useState(last?.missing);
  useEffect(() => {
    if (last?.texts === texts) return;
    let isOld = false;
    findMissing(texts).then(
      (found) => {
        if (isOld) return;
        last = { texts, missing: found };
        setMissing(found);
      },
      () => {},
    );
    return () => {
      isOld = true;
    };
  }, [texts]);
  return missing;
}

export function MissingRows({ all }: { all: readonly Told<Missing>[] }) {
  return (
    <ul className="rows">
      {all.map((one) => (
        <MissingRow key={`${one.file}${one.at?.join()}${one.text}`} missing={one} />
      ))}
    </ul>
  );
}

/** Some fields are only in the file: no form shows them. */
function isInForm(file: string, field: string): boolean {
  const [first = ''] = field.split('.');
  return first === '' || first in fieldsOf(file);
}

function MissingRow({ missing: { file, at = [], text, fix, ready } }: { missing: Told<Missing> }) {
  const [isCopied, setCopied] = useState(false);
  const isList = collectionOf(file)?.format === 'list' && at.length > 0;
  const field = [...(isList ? [ITEMS] : []), ...at].join('.');
  const title = useTitle(file);
  return (
    <li className="tall">
      {isInForm(file, field) ? (
        <a href={`#${file}/${field}`}>{text}</a>
      ) : (
        <p>{text} (upisuje onaj ko održava sajt)</p>
      )}
      <small>
        {title}. {fix}
      </small>
      {ready && (
        <button
          type="button"
          className="plain"
          onClick={() => navigator.clipboard.writeText(ready).then(() => setCopied(true))}
        >
          {isCopied ? 'Kopirano' : 'Kopiraj rečenicu'}
        </button>
      )}
    </li>
  );
}
