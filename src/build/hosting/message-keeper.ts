import type { MessageKeeper } from '../../model/collections/site.ts';

/** Hosts at which site and relay share an address, and who then keeps the messages. */
const BESIDE_THE_SITE: Readonly<Record<string, MessageKeeper>> = {
  cloudflare: 'cloudflare',
  nginx: 'server',
  caddy: 'server',
  apache: 'server',
};

/**
 * Throws when the privacy policy would name the wrong place at which messages wait. `publishTo` is the
 * host of the publishing workflow; empty on one's own machine.
 */
export function checkMessageKeeper(told: MessageKeeper, endpoint: string, publishTo: string): void {
  const found = endpoint.startsWith('/')
    ? BESIDE_THE_SITE[publishTo]
    : new URL(endpoint).hostname.endsWith('.workers.dev') && 'cloudflare';
  if (!found || found === told) return;
  throw new Error(
    `src/content/site.yaml: upišite messages_at: ${found} (sada je ${told}). Po tome Politika privatnosti kaže posetiocima gde njihova poruka čeka.`,
  );
}
