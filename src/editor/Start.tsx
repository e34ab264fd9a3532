// The first page: what is not published yet, what is missing, and all texts.
import { useEffect, useMemo, useState } from 'react';
import { isMust, type Missing } from '../check/missing.ts';
import { collectionOf, isOneFile } from '../model/collections.ts';
import { ITEMS } from '../model/entries.ts';
import { fold } from '../model/fold.ts';
import { useApp } from './app-state.tsx';
import { Progress } from './Progress.tsx';
import { PublishBar } from './PublishBar.tsx';
import { isSame } from './repository/merge.ts';
import type { Proposal } from './repository/store.ts';
import { findMissing, type Kind, kindsOf, titleOf } from './texts.ts';

export function Start() {
  const { texts, drafts, sent, store, draftOf, change, discard, signOut } = useApp();
  const [sought, setSought] = useState('');
  const [proposals, setProposals] = useState<Proposal[]>([]);
  useEffect(() => {
    store.proposals?.().then(setProposals, () => {});
  }, [store]);
  const kinds = useMemo(() => kindsOf(texts), [texts]);
  const words = fold(sought).split(/\s+/).filter(Boolean);
  const all = kinds.flatMap(({ texts: some, label }) => some.map((one) => ({ ...one, label })));
  const holds = (where: string) => words.every((word) => fold(where).includes(word));
  // Texts that are called so come first.
  const hits =
    words.length === 0
      ? []
      : [
          ...all.filter(({ title }) => holds(title)),
          ...all.filter(({ title, text }) => !holds(title) && holds(text?.lines.join(' ') ?? '')),
        ];
  const open = [...drafts.values()].filter(({ isSent }) => !isSent).sort((a, b) => b.at - a.at);
  return (
    <>
      <main className="page">
        <header className="top">
          <h1>Uređivač sajta</h1>
          <span>{store.name}</span>
          {store.history && (
            <button type="button" className="plain" onClick={signOut}>
              Odjava
            </button>
          )}
        </header>
        {open.length > 0 && (
          <section aria-labelledby="open">
            <h2 id="open">Nije objavljeno ({open.length})</h2>
            <ul className="rows">
              {open.map(({ path, data }) => (
                <li key={path}>
                  <a href={`#${path}`}>
                    {String(
                      data['name'] ??
                        titleOf(
                          path,
                          texts.find((text) => text.path === path),
                        ),
                    )}
                  </a>
                  <button
                    type="button"
                    className="plain"
                    onClick={() => confirm('Odbaciti ono što niste objavili?') && discard(path)}
                  >
                    Odbaci
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        {sent.map((one) => (
          <Progress key={one.at} sent={one} />
        ))}
        <label className="search">
          <span>Pretraga</span>
          <input
            type="search"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
            placeholder="reč iz naziva ili teksta"
          />
        </label>
        {words.length > 0 ? (
          <ul className="rows" aria-live="polite">
            {hits.length === 0 && <li>Nema takvog teksta.</li>}
            {hits.map(({ path, title, label }) => (
              <li key={path}>
                <a href={`#${path}`}>{title}</a>
                <small>{label}</small>
              </li>
            ))}
          </ul>
        ) : (
          <>
            <MissingList />
            {proposals.length > 0 && (
              <details>
                <summary>Predlozi izmena ({proposals.length})</summary>
                <ul className="rows">
                  {proposals.map(({ number, title, by, url }) => (
                    <li key={number}>
                      <a href={url} target="_blank" rel="noreferrer">
                        {title}
                      </a>
                      <small>{by}</small>
                    </li>
                  ))}
                </ul>
              </details>
            )}
            {kinds.map((kind) =>
              isOneFile(kind.row) ? (
                <a key={kind.row.name} className="kind" href={`#${kind.row.path}`}>
                  {kind.label}
                </a>
              ) : (
                <KindList key={kind.row.name} kind={kind} />
              ),
            )}
          </>
        )}
      </main>
      {open.length > 0 && <PublishBar paths={open.map(({ path }) => path)} />}
    </>
  );

  function KindList({ kind: { row, label, texts: all } }: { kind: Kind }) {
    const key = `open-${row.name}`;
    // Cards whose number is their place: they are reordered here, not in their forms.
    const isOrdered = !row.files && !row.form.create;
    const idOf = (path: string) => Number(draftOf(path).data['id']);
    const shown = isOrdered ? [...all].sort((a, b) => idOf(a.path) - idOf(b.path)) : all;
    const swap = (one?: string, other?: string) => {
      if (!one || !other) return;
      const [a, b] = [draftOf(one), draftOf(other)];
      change({ ...a, isSent: false, data: { ...a.data, id: b.data['id'] }, at: Date.now() });
      change({ ...b, isSent: false, data: { ...b.data, id: a.data['id'] }, at: Date.now() });
    };
    return (
      <details
        open={sessionStorage.getItem(key) === '1'}
        onToggle={({ currentTarget }) => sessionStorage.setItem(key, currentTarget.open ? '1' : '')}
      >
        <summary>
          {label} ({all.length})
        </summary>
        {row.form.create && (
          <a className="add" href={`#${row.path}/novo-${Date.now()}.${row.ending}`}>
            + Nov proizvod
          </a>
        )}
        <ul className="rows">
          {shown.map(({ path, title, id, text }, index) => (
            <li key={path}>
              <a href={`#${path}`}>
                {row.form.create ? `${id}. ` : ''}
                {title}
              </a>
              {text?.isDraft && <small>nacrt</small>}
              {drafts.has(path) && !isSame(draftOf(path).base, '') && <small>menjano</small>}
              {isOrdered && (
                <button
                  type="button"
                  className="plain"
                  disabled={index === 0}
                  aria-label={`${title}: pomeri gore`}
                  onClick={() => swap(path, shown[index - 1]?.path)}
                >
                  ↑
                </button>
              )}
              {isOrdered && (
                <button
                  type="button"
                  className="plain"
                  disabled={index === shown.length - 1}
                  aria-label={`${title}: pomeri dole`}
                  onClick={() => swap(path, shown[index + 1]?.path)}
                >
                  ↓
                </button>
              )}
            </li>
          ))}
        </ul>
      </details>
    );
  }
}

function MissingList() {
  const { texts } = useApp();
  const [missing, setMissing] = useState<readonly Missing[]>();
  useEffect(() => {
    let isOver = false;
    findMissing(texts).then(
      (found) => isOver || setMissing(found),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [texts]);
  if (!missing)
    return (
      <p className="hint" role="status">
        Gledam šta nedostaje …
      </p>
    );
  const parts = [
    ['Mora pre objavljivanja', missing.filter(isMust)],
    ['Može i kasnije', missing.filter((one) => !isMust(one))],
  ] as const;
  return parts.map(
    ([label, all]) =>
      all.length > 0 && (
        <details key={label} className="missing">
          <summary>
            {label}: {all.length}
          </summary>
          <ul className="rows tall">
            {all.map(({ file, at, text, fix, ready }) => {
              const isList = collectionOf(file)?.format === 'list';
              const field = [...(isList ? [ITEMS] : []), ...at].join('.');
              return (
                <li key={`${file}${at.join()}${text}`}>
                  <a href={`#${file}/${field}`}>{text}</a>
                  <small>
                    {titleOf(
                      file,
                      texts.find(({ path }) => path === file),
                    )}
                    . {fix}
                  </small>
                  {ready && (
                    <button
                      type="button"
                      className="plain"
                      onClick={({ currentTarget }) => {
                        navigator.clipboard.writeText(ready);
                        currentTarget.textContent = 'Kopirano';
                      }}
                    >
                      Kopiraj rečenicu
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        </details>
      ),
  );
}
