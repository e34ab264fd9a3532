// The texts of one kind, each with the way to its form, and their order where visitors see one.
import { useRef, useState } from 'react';
import { isOneFile } from '../model/collections.ts';
import { compareProducts } from '../model/publication.ts';
import { useApp } from './app-state.tsx';
import { type Placed, placeProducts, swapNumbers } from './order.ts';
import { Remembered } from './Remembered.tsx';
import type { Kind } from './texts.ts';

type Row = Kind['texts'][number];

export function KindList({ kind: { row, label, texts: all } }: { kind: Kind }) {
  const { texts, drafts, draftOf, change } = useApp();
  const [isMoving, setMoving] = useState(false);
  const isProducts = row.name === 'products';
  // Cards whose number is their place on the page.
  const isNumbered = row.name === 'featured' || row.name === 'about';
  const place = ({ path }: Row): Placed => ({ path, data: draftOf(path).data });
  const put = (placed: readonly Placed[]) => {
    for (const { path, data } of placed)
      change({ ...draftOf(path), isSent: false, data, at: Date.now() });
  };
  const numberOf = (one: Row) => Number(place(one).data['id']);
  if (isNumbered) {
    const rows = [...all].sort((a, b) => numberOf(a) - numberOf(b));
    const swap = (from: number, to: number) => {
      const [one, other] = [rows[from], rows[to]];
      if (one && other) put(swapNumbers(place(one), place(other)));
    };
    return (
      <Remembered name={row.name} summary={`${label} (${all.length})`}>
        <Rows rows={rows} move={swap} />
      </Remembered>
    );
  }
  if (isOneFile(row))
    return (
      <a className="button kind" href={`#${row.path}`}>
        {label}
        {drafts.has(row.path) && <small> menjano</small>}
      </a>
    );
  if (!isProducts)
    return (
      <Remembered name={row.name} summary={`${label} (${all.length})`}>
        <Rows rows={all} />
      </Remembered>
    );
  const groups = texts
    .filter(({ collection }) => collection.name === 'kinds')
    .flatMap(({ entries }) => entries.map(({ data }) => data))
    .map(({ id, title }) => ({
      title: String(title),
      rows: all
        .filter((one) => place(one).data['kind'] === id)
        .sort((a, b) => compareProducts(placeIn(place(a)), placeIn(place(b)))),
    }));
  const grouped = new Set(groups.flatMap(({ rows }) => rows));
  const others = { title: 'Bez grupe', rows: all.filter((one) => !grouped.has(one)) };
  const moveIn = (rows: readonly Row[]) => (from: number, to: number) => {
    const wanted = rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1));
    const moved = [rows[from], rows[to]].flatMap((one) => one?.path ?? []);
    put(placeProducts(wanted.map(place), moved));
  };
  return (
    <Remembered name={row.name} summary={`${label} (${all.length})`}>
      <div className="buttons">
        <a className="button" href={`#${row.path}/novo-${Date.now()}.${row.ending}`}>
          + Nov proizvod
        </a>
        <button
          type="button"
          className="plain"
          aria-pressed={isMoving}
          onClick={() => setMoving(!isMoving)}
        >
          {isMoving ? 'Gotovo' : 'Promeni redosled'}
        </button>
      </div>
      {[...groups, others].map(
        ({ title, rows }) =>
          rows.length > 0 && (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              <Rows rows={rows} {...(isMoving && { move: moveIn(rows) })} />
            </section>
          ),
      )}
    </Remembered>
  );
}

function placeIn({ data: { id, order } }: Placed) {
  return { id: Number(id), order: typeof order === 'number' ? order : undefined };
}

function Rows({ rows, move }: { rows: readonly Row[]; move?: (from: number, to: number) => void }) {
  const { drafts } = useApp();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const moveBy = (index: number, step: 1 | -1) => {
    const { path = '', title = '' } = rows[index] ?? {};
    move?.(index, index + step);
    setSaid(`${title}: mesto ${index + step + 1} od ${rows.length}`);
    // The row has moved in the page and lost the focus; at the end of the list only the other arrow is left.
    requestAnimationFrame(() => {
      const arrows = list.current?.querySelectorAll<HTMLButtonElement>(
        `[data-path="${CSS.escape(path)}"] button:enabled`,
      );
      arrows?.[step === -1 ? 0 : arrows.length - 1]?.focus();
    });
  };
  return (
    <>
      <ul className="rows" ref={list}>
        {rows.map(({ path, title, text }, index) => (
          <li key={path} data-path={path}>
            <a href={`#${path}`}>{title}</a>
            {text?.isDraft && <small>nije na sajtu</small>}
            {drafts.has(path) && <small>menjano</small>}
            {move && (
              <span className="moves">
                <button
                  type="button"
                  className="plain"
                  disabled={index === 0}
                  aria-label={`${title}: pomeri gore`}
                  onClick={() => moveBy(index, -1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  className="plain"
                  disabled={index === rows.length - 1}
                  aria-label={`${title}: pomeri dole`}
                  onClick={() => moveBy(index, 1)}
                >
                  ↓
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {move && (
        <p role="status" className="visually-hidden">
          {said}
        </p>
      )}
    </>
  );
}
