// The texts in which something was found.
import { useMemo } from 'react';
import type { ListedCollection } from '../texts/list-texts.ts';
import { foldTexts, search } from './search.ts';

interface Props {
  sought: string;
  collections: readonly ListedCollection[];
}

export function SearchHits({ sought, collections }: Props) {
  const all = useMemo(() => {
    const rows = collections.flatMap(({ label, texts }) =>
      texts.map(({ path, title, text }) => ({
        path,
        title,
        label,
        lines: text?.source.split('\n') ?? [],
      })),
    );
    return foldTexts(rows);
  }, [collections]);
  const hits = search(all, sought);
  return (
    <>
      <p role="status" className="hint">
        {hits.length === 0 ? 'Nema takvog teksta.' : `Nađeno: ${hits.length}`}
      </p>
      <ul className="rows">
        {hits.map(({ path, title, label }) => (
          <li key={path}>
            <a href={`#${path}`}>{title}</a>
            {label !== title && <small>{label}</small>}
          </li>
        ))}
      </ul>
    </>
  );
}
