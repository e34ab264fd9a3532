// The quiet mark of a field that differs from the site, and the way back to what the site has.
import { use, useState } from 'react';
import type { z } from 'zod';
import type { Path } from '../../check/read-yaml.ts';
import { resolvePath } from '../../model/paths.ts';
import type { Draft } from '../drafts/draft.ts';
import { isSame } from '../drafts/is-same.ts';
import { focus } from './focus.ts';
import { type Form, FormContext, idOf } from './form-context.ts';
import { onlyDifferent, sayValue } from './say-value.ts';
import './Changed.css';

interface Props {
  at: Path;
  value: unknown;
  schema: z.ZodType;
  label: string;
}

export function Changed({ at, value, schema, label }: Props) {
  const { draft, before, names, set } = use(FormContext);
  const [given, setGiven] = useState<{ value: unknown }>();
  const old = before(at);
  const [here, there] = [value, old].map((one) => sayValue(schema, one, names));
  if (given && isSame(old, value))
    return (
      <p className="hint" role="status">
        Sada je kao na sajtu.{' '}
        <button
          type="button"
          className="plain"
          ref={focus}
          onClick={() => {
            setGiven(undefined);
            set(at, given.value);
          }}
        >
          Ipak moje
        </button>
      </p>
    );
  const isAsked = draft.conflicts?.some((one) => idOf(one.at) === idOf(at));
  if (isAsked || !isChanged({ draft, before }, at, value)) return null;
  return (
    <details className="changed">
      <summary>
        izmenjeno<span className="visually-hidden">: {label}</span>
      </summary>
      <p>
        <small>Na sajtu:</small>
        {onlyDifferent(there ?? '', here ?? '')}
      </p>
      {!isSame(old, value) && (
        <button
          type="button"
          onClick={() => {
            setGiven({ value });
            set(at, old);
          }}
        >
          Vrati kao na sajtu
        </button>
      )}
    </details>
  );
}

/** Whether a field is another one than on the site. Of a text or an item that is new as a whole, no field is. */
export function isChanged(
  { draft, before }: Pick<Form, 'draft' | 'before'>,
  at: Path,
  value: unknown,
): boolean {
  const isInItem = typeof at.at(-2) === 'number';
  if (draft.base === '' || (isInItem && before(at.slice(0, -1)) === undefined)) return false;
  return !isSame(before(at), value) || isNewPicture(draft, value);
}

/** The mark of an item of a list. */
export function ChangedItem({ at, item }: { at: Path; item: unknown }) {
  const { draft, before } = use(FormContext);
  return draft.base === '' || isSame(before(at), item) ? null : <small>izmenjeno</small>;
}

/** Another picture may have come under the name of the old one. */
const isNewPicture = ({ path, pictures }: Draft, value: unknown) =>
  typeof value === 'string' && resolvePath(path, value) in pictures;
