// A text whose data cannot be read, as it stands in its file: what the check says, and the file to mend it in.
import { useEffect, useState } from 'react';
import { shortPath } from '../../model/paths.ts';
import { useApp } from '../app-state.tsx';
import { checkTexts, QUIET_MS } from '../check/ask-check.ts';
import type { Remark } from '../check/check-source.ts';
import { type Draft, decide } from '../drafts/draft.ts';
import { TwoVersions } from '../form/Conflicts.tsx';
import { DiscardButton } from '../publish/DiscardButton.tsx';
import { PublishBar } from '../publish/PublishBar.tsx';
import { Header } from '../ui/Header.tsx';
import { FromProposal } from './FromProposal.tsx';
import './SourcePage.css';

export function SourcePage({ path }: { path: string }) {
  const { snapshot, texts, drafts, change, store } = useApp();
  const base = snapshot.texts.get(path) ?? '';
  const draft = drafts.get(path);
  const source = draft?.source ?? base;
  // What it was made from, and what is asked about it, stay.
  const open: Draft =
    draft?.source === undefined
      ? { path, base, data: {}, pictures: draft?.pictures ?? {}, source, at: 0 }
      : draft;
  const [remarks, setRemarks] = useState<readonly Remark[]>([]);
  useEffect(() => {
    let isOld = false;
    const timer = setTimeout(async () => {
      const found = await checkTexts(path, source, texts, snapshot, 'file').catch(() => []);
      if (!isOld) setRemarks(found.filter(({ severity }) => severity === 'error'));
    }, QUIET_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [path, source, texts, snapshot]);
  return (
    <>
      <Header title="Tekst koji ne može da se pročita">
        {store.history && (
          <nav className="links" aria-label="Ovaj tekst">
            <a href={`#ranije/${path}`}>Ranije verzije</a>
          </nav>
        )}
      </Header>
      <main className="page">
        <p>
          U fajlu „{shortPath(path)}“ ima greške, pa umesto polja vidite ceo fajl. Ispravite red
          koji je naveden, ili vratite raniju verziju.
        </p>
        {draft?.proposals && <FromProposal draft={draft} />}
        <ul className="rows" aria-live="polite">
          {remarks.map((one) => (
            <li key={`${one.line}${one.text}`} className="tall">
              <p className="remark error">
                Red {one.line}: {one.text} {one.fix}
              </p>
            </li>
          ))}
        </ul>
        <TwoVersions
          draft={open}
          conflicts={open.conflicts}
          now={source}
          say={String}
          choose={(one, value) => change({ ...decide(open, one, value), at: Date.now() })}
        />
        {remarks.length === 0 && source !== base && !draft?.conflicts && (
          <p role="status">Sada je sve u redu. Pritisnite „Objavi“.</p>
        )}
        <label htmlFor="source">Ceo fajl</label>
        <textarea
          id="source"
          className="source"
          rows={16}
          spellCheck={false}
          value={source}
          onChange={({ target }) => change({ ...open, source: target.value, at: Date.now() })}
        />
      </main>
      {draft && (
        <PublishBar paths={[path]}>
          <DiscardButton path={path} />
        </PublishBar>
      )}
    </>
  );
}
