// The texts of one collection, each with the way to its form, and their order where visitors see one.
import { useState } from 'react';
import { isOneFile } from '../../model/collections.ts';
import { compareProducts } from '../../model/publication.ts';
import { useApp } from '../app-state.tsx';
import type { ListedCollection } from '../texts/list-texts.ts';
import { newPath } from '../texts/new-path.ts';
import { Arrows } from '../ui/Arrows.tsx';
import { type Placed, placeOf, placeProducts, swapNumbers } from './order.ts';
import { Remembered } from './Remembered.tsx';

type Row = ListedCollection['texts'][number];

export function CollectionList({ row, label, texts: all }: ListedCollection) {
  const { texts, drafts, draftOf, change } = useApp();
  const [isMoving, setMoving] = useState(false);
  const isProducts = row.name === 'products';
  // Cards whose number is their place on the page.
  const isNumbered = row.name === 'featured' || row.name === 'about';
  const place = ({ path }: Row): Placed => ({ path, data: draftOf(path).data });
  const put = (placed: readonly Placed[]) => {
    for (const { path, data } of placed) change({ ...draftOf(path), data, at: Date.now() });
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
      <a className="button part" href={`#${row.path}`}>
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
        .sort((a, b) => compareProducts(placeOf(place(a)), placeOf(place(b)))),
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
        <a className="button" href={`#${newPath(row)}`}>
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

function Rows({ rows, move }: { rows: readonly Row[]; move?: (from: number, to: number) => void }) {
  const { drafts } = useApp();
  const [said, setSaid] = useState('');
  const moveBy = (index: number, step: 1 | -1) => {
    move?.(index, index + step);
    setSaid(`${rows[index]?.title}: mesto ${index + step + 1} od ${rows.length}`);
  };
  return (
    <>
      <ul className="rows">
        {rows.map(({ path, title, text }, index) => (
          <li key={path}>
            <a href={`#${path}`}>{title}</a>
            {text?.isDraft && <small>nije na sajtu</small>}
            {drafts.has(path) && <small>menjano</small>}
            {move && (
              <span className="moves">
                <Arrows
                  name={title}
                  isFirst={index === 0}
                  isLast={index === rows.length - 1}
                  move={(step) => moveBy(index, step)}
                />
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
