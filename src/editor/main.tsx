import { StrictMode, useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AppState, wordsOf } from './app-state.tsx';
import './editor.css';
import { openGithub } from './repository/github-store.ts';
import { localStore } from './repository/local-store.ts';
import { savedToken, saveToken } from './repository/sign-in.ts';
import type { Snapshot, Store } from './repository/store.ts';
import { SignIn } from './SignIn.tsx';
import { Start } from './Start.tsx';
import { settings } from './settings.ts';
import { TextPage } from './TextPage.tsx';

function Editor() {
  const [token, setToken] = useState(savedToken);
  const [opened, setOpened] = useState<{ store: Store; first: Snapshot }>();
  const [problem, setProblem] = useState('');
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
    store
      .read()
      .then((first) => setOpened({ store, first }))
      .catch((error) => {
        setProblem(wordsOf(error));
        if (!settings.isLocal) setToken('');
      });
  }, [isIn, token]);

  if (!isIn)
    return (
      <SignIn
        problem={problem}
        onToken={(one) => {
          saveToken(one);
          setToken(one);
        }}
      />
    );
  if (problem)
    return (
      <main className="page">
        <p role="alert">{problem}</p>
      </main>
    );
  if (!opened)
    return (
      <main className="page">
        <p role="status">Učitavam tekstove …</p>
      </main>
    );
  return (
    <AppState {...opened} signOut={signOut}>
      <Route />
    </AppState>
  );
}

/** `#src/content/site.yaml/phone`: the text with this path, and a field in it. */
function Route() {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const update = () => setHash(location.hash);
    addEventListener('hashchange', update);
    return () => removeEventListener('hashchange', update);
  }, []);
  const [, path, field = ''] =
    /^#(.+?\.(?:mdx?|yaml))(?:\/(.*))?$/.exec(decodeURIComponent(hash)) ?? [];
  return path ? <TextPage key={path} path={path} field={field} /> : <Start />;
}

const root = document.getElementById('editor');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Editor />
    </StrictMode>,
  );
