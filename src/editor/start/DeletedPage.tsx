// „Obrisani tekstovi“: what was deleted, and the way back.
import { useEffect, useState } from 'react';
import { collectionOf } from '../../model/collections.ts';
import { useApp } from '../app-state.tsx';
import { tryReading } from '../drafts/draft.ts';
import { wordsOf } from '../repository/problem.ts';
import { sayDay } from '../repository/say-day.ts';
import type { Deleted } from '../repository/store.ts';
import { titleOf } from '../texts/title-of.ts';
import { Header } from '../ui/Header.tsx';

export function DeletedPage() {
  const { store, revert } = useApp();
  const [deleted, setDeleted] = useState<readonly Deleted[]>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    store.deleted?.().then(setDeleted, (error) => setProblem(wordsOf(error)));
  }, [store]);
  const bringBack = async ({ path, text, commit }: Deleted) => {
    try {
      await revert(path, text, commit);
      location.hash = `#${path}`;
    } catch (error) {
      setProblem(wordsOf(error));
    }
  };
  const known = deleted?.filter(({ path }) => collectionOf(path));
  return (
    <>
      <Header title="Obrisani tekstovi" />
      <main className="page">
        {problem && <p role="alert">{problem}</p>}
        {!known && !problem && <p role="status">Učitavam …</p>}
        {known?.length === 0 && <p>Od poslednjih pedeset izmena nijedna nije obrisala tekst.</p>}
        <ul className="rows">
          {known?.map((one) => (
            <li key={one.path} className="tall">
              <h2>{titleOf(one.path, tryReading(one.path, one.text))}</h2>
              <small>
                {collectionOf(one.path)?.form.label}. Obrisano: {sayDay(one.date)}, {one.by}
              </small>
              <button type="button" onClick={() => bringBack(one)}>
                Vrati
              </button>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}
