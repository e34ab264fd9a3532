import './no-eval.ts';
import { StrictMode, Suspense, useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AppState } from './app-state.tsx';
import './editor.css';
import { type Opened, openTexts } from './offline/open-texts.ts';
import { registerWorker } from './offline/register-worker.ts';
import { Route } from './Route.tsx';
import { forgetReading } from './repository/github/kept-reading.ts';
import { openGithub } from './repository/github/store.ts';
import { localStore } from './repository/local-store.ts';
import { isProblem, wordsOf } from './repository/problem.ts';
import { savedToken, saveToken } from './repository/sign-in.ts';
import { SignIn } from './SignIn.tsx';
import { settings } from './settings.ts';
import { Failure } from './ui/Failure.tsx';
import { WhenSlow } from './ui/WhenSlow.tsx';

const REFUSED_TOKEN =
  'GitHub ne prihvata ovaj token. Proverite da li ste ga nalepili celog, ili napravite nov.';

function Editor() {
  const [token, setToken] = useState(savedToken);
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState('');
  const [attempt, setAttempt] = useState(1);
  const [isTyped, setTyped] = useState(false);
  const isIn = settings.isLocal || token !== '';
  const signOut = useCallback(() => {
    saveToken('');
    forgetReading();
    setToken('');
    setOpened(undefined);
  }, []);
  const refuse = useCallback(
    (error: unknown) => {
      const isRefused = isProblem(error, 'signed-out');
      setProblem(isRefused && isTyped ? REFUSED_TOKEN : wordsOf(error));
      if (isRefused) signOut();
    },
    [signOut, isTyped],
  );

  useEffect(() => {
    if (!isIn) return;
    setProblem('');
    const store = settings.isLocal ? localStore : openGithub(token, settings);
    openTexts(store).then(setOpened, refuse);
  }, [isIn, token, attempt, refuse]);

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
      <AppState {...opened} signOut={signOut} refuse={refuse}>
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
        <>
          <p role="status">Učitavam tekstove …</p>
          <WhenSlow>
            Veza je spora, još čekam. Možete i da zatvorite stranicu: ono što ste upisali je
            sačuvano.
          </WhenSlow>
        </>
      )}
    </main>
  );
}

registerWorker();
const root = document.getElementById('editor');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Failure>
        <Editor />
      </Failure>
    </StrictMode>,
  );
