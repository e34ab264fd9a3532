// The products: a shelf with their pictures or, while they are ordered, the list of each group.
import { useState } from 'react';
import { collectionNamed } from '../../model/collections.ts';
import { compareProducts } from '../../model/publication.ts';
import { useApp } from '../app-state.tsx';
import type { ListedCollection } from '../texts/list-texts.ts';
import { newPath } from '../texts/new-path.ts';
import { placeOf, placeProducts } from './order.ts';
import { type Row, Rows } from './Rows.tsx';
import { useShelfPictures } from './shelf-pictures.ts';
import { TextMarks } from './TextMarks.tsx';
import { usePlaced } from './use-placed.ts';

export function Products({ texts: all }: Pick<ListedCollection, 'texts'>) {
  const { texts } = useApp();
  const { place, put } = usePlaced();
  const [isMoving, setMoving] = useState(false);
  const groups = texts
    .filter(({ collection }) => collection.name === 'kinds')
    .flatMap(({ entries }) => entries)
    .map(({ id, title }) => ({
      title: String(title),
      rows: all
        .filter((one) => place(one).data['kind'] === id)
        .sort((a, b) => compareProducts(placeOf(place(a)), placeOf(place(b)))),
    }));
  const grouped = new Set(groups.flatMap(({ rows }) => rows));
  const others = { title: 'Bez grupe', rows: all.filter((one) => !grouped.has(one)) };
  const shown = [...groups, others].filter(({ rows }) => rows.length > 0);
  const moveIn = (rows: readonly Row[]) => (from: number, to: number) => {
    const wanted = rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1));
    const moved = [rows[from], rows[to]].flatMap((one) => one?.path ?? []);
    put(placeProducts(wanted.map(place), moved));
  };
  return (
    <section aria-labelledby="proizvodi">
      <h2 id="proizvodi">Proizvodi</h2>
      <div className="buttons">
        <a className="button" href={`#${newPath(collectionNamed('products'))}/name`}>
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
      {isMoving ? (
        shown.map(({ title, rows }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <Rows rows={rows} move={moveIn(rows)} />
          </section>
        ))
      ) : (
        <Shelf rows={shown.flatMap(({ rows }) => rows)} />
      )}
    </section>
  );
}

function Shelf({ rows }: { rows: readonly Row[] }) {
  const { draftOf } = useApp();
  const pictures = useShelfPictures();
  return (
    <>
      {pictures && (
        <svg className="visually-hidden" aria-hidden="true">
          <image
            id="polica"
            href={pictures.address}
            width={pictures.width}
            height={pictures.height}
          />
        </svg>
      )}
      <ul className="tiles">
        {rows.map(({ path, title, id, text }) => (
          <li key={path} className={text?.isDraft ? 'held-back' : undefined}>
            <a href={`#${path}`}>
              <svg viewBox={pictures?.places.get(String(id)) ?? '0 0 1 1'} aria-hidden="true">
                {pictures?.places.has(String(id)) && <use href="#polica" />}
              </svg>
              {String(draftOf(path).data['short_name'] ?? title)}
            </a>
            <TextMarks path={path} text={text} />
          </li>
        ))}
      </ul>
    </>
  );
}
