import { useState } from 'react';
import { SignInButton } from '../sign-in/SignInButton.tsx';
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
      <div role="alert">{failure && <p>{failure}</p>}</div>
      {settings.cms_auth_url ? (
        <SignInButton address={settings.cms_auth_url} onToken={onToken} onFailure={setFailure} />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (token.trim()) onToken(token.trim());
          }}
        >
          <p>
            Prijavljujete se pristupnim tokenom: to je duga lozinka koju za Vas pravi GitHub, a važi
            90 dana.
          </p>
          <ol>
            <li>
              <a href={NEW_TOKEN} target="_blank" rel="noreferrer">
                Napravite ga ovde
              </a>
              . Dozvola <code>public_repo</code> je već označena.
            </li>
            <li>
              Za „Expiration“ izaberite <b lang="en">90 days</b> i pritisnite{' '}
              <b lang="en">Generate token</b>.
            </li>
            <li>
              Kopirajte tekst koji počinje sa <code>ghp_</code> i nalepite ga ovde.
            </li>
          </ol>
          <label htmlFor="token">Pristupni token</label>
          <input
            id="token"
            type="password"
            autoComplete="current-password"
            value={token}
            onChange={({ target }) => setToken(target.value)}
          />
          <div className="buttons">
            <button type="submit" className="main">
              Prijavi se
            </button>
          </div>
        </form>
      )}
    </main>
  );
}
