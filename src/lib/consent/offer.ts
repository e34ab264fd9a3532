// What the visitor is offered to allow: the optional scripts, by kind.
import { createHash } from 'node:crypto';
import { CONSENT_KINDS, type ConsentKind, type OptionalScript } from '../../model/script-schema.ts';

/** What the browser is told; see `src/browser/consent/ask-consent.ts`. */
export interface ConsentOffer {
  /** Another offer than the one that was answered is asked about anew. */
  banner: string;
  scripts: OfferedScript[];
}

export type OfferedScript = Pick<OptionalScript, 'kind' | 'src' | 'before' | 'attributes'> & {
  /** Names of its cookies; `*` at the end stands for any rest. */
  cookies: string[];
};

/** Kinds that the visitor can choose, in the order in which they are offered. */
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
