// One field of a form, drawn from its schema.
import { type ComponentProps, type FocusEvent, use, useState } from 'react';
import type { z } from 'zod';
import type { Path } from '../../check/read-yaml.ts';
import { isData } from '../../model/data.ts';
import { dayInSerbia } from '../../model/publication.ts';
import { count } from '../../model/serbian/word-forms.ts';
import { AltReminder } from './AltReminder.tsx';
import { Beginnings } from './Beginnings.tsx';
import { Changed } from './Changed.tsx';
import { Conflicts } from './Conflicts.tsx';
import { Choices, Switch } from './choices.tsx';
import { FormContext, idOf } from './form-context.ts';
import { type Shape, viewOf } from './form-fields.ts';
import { Input, textOf } from './Input.tsx';
import { LeadsHere } from './LeadsHere.tsx';
import { ListField } from './ListField.tsx';
import { Offers } from './Offers.tsx';
import { Remarks } from './Remarks.tsx';
import './form.css';

interface Props {
  schema: z.ZodType;
  at: Path;
  value: unknown;
  /** Of an item in a list: its place, from 1. */
  order?: number;
  /** Of an item in a list: puts these items in its place. */
  split?: ((items: readonly string[]) => void) | undefined;
}

export function Field({ schema, at, value, order, split }: Props) {
  const { remarks, set, draft } = use(FormContext);
  const [hasFocus, setFocus] = useState(false);
  const view = viewOf(schema);
  if (!view) return null;
  const id = idOf(at);
  const { control, aid } = view;
  const isAround = control === 'list' || control === 'group';
  const own = remarks.filter(
    (one) => idOf(one.at) === id || (!isAround && idOf(one.at).startsWith(`${id}.`)),
  );
  const hint = [view.hint, view.example && `Na primer: ${view.example}`].filter(Boolean).join(' ');
  const described =
    [hint && !order && `${id}-hint`, own.length > 0 && `${id}-remarks`].filter(Boolean).join(' ') ||
    undefined;
  const common = {
    id,
    'aria-describedby': described,
    'aria-invalid': own.some(({ severity }) => severity === 'error') || undefined,
  } as const;
  const change = (next: unknown) => set(at, next);
  const label = order ? `${view.label} ${order}` : view.label;
  const notes = (
    <>
      {hint && !order && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      <Conflicts at={at} schema={schema} />
      <Remarks id={`${id}-remarks`} all={own} />
      {!order && control !== 'group' && <Changed {...{ at, value, schema, label }} />}
    </>
  );

  if (control === 'list' && view.items && isListOrNone(value)) {
    const { shape, schema: itemSchema } = view.items;
    const draw: ComponentProps<typeof ListField>['draw'] = (item, place, number, split) =>
      shape ? (
        <Fields shape={shape} at={place} value={item} />
      ) : (
        <Field schema={itemSchema} at={place} value={item} order={number} split={split} />
      );
    return <ListField {...{ at, value, label, notes, draw }} list={view.items} />;
  }
  if (control === 'group' && isDataOrNone(value))
    return (
      <details className="group" id={id}>
        <summary>{label}</summary>
        {notes}
        <Fields shape={view.shape} at={at} value={value} />
      </details>
    );
  if (control === 'choices' && isListOrNone(value))
    return (
      <fieldset id={id} className="list" aria-describedby={described}>
        <legend>{label}</legend>
        {notes}
        <Choices
          options={view.options}
          chosen={Array.isArray(value) ? value : []}
          change={change}
        />
      </fieldset>
    );
  if (control === 'switch' && (value == null || typeof value === 'boolean'))
    return (
      <div className="field">
        <Switch {...common} label={label} isOn={value === true} change={change} />
        {aid === 'goes-with-it' && value === true && <LeadsHere />}
        {notes}
      </div>
    );
  const isClaim = aid === 'allowed-claims' && typeof value === 'string';
  return (
    <div
      className="field"
      {...(isClaim && {
        onFocus: () => setFocus(true),
        onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
          setFocus(currentTarget.contains(relatedTarget)),
      })}
    >
      <label htmlFor={id} className={order ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <Input view={view} at={at} value={value} common={common} split={split} />
      {typeof value === 'string' && <Length max={view.max} length={value.length} />}
      {aid === 'picture-changed' && <AltReminder at={at} id={id} />}
      {aid === 'goes-with-it' && isAhead(value) && <LeadsHere until />}
      <Beginnings id={id} text={textOf(value)} labels={view.beginnings} change={change} />
      {isClaim && hasFocus && <Offers typed={value} data={draft.data} take={change} />}
      {notes}
    </div>
  );
}

const isAhead = (day: unknown) => typeof day === 'string' && day > dayInSerbia(new Date());
const isListOrNone = (value: unknown) => value == null || Array.isArray(value);
const isDataOrNone = (value: unknown) => value == null || isData(value);

function Fields({ shape, at, value }: { shape: Shape; at: Path; value: unknown }) {
  return Object.entries(shape).map(([name, schema]) => (
    <Field
      key={name}
      schema={schema}
      at={[...at, name]}
      value={isData(value) ? value[name] : undefined}
    />
  ));
}

/** The length of a text, from where it matters on. */
function Length({
  length,
  max = Number.POSITIVE_INFINITY,
}: {
  length: number;
  max?: number | undefined;
}) {
  if (length <= max * 0.8) return null;
  return length > max ? (
    <small className="over">
      {count(length, 'znak', 'znaka', 'znakova')}, a staje najviše {max}
    </small>
  ) : (
    <small>
      {length} od {count(max, 'znaka', 'znaka', 'znakova')}
    </small>
  );
}
