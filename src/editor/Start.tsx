// The first page: what is not published yet, what is missing, what others propose, and all texts.
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { shortPath } from '../model/paths.ts';
import { useApp } from './app-state.tsx';
import { CollectionList } from './CollectionList.tsx';
import { DiscardButton } from './DiscardButton.tsx';
import type { Draft } from './drafts/draft.ts';
import { MissingList } from './MissingList.tsx';
import { Progress } from './Progress.tsx';
import { PublishBar } from './PublishBar.tsx';
import { Remembered } from './Remembered.tsx';
import type { Proposal } from './repository/store.ts';
import { sayDay } from './say-day.ts';
import { foldTexts, search } from './search.ts';
import { checkTexts, type ListedCollection, listCollections, type Remark } from './texts.ts';
import { titleOf, withoutVerb } from './title-of.ts';
import { findUnreadable } from './unreadable.ts';
import './Start.css';

/** Where the page was left, in pixels, for the way back from a text. */
let leftAt = 0;

export function Start() {
  const { texts, drafts, sent, store, signOut } = useApp();
  const [sought, setSought] = useState('');
  const collections = useMemo(() => listCollections(texts), [texts]);
  const open = [...drafts.values()].sort((a, b) => b.at - a.at);
  useEffect(() => {
    scrollTo(0, leftAt);
    const remember = () => {
      leftAt = scrollY;
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);
  return (
    <>
      <header className="top">
        <h1>Uređivač sajta</h1>
        <p className="hint">
          {store.name}
          {store.history && (
            <button type="button" className="plain" onClick={signOut}>
              Odjava
            </button>
          )}
        </p>
      </header>
      <main className="page">
        {sent.map((one) => (
          <Progress key={one.at} sent={one} />
        ))}
        <label className="search">
          Pretraga
          <input
            type="search"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
            placeholder="naziv, reč iz teksta ili telefon"
          />
        </label>
        {sought.trim() === '' ? (
          <>
            <Unreadable />
            <MissingList />
            <Proposals />
            {collections.map((one) => (
              <CollectionList key={one.row.name} {...one} />
            ))}
          </>
        ) : (
          <Hits sought={sought} collections={collections} />
        )}
      </main>
      {open.length > 0 && (
        <PublishBar paths={open.map(({ path }) => path)}>
          <Unpublished drafts={open} />
        </PublishBar>
      )}
    </>
  );
}

/** In the bar, so that the list of texts never moves under a finger. */
function Unpublished({ drafts }: { drafts: readonly Draft[] }) {
  return (
    <details className="unpublished">
      <summary>Nije objavljeno ({drafts.length})</summary>
      <ul className="rows">
        {drafts.map(({ path, data }) => {
          const title = titleOf(path, data);
          return (
            <li key={path}>
              <a href={`#${path}`}>{title}</a>
              <DiscardButton path={path} of={title} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** Texts that have no form, because their data cannot be read. */
function Unreadable() {
  const { snapshot, texts } = useApp();
  const paths = useMemo(() => findUnreadable(snapshot, texts), [snapshot, texts]);
  const [mistakes, setMistakes] = useState<ReadonlyMap<string, Remark>>(new Map());
  useEffect(() => {
    const ask = async (path: string): Promise<[string, Remark][]> => {
      const found = await checkTexts(path, snapshot.texts.get(path) ?? '', texts);
      const mistake = found.find(({ severity }) => severity === 'error');
      return mistake ? [[path, mistake]] : [];
    };
    Promise.all(paths.map(ask)).then(
      (all) => setMistakes(new Map(all.flat())),
      () => {},
    );
  }, [paths, snapshot, texts]);
  if (paths.length === 0) return null;
  return (
    <Part title={`Ne može da se pročita (${paths.length})`}>
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
    </Part>
  );
}

function Proposals() {
  const { store } = useApp();
  const [proposals, setProposals] = useState<readonly Proposal[]>([]);
  useEffect(() => {
    store.proposals?.list().then(setProposals, () => {});
  }, [store]);
  if (proposals.length === 0) return null;
  return (
    <Remembered name="predlozi" summary={`Predlozi izmena (${proposals.length})`}>
      <ul className="rows">
        {proposals.map(({ number, title, by, at }) => (
          <li key={number} className="tall">
            <a href={`#predlog/${number}`}>{withoutVerb(title)}</a>
            <small>
              {by}, {sayDay(at)}
            </small>
          </li>
        ))}
      </ul>
    </Remembered>
  );
}

function Hits({
  sought,
  collections,
}: {
  sought: string;
  collections: readonly ListedCollection[];
}) {
  const all = useMemo(() => {
    const rows = collections.flatMap(({ label, texts }) =>
      texts.map(({ path, title, text }) => ({ path, title, label, lines: text?.lines ?? [] })),
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className="rows">{children}</ul>
    </section>
  );
}
