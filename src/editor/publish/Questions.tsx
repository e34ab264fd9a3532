// What stands in the way of „Objavi“, mistakes or doubts, with the way to each field.
import { flushSync } from 'react-dom';
import type { Remark } from '../check/check-source.ts';
import { fieldsOf, labelAt } from '../form/form-fields.ts';
import { leadTo } from '../form/go-to-field.ts';
import { isNewPath } from '../texts/new-path.ts';
import { Sheet } from '../ui/Sheet.tsx';

export function Questions({
  isRefused,
  remarks,
  paths,
  verb,
  close,
  insist,
}: {
  isRefused: boolean;
  remarks: readonly Remark[];
  paths: readonly string[];
  verb: string;
  close: () => void;
  insist: () => void;
}) {
  // A new text has its own name only once it is published.
  const pathOf = ({ file }: Remark) =>
    (paths.includes(file) ? file : paths.find(isNewPath)) ?? file;
  const labelOf = ({ file, at }: Remark) =>
    at.length > 0 ? labelAt(fieldsOf(file), at.slice(0, 1)) : '';
  const consequences = new Set(remarks.map(({ consequence }) => consequence));
  const [first] = remarks;
  const go = (remark: Remark) => {
    // An open dialog would keep the cursor.
    flushSync(close);
    leadTo(pathOf(remark), remark.at);
  };
  return (
    <Sheet heading={isRefused ? 'Još nije poslato' : 'Proverite još jednom'} close={close}>
      <ul className="rows">
        {remarks.map((one) => (
          <li key={`${one.file}${one.text}`} className="tall">
            {labelOf(one) && (
              <button type="button" className="plain" onClick={() => go(one)}>
                {labelOf(one)}
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
      <div className="buttons">
        <button type="button" className="main" onClick={() => first && go(first)}>
          Ispravi
        </button>
        {!isRefused && (
          <button type="button" onClick={insist}>
            {verb === 'Objavi' ? 'Ipak objavi' : 'Ipak pošalji'}
          </button>
        )}
      </div>
    </Sheet>
  );
}
