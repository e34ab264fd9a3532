// The input of a field that is neither a list nor a group of fields.
import { use } from 'react';
import type { Path } from '../../check/read-yaml.ts';
import { collectionOf } from '../../model/collections.ts';
import { required } from '../../model/data.ts';
import { DayInput, NumberInput, ProductSelect } from './choices.tsx';
import { withoutDash } from './clean-paste.ts';
import { FormContext } from './form-context.ts';
import { type FieldView, keptIn } from './form-fields.ts';
import { formatsOf, nodesIn } from './formatting.ts';
import { PictureField } from './PictureField.tsx';
import { TextInput } from './TextInput.tsx';

interface Props {
  view: FieldView;
  at: Path;
  value: unknown;
  common: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
  /** See `Field`. */
  split: ((items: readonly string[]) => void) | undefined;
}

export function Input({ view: { control, isPlaceholder, aid }, at, value, common, split }: Props) {
  const { set, draft } = use(FormContext);
  const change = (next: unknown) => set(at, next);
  const text = textOf(value);
  if (control === 'product' || control === 'kind')
    return (
      <ProductSelect {...common} isProduct={control === 'product'} value={value} change={change} />
    );
  if (control === 'number') return <NumberInput {...common} value={text} change={change} />;
  if (control === 'given')
    return <output {...common}>{text || 'Dobija se pri objavljivanju.'}</output>;
  if (control === 'day' && (text === '' || isDay(text)))
    return <DayInput {...common} value={text} change={change} />;
  if (control === 'picture')
    return (
      <PictureField
        {...common}
        at={at}
        value={text}
        onChange={(next, pictures) => set(at, next, pictures)}
      />
    );
  if (control === 'email')
    return (
      <input
        {...common}
        type="email"
        autoCapitalize="none"
        value={text}
        onFocus={({ target }) => isPlaceholder(target.value) && target.select()}
        onChange={({ target }) => change(target.value)}
      />
    );
  const row = required(collectionOf(draft.path), draft.path);
  const isLong = control === 'text';
  return (
    <TextInput
      {...common}
      value={text}
      isOneLine={!isLong}
      kept={keptIn(draft.path, at, control)}
      formats={isLong ? formatsOf(row, at) : []}
      drawn={isLong ? nodesIn(row, at) : []}
      isPlaceholder={isPlaceholder}
      {...(aid === 'allowed-claims' && { tidy: withoutDash })}
      onLines={split}
      onChange={change}
    />
  );
}

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(new Date(`${text}T00:00:00Z`).getTime());

/** A value as text; also one of a type that the field does not have, which is then shown with its mistake. */
export const textOf = (value: unknown): string =>
  value == null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
