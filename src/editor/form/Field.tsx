// One field of a form, drawn from its schema.
import { use, useState } from 'react';
import { z } from 'zod';
import { offerClaims } from '../../check/claims/offer.ts';
import type { Path } from '../../check/read-yaml.ts';
import { isData } from '../../model/data.ts';
import { bareSchema, descriptionOf, hintOf } from '../../model/field-description.ts';
import { useApp } from '../app-state.tsx';
import { FormContext } from './form-context.ts';
import { PictureField } from './PictureField.tsx';

interface Props {
  schema: z.ZodType;
  at: Path;
  value: unknown;
}

export function Field({ schema, at, value }: Props) {
  const { remarks, set, draft } = use(FormContext);
  const { label = '', example, form: options, max, isPlaceholder } = descriptionOf(schema);
  if (options === false) return null;
  const form = options ?? {};
  const widget = String(form['widget'] ?? 'string');
  if (widget === 'hidden') return null;
  const id = at.join('.');
  const bare = bareSchema(schema);
  const isText = widget === 'string' || widget === 'text';
  const hint = [
    plain(hintOf(schema)),
    isText && example !== undefined ? `Na primer: ${example}` : '',
  ]
    .filter(Boolean)
    .join(' ');
  const own = remarks.filter(
    (one) =>
      one.at.join('.') === id || (!hasInner(bare, widget) && one.at.join('.').startsWith(`${id}.`)),
  );
  const described =
    [hint && `${id}-hint`, own.length > 0 && `${id}-remarks`].filter(Boolean).join(' ') ||
    undefined;
  const common = {
    id,
    'aria-describedby': described,
    'aria-invalid': own.some(({ severity }) => severity === 'error') || undefined,
  };
  const change = (next: unknown) => set(at, next);
  const notes = (
    <>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      <div id={`${id}-remarks`} aria-live="polite">
        {own.map((one) => (
          <p key={one.text} className={`remark ${one.severity}`}>
            {one.text} {one.fix}
          </p>
        ))}
      </div>
    </>
  );
  if (widget === 'boolean')
    return (
      <div className="field">
        <label className="switch">
          <input
            type="checkbox"
            {...common}
            checked={value === true}
            onChange={({ target }) => change(target.checked)}
          />
          {label}
        </label>
        {notes}
      </div>
    );
  if (widget === 'list')
    return <ListField schema={schema} at={at} value={value} label={label} notes={notes} />;
  if (widget === 'object' && bare instanceof z.ZodObject)
    return (
      <details className="group" id={id}>
        <summary>{label}</summary>
        {notes}
        <Fields shape={bare.shape as Record<string, z.ZodType>} at={at} value={value} />
      </details>
    );
  if (widget === 'select')
    return (
      <Choices
        {...{ id, label, notes, change }}
        chosen={Array.isArray(value) ? value : []}
        options={form['options'] as Option[]}
      />
    );
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {widget === 'image' ? (
        <PictureField
          id={id}
          value={String(value ?? '')}
          onChange={(next, pictures) => set(at, next, pictures)}
        />
      ) : (
        input()
      )}
      {max !== undefined && isText && typeof value === 'string' && value.length > max * 0.8 && (
        <small className={value.length > max ? 'over' : ''}>
          {value.length} od {max}
        </small>
      )}
      {notes}
    </div>
  );

  function input() {
    const text = value == null ? '' : String(value);
    if (widget === 'relation')
      return <Relation {...common} value={value} options={form} change={change} />;
    if (widget === 'datetime')
      return (
        <input
          type="date"
          {...common}
          value={text}
          onChange={({ target }) => change(target.value || undefined)}
        />
      );
    if (widget === 'number')
      return (
        <input
          inputMode="numeric"
          {...common}
          readOnly={form['readonly'] === true}
          value={text}
          onChange={({ target }) =>
            change(target.value === '' ? undefined : Number(target.value) || target.value)
          }
        />
      );
    if (widget === 'text')
      return (
        <textarea
          {...common}
          rows={Math.min(24, 2 + Math.ceil(text.length / 45))}
          value={text}
          onChange={({ target }) => change(target.value)}
        />
      );
    const type = form['type'] === 'email' ? 'email' : undefined;
    if (type)
      return (
        <input
          {...common}
          type={type}
          value={text}
          onFocus={select}
          onChange={({ target }) => change(target.value)}
        />
      );
    // One line that is shown whole: a phone would cut an input after 30 letters.
    const line = (
      <textarea
        {...common}
        className="one-line"
        rows={1}
        value={text}
        onFocus={select}
        onChange={({ target }) => change(target.value.replace(/\n/g, ' '))}
        onBlur={() => isEffect && change(text.replace(/^\s*[-*–•]\s*/, ''))}
      />
    );
    const isEffect = at[0] === 'product_effects';
    return isEffect ? (
      <div>
        {line}
        <Offers text={text} composition={String(draft.data['scructure'] ?? '')} take={change} />
      </div>
    ) : (
      line
    );
  }

  function select({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) {
    if (isPlaceholder?.(target.value)) target.select();
  }
}

/** Allowed claims about what the product contains, while an effect is being typed. */
function Offers({
  text,
  composition,
  take,
}: {
  text: string;
  composition: string;
  take: (claim: string) => void;
}) {
  const offers = offerClaims(text, composition).filter(({ claim }) => claim !== text);
  return (
    <ul className="offers">
      {offers.map(({ claim, condition }) => (
        <li key={claim}>
          <button
            type="button"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(claim)}
          >
            {claim}
            <small>{condition}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

const hasInner = (bare: unknown, widget: string) =>
  widget === 'list' || bare instanceof z.ZodObject;
/** The hints are written for the CMS, which reads Markdown in them. */
const plain = (hint = '') => hint.replace(/\\([*[<])/g, '$1');

function Fields({
  shape,
  at,
  value,
}: {
  shape: Record<string, z.ZodType>;
  at: Path;
  value: unknown;
}) {
  return Object.entries(shape).map(([name, schema]) => (
    <Field
      key={name}
      schema={schema}
      at={[...at, name]}
      value={isData(value) ? value[name] : undefined}
    />
  ));
}

function ListField({
  schema,
  at,
  value,
  label,
  notes,
}: Props & { label: string; notes: React.ReactNode }) {
  const { set } = use(FormContext);
  const [removed, setRemoved] = useState<{ item: unknown; index: number }>();
  const { form: options } = descriptionOf(schema);
  const form: Readonly<Record<string, unknown>> = options || {};
  const items = Array.isArray(value) ? value : [];
  const { element } = bareSchema(schema) as z.ZodArray;
  const item = element as z.ZodType;
  const isObject = bareSchema(item) instanceof z.ZodObject;
  const summary = String(form['summary'] ?? '');
  const titleOf = (data: unknown) =>
    summary.replace(/\{\{(\w+)\}\}/g, (_, key) => String(Object(data)[key] ?? ''));
  const move = (from: number, to: number) =>
    set(at, items.toSpliced(from, 1).toSpliced(to, 0, items[from]));
  const remove = (index: number) => {
    setRemoved({ item: items[index], index });
    set(at, items.toSpliced(index, 1));
  };
  const may = (what: string) => form[`allow_${what}`] !== false;
  const isFull = typeof form['max'] === 'number' && items.length >= form['max'];
  return (
    <fieldset id={at.join('.')} className="list">
      <legend>{label}</legend>
      {notes}
      {items.map((one, index) => {
        const name = isObject ? titleOf(one) || `${index + 1}.` : `${index + 1}.`;
        const buttons = (
          <span className="moves">
            {may('reorder') && (
              <button
                type="button"
                className="plain"
                disabled={index === 0}
                aria-label={`${name}: pomeri gore`}
                onClick={() => move(index, index - 1)}
              >
                ↑
              </button>
            )}
            {may('reorder') && (
              <button
                type="button"
                className="plain"
                disabled={index === items.length - 1}
                aria-label={`${name}: pomeri dole`}
                onClick={() => move(index, index + 1)}
              >
                ↓
              </button>
            )}
            {may('remove') && (
              <button
                type="button"
                className="plain"
                aria-label={`${name}: obriši`}
                onClick={() => remove(index)}
              >
                ×
              </button>
            )}
          </span>
        );
        return isObject ? (
          <details
            key={index}
            id={`${at.join('.')}.${index}`}
            className="item"
            open={titleOf(one) === '' || undefined}
          >
            <summary>{name}</summary>
            {buttons}
            <Fields
              shape={(bareSchema(item) as z.ZodObject).shape as Record<string, z.ZodType>}
              at={[...at, index]}
              value={one}
            />
          </details>
        ) : (
          <div key={index} className="item line">
            <Field schema={item} at={[...at, index]} value={one} />
            {buttons}
          </div>
        );
      })}
      {removed && (
        <p className="hint">
          Obrisano.{' '}
          <button
            type="button"
            className="plain"
            onClick={() => {
              set(at, items.toSpliced(removed.index, 0, removed.item));
              setRemoved(undefined);
            }}
          >
            Vrati
          </button>
        </p>
      )}
      {may('add') && !isFull && (
        <button type="button" onClick={() => set(at, [...items, isObject ? {} : ''])}>
          + Dodaj {String(form['label_singular'] ?? '')}
        </button>
      )}
    </fieldset>
  );
}

interface Option {
  label: string;
  value: string;
}
function Choices({
  id,
  label,
  notes,
  chosen,
  options,
  change,
}: {
  id: string;
  label: string;
  notes: React.ReactNode;
  chosen: unknown[];
  options: Option[];
  change: (next: unknown) => void;
}) {
  return (
    <fieldset id={id} className="list">
      <legend>{label}</legend>
      {notes}
      {options.map((one) => (
        <label key={one.value} className="switch">
          <input
            type="checkbox"
            checked={chosen.includes(one.value)}
            onChange={({ target }) =>
              change(
                options
                  .map(({ value }) => value)
                  .filter((value) =>
                    value === one.value ? target.checked : chosen.includes(value),
                  ),
              )
            }
          />
          {one.label}
        </label>
      ))}
    </fieldset>
  );
}

/** A choice among products, by their names, or among groups. */
function Relation({
  value,
  options,
  change,
  ...common
}: {
  value: unknown;
  options: Readonly<Record<string, unknown>>;
  change: (next: unknown) => void;
}) {
  const { texts } = useApp();
  const isProduct = options['collection'] === 'products';
  const rows = texts
    .filter(({ collection }) => collection.name === (isProduct ? 'products' : 'kinds'))
    .flatMap(({ entries }) =>
      entries.map(({ data }) => ({ id: data['id'], name: String(data['name'] ?? data['title']) })),
    );
  return (
    <select
      {...common}
      value={String(value ?? '')}
      onChange={({ target }) =>
        change(target.value === '' ? undefined : isProduct ? Number(target.value) : target.value)
      }
    >
      <option value="">–</option>
      {rows
        .sort((a, b) => a.name.localeCompare(b.name, 'sr'))
        .map(({ id, name }) => (
          <option key={String(id)} value={String(id)}>
            {name}
          </option>
        ))}
    </select>
  );
}
