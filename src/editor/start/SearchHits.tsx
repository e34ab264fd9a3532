// The texts in which something was found.
import { useMemo } from 'react';
import type { Path } from '../../check/read-yaml.ts';
import { isOneFile } from '../../model/collections.ts';
import { fieldsOf, viewOf } from '../form/form-fields.ts';
import { leadTo } from '../form/go-to-field.ts';
import type { ListedCollection } from '../texts/list-texts.ts';
import type { SiteText } from '../texts/site-text.ts';
import { foldTexts, isFoundIn, placeOf, search } from './search.ts';

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
        text,
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
        {hits.map(({ path, title, label, text }) => (
          <li key={path}>
            <a
              href={`#${path}`}
              onClick={(event) => {
                event.preventDefault();
                leadTo(path, isFoundIn(title, sought) ? [] : placeInForm(path, text, sought));
              }}
            >
              {title}
            </a>
            {label !== title && <small>{label}</small>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the form says of its fields: „radno vreme“ stands in no file. That of a form of many texts would find them all. */
const wordsOfForm = (path: string): string[] => wordsOfFields(path).map(({ words }) => words);

const wordsOfFields = (path: string) =>
  Object.entries(fieldsOf(path)).map(([key, schema]) => {
    const { label = '', hint = '' } = viewOf(schema) ?? {};
    return { key, words: `${label} ${hint}` };
  });

/** The field that holds what is sought, or whose name does; the form itself where words of several fields are sought. */
function placeInForm(path: string, text: SiteText | undefined, sought: string): Path {
  const named = wordsOfFields(path).find(({ words }) => isFoundIn(words, sought));
  return placeOf(text?.data, sought) ?? (named ? [named.key] : []);
}
