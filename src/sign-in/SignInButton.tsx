import { GREETING, readOutcome } from './window-messages.ts';

/** Signs in to /admin through the service at this address. `onFailure` gets the service's Serbian sentence. */
export function SignInButton({
  address,
  onToken,
  onFailure,
}: {
  address: string;
  onToken: (token: string) => void;
  onFailure: (sentence: string) => void;
}) {
  const ask = () => {
    onFailure('');
    askGithub(address).then(onToken, ({ message }) => onFailure(message));
  };
  return (
    <button type="button" className="main" onClick={ask}>
      Prijavi se preko GitHuba
    </button>
  );
}

/** Opens GitHub's window; resolves with the token. @throws Error with the service's Serbian sentence. */
function askGithub(address: string): Promise<string> {
  const query = new URLSearchParams({
    provider: 'github',
    site_id: location.hostname,
    scope: 'public_repo,user',
  });
  const popup = window.open(`${address}/auth?${query}`, 'prijava', 'popup,width=600,height=700');
  return new Promise((resolve, reject) => {
    addEventListener('message', function answer({ data, origin, source }) {
      if (origin !== new URL(address).origin || source !== popup) return;
      if (data === GREETING) popup?.postMessage(GREETING, origin);
      const outcome = readOutcome(data);
      if (!outcome) return;
      removeEventListener('message', answer);
      popup?.close();
      if ('token' in outcome) resolve(outcome.token);
      else reject(new Error(outcome.error));
    });
  });
}
