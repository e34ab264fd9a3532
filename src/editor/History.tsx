// „Ranije verzije“: what each change of a text changed, and the way back.
import { diffWords } from 'diff';
import { useEffect, useState } from 'react';
import { useApp, wordsOf } from './app-state.tsx';
import { fieldsOf, labelAt } from './form/form-fields.ts';
import { readInPlace } from './repository/drafts.ts';
import { isSame } from './repository/merge.ts';
import { fieldsOfBoth } from './repository/publish.ts';
import type { Version } from './repository/store.ts';

const DATE = new Intl.DateTimeFormat('sr-Latn-RS', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

export function History({ path, close }: { path: string; close: () => void }) {
  const { store, snapshot, change } = useApp();
  const [versions, setVersions] = useState<Version[]>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    store.history?.(path).then(setVersions, (error) => setProblem(wordsOf(error)));
  }, [store, path]);
  const now = snapshot.texts.get(path) ?? '';
  if (problem) return <p role="alert">{problem}</p>;
  if (!versions) return <p role="status">Učitavam …</p>;
  const schemas = fieldsOf(path);
  return (
    <ol className="rows tall">
      {versions.map(({ commit, date, by, text }, index) => {
        const older = versions[index + 1]?.text ?? '';
        const changed = fieldsOfBoth(path, older, text).filter(
          ({ before, after }) => !isSame(before, after),
        );
        return (
          <li key={commit}>
            <strong>{DATE.format(date)}</strong>
            <small>
              {by}
              {index === 0 ? ' · sada' : ''}
            </small>
            <details>
              <summary>
                {older
                  ? `Promenjeno: ${changed.map(({ key }) => labelAt(schemas, [key])).join(', ') || 'ništa'}`
                  : 'Prva verzija'}
              </summary>
              {older &&
                changed.map(({ key, before, after }) => (
                  <Change key={key} label={labelAt(schemas, [key])} before={before} after={after} />
                ))}
            </details>
            {index > 0 && (
              <button
                type="button"
                onClick={() => {
                  change({
                    path,
                    base: now,
                    data: readInPlace(path, text, now),
                    pictures: {},
                    at: Date.now(),
                  });
                  close();
                }}
              >
                Vrati na ovo
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Change({ label, before, after }: { label: string; before: unknown; after: unknown }) {
  const text = (value: unknown) =>
    typeof value === 'string'
      ? value
      : value == null
        ? ''
        : JSON.stringify(value, null, 1)
            .replace(/["{}[\],]/g, '')
            .replace(/\n\s*\n/g, '\n')
            .trim();
  return (
    <p className="change">
      <em>{label}: </em>
      {diffWords(text(before), text(after)).map(({ added, removed, value }, index) =>
        added ? (
          <ins key={index}>{value}</ins>
        ) : removed ? (
          <del key={index}>{value}</del>
        ) : value.length > 120 ? (
          `${value.slice(0, 50)} … ${value.slice(-50)}`
        ) : (
          value
        ),
      )}
    </p>
  );
}
