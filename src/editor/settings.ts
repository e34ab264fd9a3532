import type { readValidSiteFields } from '../check/site-file.ts';

/** What JSON keeps of `site.yaml` as it is; `confirmed` is a day. */
type SiteFields = Omit<ReturnType<typeof readValidSiteFields>, 'confirmed'>;

/** The fields of `site.yaml` and three more, which the page holds as JSON in its element `#settings`. */
export interface Settings extends SiteFields {
  /** `owner/name` on GitHub; empty until it is set. */
  repository: string;
  branch: string;
  /** True under `npm start`: the files on this machine are edited, without a sign-in. */
  isLocal: boolean;
}

export const settings: Settings = JSON.parse(
  document.getElementById('settings')?.textContent ?? '{}',
);
