import { useState } from 'react';
import { askGithub } from './repository/sign-in.ts';
import { settings } from './settings.ts';

const NEW_TOKEN =
  'https://github.com/settings/tokens/new?scopes=public_repo,read:user&description=Uredjivac+sajta';

export function SignIn({
  problem,
  onToken,
}: {
  problem: string;
  onToken: (token: string) => void;
}) {
  const [failure, setFailure] = useState(problem);
  const [token, setToken] = useState('');
  return (
    <main className="page">
      <h1>Uređivač sajta</h1>
      {failure && <p role="alert">{failure}</p>}
      {settings.authUrl ? (
        <button
          type="button"
          className="main"
          onClick={() => askGithub().then(onToken, ({ message }) => setFailure(message))}
        >
          Prijavi se preko GitHuba
        </button>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onToken(token.trim());
          }}
        >
          <label htmlFor="token">Pristupni token</label>
          <p className="hint">
            <a href={NEW_TOKEN} target="_blank" rel="noreferrer">
              Napravite ga ovde
            </a>
            : za „Expiration“ izaberite 90 days, pritisnite „Generate token“ i kopirajte tekst koji
            počinje sa ghp_.
          </p>
          <input
            id="token"
            type="password"
            autoComplete="current-password"
            value={token}
            onChange={({ target }) => setToken(target.value)}
          />
          <button type="submit" className="main">
            Prijavi se
          </button>
        </form>
      )}
    </main>
  );
}
