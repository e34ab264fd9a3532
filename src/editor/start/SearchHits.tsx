// The texts in which something was found.
import { useMemo } from 'react';
import { isOneFile } from '../../model/collections.ts';
import { fieldsOf, viewOf } from '../form/form-fields.ts';
import type { ListedCollection } from '../texts/list-texts.ts';
import { foldTexts, search } from './search.ts';

interface Props {
  sought: string;
  collections: readonly ListedCollection[];
}

export function SearchHits({ sought, collections }: Props) {
  const all = useMemo(() => {
    const rows = collections.flatMap(({ row, label, texts }) =>
      texts.map(({ path, title, text }) => ({
        path,
        title,
        label,
        lines: [...(text?.source.split('\n') ?? []), ...(isOneFile(row) ? wordsOfForm(path) : [])],
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

/** What the form says of its fields: „radno vreme“ stands in no file. That of a form of many texts would find them all. */
const wordsOfForm = (path: string): string[] =>
  Object.values(fieldsOf(path)).flatMap((schema) => {
    const { label = '', hint = '' } = viewOf(schema) ?? {};
    return [label, hint];
  });
