/** What the page tells the editor about the site; written into it when the page is served. */
export interface AdminSettings {
  /** `owner/name` on GitHub; empty while nobody has set it. */
  repository: string;
  branch: string;
  /** Address of the service that signs in with GitHub; without one, a token is asked for. */
  authUrl: string;
  /** True under `npm start`: the files on this machine are edited, with no sign-in. */
  isLocal: boolean;
}

const ID = 'settings';

/** The element that carries the settings. Data, not code: the Content-Security-Policy ignores it. */
export function writeSettings(settings: AdminSettings): string {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${ID}">${json}</script>`;
}

export function readSettings(): AdminSettings {
  return JSON.parse(document.getElementById(ID)?.textContent ?? '');
}
