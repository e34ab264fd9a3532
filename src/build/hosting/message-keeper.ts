import type { MessageKeeper } from '../../model/collections/site.ts';

/**
 * Throws when the privacy policy would name the wrong place at which messages wait. `publishTo` is the
 * host of the publishing workflow; empty on one's own machine.
 */
export function checkMessageKeeper(
  site: { contact_endpoint: string; messages_at?: MessageKeeper },
  publishTo: string,
): void {
  const { contact_endpoint: endpoint, messages_at: told = 'server' } = site;
  const isWorker = endpoint.startsWith('/')
    ? publishTo === 'cloudflare'
    : new URL(endpoint).hostname.endsWith('.workers.dev');
  const isServer = endpoint.startsWith('/') && /^(nginx|caddy|apache)$/.test(publishTo);
  const found = isWorker ? 'cloudflare' : isServer ? 'server' : told;
  if (found === told) return;
  throw new Error(
    `src/content/site.yaml: upišite messages_at: ${found} (sada je ${told}). Po tome Politika privatnosti kaže posetiocima gde njihova poruka čeka.`,
  );
}
