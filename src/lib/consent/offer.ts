// The offer: the optional scripts that the visitor may allow, by consent kind.
import { createHash } from 'node:crypto';
import { CONSENT_KINDS, type ConsentKind, type OptionalScript } from '../../model/script-schema.ts';

/** The offer as the page passes it to `src/browser/consent/ask-consent.ts`. */
export interface ConsentOffer {
  /** Hash of the scripts. The visitor is asked again when it differs from the hash of the answered offer. */
  banner: string;
  scripts: OfferedScript[];
}

export type OfferedScript = Pick<OptionalScript, 'kind' | 'src' | 'before' | 'attributes'> & {
  /** Names of the script's cookies; `*` at the end stands for any rest. */
  cookies: string[];
};

/** The consent kinds of these scripts, in the order in which they are offered. */
export function offeredKinds(scripts: readonly { kind: ConsentKind }[]): ConsentKind[] {
  return CONSENT_KINDS.filter((kind) => scripts.some((script) => script.kind === kind));
}

export function makeOffer(entries: readonly OptionalScript[]): ConsentOffer {
  const scripts = entries.map(({ kind, src, before, attributes, cookies }) => ({
    kind,
    src,
    before,
    attributes,
    cookies: cookies.map(({ name }) => name),
  }));
  const banner = createHash('sha256').update(JSON.stringify(scripts)).digest('hex').slice(0, 8);
  return { banner, scripts };
}
