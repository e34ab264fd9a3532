// What stands in the way of „Objavi“, mistakes or doubts, with the way to each field.
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useApp } from '../app-state.tsx';
import type { Remark } from '../check/check-source.ts';
import { fieldsOf, labelAt } from '../form/form-fields.ts';
import { leadTo } from '../form/go-to-field.ts';
import { wholeTitle } from '../texts/title-of.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { sayGoing } from './say-going.ts';

export function Questions({
  isRefused,
  remarks,
  paths,
  verb,
  close,
  insist,
  children,
}: {
  isRefused: boolean;
  remarks: readonly Remark[];
  paths: readonly string[];
  verb: string;
  close: () => void;
  insist: () => void;
  /** Another way on than to mend it. */
  children: ReactNode;
}) {
  const { draftOf } = useApp();
  /** The field, and of several texts which one. */
  const placeOf = ({ file, at }: Remark) => {
    const text = paths.length > 1 ? wholeTitle(file, draftOf(file).data) : '';
    const field = at.length > 0 ? labelAt(fieldsOf(file), at.slice(0, 1)) : '';
    return [text, field].filter(Boolean).join(': ');
  };
  const consequences = new Set(remarks.map(({ consequence }) => consequence));
  const [first] = remarks;
  const go = (remark: Remark) => {
    // An open dialog would keep the cursor.
    flushSync(close);
    leadTo(remark.file, remark.at);
  };
  return (
    <Sheet heading={isRefused ? 'Još nije poslato' : 'Proverite još jednom'} close={close}>
      <ul className="rows">
        {remarks.map((one) => (
          <li key={`${one.file}${one.text}`} className="tall">
            {placeOf(one) && (
              <button type="button" className="plain" onClick={() => go(one)}>
                {placeOf(one)}
              </button>
            )}
            <p>
              {one.text} {one.fix}
            </p>
            {consequences.size > 1 && <strong>{one.consequence}</strong>}
          </li>
        ))}
      </ul>
      {consequences.size === 1 && (
        <p>
          <strong>{consequences}</strong>
        </p>
      )}
      {!isRefused && (
        <p className="hint">Ide na sajt: {paths.map(draftOf).map(sayGoing).join('; ')}.</p>
      )}
      <div className="buttons">
        <button type="button" className="main" onClick={() => first && go(first)}>
          Ispravi
        </button>
        {children}
        {!isRefused && (
          <button type="button" onClick={insist}>
            {verb === 'Objavi' ? 'Ipak objavi' : 'Ipak pošalji'}
          </button>
        )}
      </div>
    </Sheet>
  );
}
