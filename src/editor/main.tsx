import './no-eval.ts';
import { lazy, StrictMode, Suspense, useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { collectionOf } from '../model/collections.ts';
import { AppState, useApp } from './app-state.tsx';
import './editor.css';
import { Header } from './Header.tsx';
import { isNewPath } from './new-path.ts';
import { openGithub } from './repository/github/store.ts';
import { localStore } from './repository/local-store.ts';
import { isProblem, wordsOf } from './repository/problem.ts';
import { savedToken, saveToken } from './repository/sign-in.ts';
import type { Snapshot, Store } from './repository/store.ts';
import { SignIn } from './SignIn.tsx';
import { SourcePage } from './SourcePage.tsx';
import { Start } from './Start.tsx';
import { settings } from './settings.ts';
import { TextPage } from './TextPage.tsx';
import { isUnreadable } from './unreadable.ts';

// Loaded when they are opened: with them comes the comparison of texts.
const History = lazy(() =>
  import('./History.tsx').then(({ History }) => ({ default: History }), notLoaded),
);
const ProposalPage = lazy(() =>
  import('./ProposalPage.tsx').then(({ ProposalPage }) => ({ default: ProposalPage }), notLoaded),
);

const notLoaded = () => ({ default: NotLoaded });

function NotLoaded() {
  return (
    <>
      <Header title="Ova stranica nije učitana" />
      <main className="page">
        <p>Nema veze sa internetom. Ono što ste upisali je sačuvano na ovom uređaju.</p>
        <button type="button" onClick={() => location.reload()}>
          Pokušaj ponovo
        </button>
      </main>
    </>
  );
}

const REFUSED_TOKEN =
  'GitHub ne prihvata ovaj token. Proverite da li ste ga nalepili celog, ili napravite nov.';

function Editor() {
  const [token, setToken] = useState(savedToken);
  const [opened, setOpened] = useState<{ store: Store; first: Snapshot }>();
  const [problem, setProblem] = useState('');
  const [attempt, setAttempt] = useState(1);
  const [isTyped, setTyped] = useState(false);
  const isIn = settings.isLocal || token !== '';
  const signOut = useCallback(() => {
    saveToken('');
    setToken('');
    setOpened(undefined);
  }, []);

  useEffect(() => {
    if (!isIn) return;
    setProblem('');
    const store = settings.isLocal ? localStore : openGithub(token, settings);
    store.read().then(
      (first) => setOpened({ store, first }),
      (error) => {
        const isRefused = isProblem(error, 'signed-out');
        setProblem(isRefused && isTyped ? REFUSED_TOKEN : wordsOf(error));
        if (isRefused) signOut();
      },
    );
  }, [isIn, token, signOut, attempt, isTyped]);

  if (!isIn)
    return (
      <SignIn
        problem={problem}
        onToken={(one) => {
          saveToken(one);
          setTyped(true);
          setToken(one);
        }}
      />
    );
  if (opened)
    return (
      <AppState {...opened} signOut={signOut}>
        <Suspense fallback={<p role="status">Učitavam …</p>}>
          <Route />
        </Suspense>
      </AppState>
    );
  return (
    <main className="page">
      <h1>Uređivač sajta</h1>
      {problem ? (
        <>
          <p role="alert">{problem}</p>
          <div className="buttons">
            <button type="button" className="main" onClick={() => setAttempt(attempt + 1)}>
              Pokušaj ponovo
            </button>
            {!settings.isLocal && (
              <button type="button" onClick={signOut}>
                Odjava
              </button>
            )}
          </div>
        </>
      ) : (
        <p role="status">Učitavam tekstove …</p>
      )}
    </main>
  );
}

/**
 * `#src/content/site.yaml/phone` is the text with this path, and a field in it; `#ranije/PATH` its history;
 * `#predlog/12` a proposal; everything else the first page.
 */
function Route() {
  const { snapshot, texts, drafts } = useApp();
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const update = () => setHash(location.hash);
    addEventListener('hashchange', update);
    return () => removeEventListener('hashchange', update);
  }, []);
  const address = decodeURIComponent(hash.slice(1));
  const [, proposal] = /^predlog\/(\d+)$/.exec(address) ?? [];
  const [, before, path = '', field = ''] =
    /^(ranije\/)?(.+?\.(?:mdx?|yaml))(?:\/(.*))?$/.exec(address) ?? [];
  if (proposal) return <ProposalPage key={proposal} number={Number(proposal)} />;
  if (path === '') return <Start />;
  const source = snapshot.texts.get(path);
  const isKnown =
    collectionOf(path) && (source !== undefined || isNewPath(path) || drafts.has(path));
  if (!isKnown) return <Unknown />;
  if (before) return <History key={path} path={path} />;
  const draft = drafts.get(path);
  const isBroken = source !== undefined && isUnreadable(path, source, texts);
  return isBroken || draft?.source !== undefined ? (
    <SourcePage key={path} path={path} />
  ) : (
    <TextPage key={path} path={path} field={field} />
  );
}

function Unknown() {
  return (
    <>
      <Header title="Tog teksta više nema" />
      <main className="page">
        <p>Možda je preimenovan ili obrisan. Potražite ga među svim tekstovima.</p>
      </main>
    </>
  );
}

const root = document.getElementById('editor');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Editor />
    </StrictMode>,
  );
