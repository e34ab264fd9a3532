import type { Answer, Ask } from './ask.ts';

export interface PublishedSite {
  /** `https://www.primer.rs` */
  origin: string;
  /** Where the form's messages go: `https://www.primer.rs/mail_cv.php` */
  endpoint: string;
  ask: Ask;
  findProtocol: (origin: string) => Promise<string>;
  /** The `security.txt` of the build that should be there: no other build has the same. */
  mark?: string | undefined;
}

/** What an answer means, in Serbian. */
export interface Verdict {
  /** A note is worth a look, and no reason to call the publication failed. */
  state: 'good' | 'note' | 'bad';
  text: string;
}

export type Check = (site: PublishedSite) => Promise<Verdict>;

export const good = (text: string): Verdict => ({ state: 'good', text });
export const note = (text: string): Verdict => ({ state: 'note', text });
export const bad = (text: string): Verdict => ({ state: 'bad', text });

/** „odgovor 302, ka /drugde“ */
export function describe({ status, headers }: Answer): string {
  const { location } = headers;
  return location ? `odgovor ${status}, ka ${location}` : `odgovor ${status}`;
}

/** GitHub Pages cannot be told what it leaves out, so nobody is to blame for it. */
export function isGitHub({ headers }: Answer): boolean {
  return headers['server'] === 'GitHub.com';
}

/** Why there was no answer at all. */
export function reasonOf(error: unknown): string {
  // `fetch` says why in the cause.
  const { name, message, code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  if (name === 'TimeoutError') return 'server ne odgovara';
  if (code === 'ENOTFOUND') return 'adresa ne postoji u DNS-u';
  if (code === 'ECONNREFUSED') return 'server na toj adresi ne prima veze';
  if (code && /CERT|SELF_SIGNED/.test(code)) return `sertifikat nije ispravan (${code})`;
  return code ?? message;
}
