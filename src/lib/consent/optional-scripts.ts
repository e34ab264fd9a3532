// The scripts of third parties with all that is known of each.
import { createHash } from 'node:crypto';
import {
  CONSENT_KINDS,
  type ConsentKind,
  type NamedScript,
  type OptionalCookie,
} from '../../model/script-schema.ts';
import { SERVICES, type ServiceName } from '../../model/script-services.ts';

export interface OptionalScript {
  kind: ConsentKind;
  name: string;
  provider: string;
  src: string;
  /** Origins that it sends to and takes pictures from. */
  connectsTo: readonly string[];
  cookies: readonly OptionalCookie[];
  attributes?: Readonly<Record<string, string>>;
  /** The service to start, with the account's id. */
  start?: readonly [ServiceName, string];
}

/** What the browser is told; see `src/browser/consent/ask-consent.ts`. */
export interface ConsentOffer {
  /** Another offer than the one that was answered is asked about anew. */
  banner: string;
  kinds: Partial<Record<ConsentKind, OfferedScript[]>>;
}

export type OfferedScript = Pick<OptionalScript, 'src' | 'attributes' | 'start'> & {
  /** Names of its cookies; `*` at the end stands for any rest. */
  cookies: string[];
};

/** The entries of `site.yaml`, completed by what is known of the services. */
export function completeScripts(entries: readonly NamedScript[]): OptionalScript[] {
  return entries.map(({ kind, service, id = '', attributes, ...own }) => {
    const known = service && SERVICES[service];
    const src = own.src ?? known?.src(id) ?? '';
    return {
      kind,
      name: own.name ?? known?.name ?? '',
      provider: own.provider ?? known?.provider ?? '',
      src,
      connectsTo: [
        ...new Set([new URL(src).origin, ...(own.connects_to ?? known?.connectsTo ?? [])]),
      ],
      cookies: own.cookies ?? known?.cookies ?? [],
      ...(attributes && { attributes }),
      ...(service && { start: [service, id] as const }),
    };
  });
}

/** Kinds that the visitor can choose, in the order in which they are offered. */
export function offeredKinds(scripts: readonly OptionalScript[]): ConsentKind[] {
  return CONSENT_KINDS.filter((kind) => scripts.some((script) => script.kind === kind));
}

export function makeOffer(scripts: readonly OptionalScript[]): ConsentOffer {
  const kinds = Object.fromEntries(
    offeredKinds(scripts).map((kind) => [
      kind,
      scripts
        .filter((script) => script.kind === kind)
        .map(({ src, attributes, start, cookies }) => ({
          src,
          ...(attributes && { attributes }),
          ...(start && { start }),
          cookies: cookies.map(({ name }) => name),
        })),
    ]),
  );
  const banner = createHash('sha256').update(JSON.stringify(kinds)).digest('hex').slice(0, 8);
  return { banner, kinds };
}
