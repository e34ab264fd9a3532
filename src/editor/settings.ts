/** The settings of the site, which the page holds as JSON in its element `#settings`. */
export interface Settings {
  /** `owner/name` on GitHub; empty until it is set. */
  repository: string;
  branch: string;
  /** Address of the service that signs in with GitHub; if empty, the editor asks for a token. */
  authUrl: string;
  /** True under `npm start`: the files on this machine are edited, without a sign-in. */
  isLocal: boolean;
}

export const settings: Settings = JSON.parse(
  document.getElementById('settings')?.textContent ?? '{}',
);
