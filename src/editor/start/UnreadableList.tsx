// Texts that have no form, because their data cannot be read, each with its mistake.
import { useEffect, useMemo, useState } from 'react';
import { shortPath } from '../../model/paths.ts';
import { useApp } from '../app-state.tsx';
import { checkTexts } from '../check/ask-check.ts';
import type { Remark } from '../check/check-source.ts';

export function useUnreadable(): readonly string[] {
  const { texts } = useApp();
  return useMemo(() => texts.flatMap(({ path, data }) => (data ? [] : path)), [texts]);
}

export function UnreadableList({ paths }: { paths: readonly string[] }) {
  const { snapshot, texts } = useApp();
  const [mistakes, setMistakes] = useState<ReadonlyMap<string, Remark>>(new Map());
  useEffect(() => {
    const ask = async (path: string): Promise<[string, Remark][]> => {
      const found = await checkTexts(path, snapshot.texts.get(path) ?? '', texts, snapshot, 'file');
      const mistake = found.find(({ severity }) => severity === 'error');
      return mistake ? [[path, mistake]] : [];
    };
    Promise.all(paths.map(ask)).then(
      (all) => setMistakes(new Map(all.flat())),
      () => {},
    );
  }, [paths, snapshot, texts]);
  if (paths.length === 0) return null;
  const title = 'Ne može da se pročita';
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className="rows">
        {paths.map((path) => {
          const mistake = mistakes.get(path);
          return (
            <li key={path} className="tall">
              <a href={`#${path}`}>{shortPath(path)}</a>
              {mistake && (
                <p className="remark error">
                  Red {mistake.line}: {mistake.text}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
