// A list: its items are added, removed and moved; a set of fields is an item that opens.
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import type { Path } from '../../check/read-yaml.ts';
import { Arrows } from '../ui/Arrows.tsx';
import { ChangedItem } from './Changed.tsx';
import { focus } from './focus.ts';
import { FormContext, idOf } from './form-context.ts';
import { type ListView, viewOf } from './form-fields.ts';
import { goToField } from './go-to-field.ts';
import { isBlank, newItem } from './list-item.ts';
import { Remarks } from './Remarks.tsx';
import { useKeys } from './use-keys.ts';
import './ListField.css';

interface Props {
  at: Path;
  value: unknown;
  label: string;
  list: ListView;
  notes: ReactNode;
  /**
   * Draws the one field of an item, or all of its fields; `order` is its place, from 1. `split` puts these items in
   * place of the item, where several lines came into one field.
   */
  draw: (
    item: unknown,
    at: Path,
    order: number,
    split?: (items: readonly string[]) => void,
  ) => ReactNode;
}

export function ListField({ at, value, label, list, notes, draw }: Props) {
  const { set, remarks, draft } = use(FormContext);
  const items = Array.isArray(value) ? value : [];
  const keys = useKeys(items.length);
  const [asked, setAsked] = useState<number>();
  const { base } = draft;
  /** The last one first: each comes back to where it stood before the next was taken. */
  const [gone, setGone] = useState<readonly { item: unknown; index: number; base: string }[]>([]);
  // Over another text of the site it is published, or has come back.
  const [removed] = gone.filter((one) => one.base === base);
  const [said, setSaid] = useState('');
  const id = idOf(at);
  const itemLabel = viewOf(list.schema)?.label ?? '';
  const nameOf = (item: unknown, index: number) =>
    list.titleOf(item) || (list.shape ? 'Nova stavka' : `${itemLabel} ${index + 1}`);

  /** The item that has just come: the cursor goes into it once it is drawn. */
  const come = useRef<number>(undefined);
  useEffect(() => {
    if (come.current !== undefined) goToField(idOf([...at, come.current]));
    come.current = undefined;
  }, [items.length]);

  const change = (next: unknown[]) => {
    setAsked(undefined);
    set(at, next);
  };
  const add = () => {
    keys.insert(items.length);
    setGone([]);
    change([...items, list.shape ? newItem(list.shape, items) : '']);
    come.current = items.length;
  };
  const split = (index: number, lines: readonly string[]) => {
    if (isBlank(items[index]) && lines.every((line) => line === '')) return;
    for (let more = 1; more < lines.length; more += 1) keys.insert(index + 1);
    change(items.toSpliced(index, 1, ...lines));
    come.current = index + lines.length - 1;
  };
  const move = (from: number, to: number) => {
    keys.move(from, to);
    change(items.toSpliced(from, 1).toSpliced(to, 0, items[from]));
    setSaid(`${nameOf(items[from], from)}: sada je na ${to + 1}. mestu.`);
  };
  const remove = (index: number) => {
    keys.remove(index);
    setGone([{ item: items[index], index, base }, ...gone]);
    setSaid('');
    change(items.toSpliced(index, 1));
  };
  const putBack = ({ item, index }: { item: unknown; index: number }) => {
    keys.insert(index);
    setGone(gone.slice(1));
    change(items.toSpliced(index, 0, item));
    come.current = index;
  };

  /** Where the item stood: the cursor, which was in it, goes on from here. */
  const wayBack = removed && (
    <p className="hint" role="status">
      Obrisano: „{nameOf(removed.item, removed.index)}“.{' '}
      <button type="button" className="plain" ref={focus} onClick={() => putBack(removed)}>
        Vrati
      </button>
    </p>
  );

  return (
    <fieldset id={id} className="list">
      <legend>{label}</legend>
      {notes}
      {items.map((item, index) => {
        const name = nameOf(item, index);
        const place = [...at, index];
        const buttons = (
          <span className="moves">
            {!list.shape && <ChangedItem at={place} item={item} />}
            {list.mayMove && items.length > 1 && (
              <Arrows
                name={name}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                move={(step) => move(index, index + step)}
              />
            )}
            {list.mayChange && (
              <button
                type="button"
                className="plain"
                aria-label={`${name}: obriši`}
                onClick={() => (isBlank(item) ? remove(index) : setAsked(index))}
              >
                ×
              </button>
            )}
          </span>
        );
        const question = asked === index && (
          <p className="remark question" role="alertdialog" aria-label={`Obrisati: ${name}?`}>
            Obrisati „{name}“?{' '}
            <button type="button" ref={focus} onClick={() => remove(index)}>
              Obriši
            </button>{' '}
            <button type="button" className="plain" onClick={() => setAsked(undefined)}>
              Ne
            </button>
          </p>
        );
        if (!list.shape)
          return (
            <div key={keys.all[index]} className="item">
              {removed?.index === index && wayBack}
              <div className="line">
                {draw(
                  item,
                  place,
                  index + 1,
                  list.mayChange ? (lines) => split(index, lines) : undefined,
                )}
                {buttons}
              </div>
              {question}
            </div>
          );
        const isInside = (one: { at: Path }) => idOf(one.at).startsWith(`${idOf(place)}.`);
        const inside = remarks.filter(isInside);
        const isAsked = draft.conflicts?.some(isInside);
        return (
          <div key={keys.all[index]} className="item">
            {removed?.index === index && wayBack}
            <details id={idOf(place)}>
              <summary>
                {name} <ChangedItem at={place} item={item} />
                {inside.length > 0 && <em> · {sayWorst(inside)}</em>}
                {isAsked && <em> · izaberite šta važi</em>}
              </summary>
              <Remarks
                id={`${idOf(place)}-remarks`}
                all={remarks.filter((one) => idOf(one.at) === idOf(place))}
              />
              {draw(item, place, index + 1)}
            </details>
            {buttons}
            {question}
          </div>
        );
      })}
      {removed && removed.index >= items.length && wayBack}
      <span role="status" className="visually-hidden">
        {said}
      </span>
      {list.mayChange && items.length < list.most && (
        <button type="button" className="add-item" onClick={add}>
          + Dodaj {list.name}
        </button>
      )}
    </fieldset>
  );
}

const sayWorst = (inside: readonly { severity: string }[]) =>
  inside.some(({ severity }) => severity === 'error') ? 'ima grešku' : 'pogledajte';
