// Texts in a list, each with the way to its form and, where they are ordered, its arrows.
import { useState } from 'react';
import type { ListedCollection } from '../texts/list-texts.ts';
import { Arrows } from '../ui/Arrows.tsx';
import { TextMarks } from './TextMarks.tsx';

export type Row = ListedCollection['texts'][number];

export function Rows({
  rows,
  move,
}: {
  rows: readonly Row[];
  move?: (from: number, to: number) => void;
}) {
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
            <TextMarks path={path} text={text} />
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
