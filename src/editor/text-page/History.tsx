// „Ranije verzije“: what each change of a text changed, and the way back.
import { useEffect, useMemo, useState } from 'react';
import { useApp } from '../app-state.tsx';
import { type Draft, tryReading } from '../drafts/draft.ts';
import { changedFields } from '../form/changed-fields.ts';
import { leadTo } from '../form/go-to-field.ts';
import { wordsOf } from '../repository/problem.ts';
import type { Version } from '../repository/store.ts';
import { useTitle } from '../texts/use-title.ts';
import { Header } from '../ui/Header.tsx';
import { Difference } from './Difference.tsx';

const DATE = new Intl.DateTimeFormat('sr-Latn-RS', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

export function History({ path }: { path: string }) {
  const { store, revert, takeBack } = useApp();
  const [versions, setVersions] = useState<Version[]>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    store.history?.(path).then(setVersions, (error) => setProblem(wordsOf(error)));
  }, [store, path]);
  const name = useTitle(path);
  const lead = async (back: Promise<Draft | undefined>) => {
    try {
      leadTo(path, (await back)?.returned?.slice(0, 1) ?? []);
    } catch (error) {
      setProblem(wordsOf(error));
    }
  };
  const goBackTo = ({ text, commit }: Version) => lead(revert(path, text, commit));
  const undo = ({ text }: Version, older: Version) =>
    lead(
      takeBack({
        before: { [path]: older.text },
        after: { [path]: text },
        parent: older.commit,
      }).then(([draft]) => draft),
    );
  return (
    <>
      <Header back={`#${path}`} label="Nazad na tekst" title={`Ranije verzije: ${name}`} />
      <main className="page">
        {problem && <p role="alert">{problem}</p>}
        {!versions && !problem && <p role="status">Učitavam …</p>}
        <ol className="rows">
          {versions?.map((version, index) => {
            const { commit, date, by, text } = version;
            const older = versions[index + 1];
            return (
              <li key={commit} className="tall">
                <h2>{DATE.format(date)}</h2>
                <small>{index === 0 ? `${by} · ovako je sada` : by}</small>
                {older === undefined ? (
                  <p>Najstarija verzija u ovom spisku.</p>
                ) : (
                  <Change path={path} before={older.text} after={text} />
                )}
                <div className="buttons">
                  {older && (
                    <button type="button" onClick={() => undo(version, older)}>
                      Poništi samo ovu promenu
                    </button>
                  )}
                  {index > 0 && (
                    <button type="button" onClick={() => goBackTo(version)}>
                      Vrati ceo tekst na ovo
                    </button>
                  )}
                </div>
              </li>
            );
          })}
        </ol>
      </main>
    </>
  );
}

function Change(versions: { path: string; before: string; after: string }) {
  const { path, before, after } = versions;
  const [isOpen, setOpen] = useState(false);
  const summary = useMemo(() => summaryOf(path, before, after), [path, before, after]);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && <Difference {...versions} />}
    </details>
  );
}

function summaryOf(path: string, older: string, text: string): string {
  const labels = changedFields(path, tryReading(path, older), tryReading(path, text)).map(
    ({ label }) => label,
  );
  return labels.length > 0 ? `Promenjeno: ${labels.join(', ')}` : 'Bez promene u poljima';
}
