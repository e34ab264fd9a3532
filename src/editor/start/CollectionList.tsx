// The texts of one collection: a link to its one file, or its list, which can be ordered where visitors see an order.
import { isOneFile } from '../../model/collections.ts';
import { useApp } from '../app-state.tsx';
import type { ListedCollection } from '../texts/list-texts.ts';
import { type Placed, swapNumbers } from './order.ts';
import { Remembered } from './Remembered.tsx';
import { type Row, Rows } from './Rows.tsx';

export function CollectionList({ row, label, texts }: ListedCollection) {
  const { drafts, draftOf, change } = useApp();
  if (isOneFile(row))
    return (
      <a className="entry" href={`#${row.path}`}>
        {label}
        {drafts.has(row.path) && <small>menjano</small>}
      </a>
    );
  // Cards whose number is their place on the page.
  const isNumbered = row.name === 'featured' || row.name === 'about';
  const place = ({ path }: Row): Placed => ({ path, data: draftOf(path).data });
  const numberOf = (one: Row) => Number(place(one).data['id']);
  const rows = isNumbered ? [...texts].sort((a, b) => numberOf(a) - numberOf(b)) : texts;
  const swap = (from: number, to: number) => {
    const [one, other] = [rows[from], rows[to]];
    if (!one || !other) return;
    for (const { path, data } of swapNumbers(place(one), place(other)))
      change({ ...draftOf(path), data, at: Date.now() });
  };
  return (
    <Remembered name={row.name} className="entry" summary={`${label} (${texts.length})`}>
      <Rows rows={rows} {...(isNumbered && { move: swap })} />
    </Remembered>
  );
}
