// Signs in with a token or through the Worker of `src/sign-in`. The token stays in the browser's storage.
import { EDITOR_KEY } from '../../model/editor-key.ts';
import { settings } from '../settings.ts';

const GREETING = 'authorizing:github';
const ANSWER = /^authorization:github:(success|error):(.*)$/s;

export function savedToken(): string {
  try {
    return String(JSON.parse(localStorage.getItem(EDITOR_KEY) ?? '{}').token ?? '');
  } catch {
    return '';
  }
}

export function saveToken(token: string): void {
  if (token) localStorage.setItem(EDITOR_KEY, JSON.stringify({ backendName: 'github', token }));
  else localStorage.removeItem(EDITOR_KEY);
}

/** Opens GitHub's window; resolves with the token. @throws Error with the Worker's Serbian sentence. */
export function askGithub(): Promise<string> {
  const query = new URLSearchParams({
    provider: 'github',
    site_id: location.hostname,
    scope: 'public_repo,user',
  });
  const popup = window.open(
    `${settings.authUrl}/auth?${query}`,
    'prijava',
    'popup,width=600,height=700',
  );
  return new Promise((resolve, reject) => {
    addEventListener('message', function answer({ data, origin, source }) {
      if (origin !== new URL(settings.authUrl).origin || source !== popup) return;
      if (data === GREETING) popup?.postMessage(GREETING, origin);
      const [, result, json = '{}'] = ANSWER.exec(String(data)) ?? [];
      if (!result) return;
      removeEventListener('message', answer);
      popup?.close();
      const { token, error } = JSON.parse(json);
      if (result === 'success') resolve(token);
      else reject(new Error(error));
    });
  });
}
