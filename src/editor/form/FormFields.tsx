// All fields of a form: those that every text needs in sight, the others folded by their subject.
import { type ReactNode, use, useEffect, useRef } from 'react';
import type { Fold } from '../../model/collection-row.ts';
import { collectionOf } from '../../model/collections.ts';
import { isChanged } from './Changed.tsx';
import { Field } from './Field.tsx';
import { FormContext } from './form-context.ts';
import { isBlank } from './list-item.ts';

export function FormFields() {
  const { draft, fields } = use(FormContext);
  const folds = collectionOf(draft.path)?.form.folds ?? [];
  const folded = new Set(folds.flatMap((one) => one.fields));
  const returned = draft.returned ?? [];
  const drawn = (names: readonly string[]) =>
    names.flatMap((name) => {
      const schema = fields[name];
      return schema ? (
        <div key={name} className={returned.includes(name) ? 'returned' : undefined}>
          <Field schema={schema} at={[name]} value={draft.data[name]} />
        </div>
      ) : (
        []
      );
    });
  return (
    <>
      {drawn(Object.keys(fields).filter((name) => !folded.has(name)))}
      {folds.map((fold) => (
        <Folded key={fold.label} fold={fold}>
          {drawn(fold.fields)}
        </Folded>
      ))}
    </>
  );
}

/** It opens by itself when one of its fields has something to say. */
function Folded({ fold: { label, hint, fields }, children }: { fold: Fold; children: ReactNode }) {
  const { draft, before, remarks } = use(FormContext);
  const { data, returned = [], conflicts = [] } = draft;
  const told = [...remarks, ...conflicts].map(({ at }) => String(at[0]));
  const speaks = [...told, ...returned].some((name) => fields.includes(name));
  const filled = fields.filter((name) => !isBlank(data[name])).length;
  const hasChange = fields.some((name) => isChanged({ draft, before }, [name], data[name]));
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (speaks && place.current) place.current.open = true;
  }, [speaks]);
  return (
    <details className="fold" ref={place}>
      <summary>
        {label}
        <small>
          {hint} Popunjeno: {filled} od {fields.length}
          {hasChange && ' · izmenjeno'}
        </small>
      </summary>
      {children}
    </details>
  );
}
