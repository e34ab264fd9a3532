// Scripts of others that the site may load, each only with the visitor's consent. How one is named: README.md.
import type { CONSENT_TEXTS } from '../lib/policy-texts.ts';

export interface OptionalScript {
  category: keyof typeof CONSENT_TEXTS.categories;
  /** As visitors know it. */
  name: string;
  /** `https://…`, or a file in `public/` that loads what the service asks for: `/statistika.js`. */
  src: string;
  /** Further origins from which it loads or to which it sends; `https://*.example.com` stands for all below. */
  origins?: readonly string[];
  /** Names of its cookies, and of its notes in the browser's storage; `*` at the end stands for any rest. */
  cookies: readonly string[];
}

export const OPTIONAL_SCRIPTS: readonly OptionalScript[] = [];

/** What the policy of each page allows these scripts. */
export const SCRIPT_ORIGINS = OPTIONAL_SCRIPTS.flatMap(({ src, origins = [] }) => [
  ...(src.startsWith('/') ? [] : [new URL(src).origin]),
  ...origins,
]);
