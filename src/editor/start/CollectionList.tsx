// The texts of one collection: a link to its one file, or its list, which can be ordered where visitors see an order.
import { isOneFile } from '../../model/collections.ts';
import type { ListedCollection } from '../texts/list-texts.ts';
import { swapNumbers } from './order.ts';
import { Remembered } from './Remembered.tsx';
import { type Row, Rows } from './Rows.tsx';
import { TextMarks } from './TextMarks.tsx';
import { usePlaced } from './use-placed.ts';

export function CollectionList({ row, label, texts }: ListedCollection) {
  const { place, put } = usePlaced();
  if (isOneFile(row))
    return (
      <a className="entry" href={`#${row.path}`}>
        {label}
        <TextMarks path={row.path} />
      </a>
    );
  // Cards whose number is their place on the page.
  const isNumbered = row.name === 'featured' || row.name === 'about';
  const numberOf = (one: Row) => Number(place(one).data['id']);
  const rows = isNumbered ? [...texts].sort((a, b) => numberOf(a) - numberOf(b)) : texts;
  const swap = (from: number, to: number) => {
    const [one, other] = [rows[from], rows[to]];
    if (one && other) put(swapNumbers(place(one), place(other)));
  };
  return (
    <Remembered name={row.name} className="entry" summary={`${label} (${texts.length})`}>
      <Rows rows={rows} {...(isNumbered && { move: swap })} />
    </Remembered>
  );
}
