import { clientAddress, isNearby } from './address-limiter.ts';

/** Who asks, and whether the settings let the relay see it. */
export function createProxyWatch(proxyHops: number, log: (event: { event: string }) => void) {
  let suspected = false;

  return {
    addressOf(socket: string, forwarded: string | undefined): string {
      if (proxyHops === 0 && forwarded !== undefined && isNearby(socket) && !suspected) {
        suspected = true;
        log({ event: 'TRUST_PROXY_HOPS is 0, but a proxy stands in front' });
      }
      return clientAddress(socket, forwarded, proxyHops);
    },
    notes: () =>
      suspected
        ? ['all visitors count as one: a proxy stands in front, set TRUST_PROXY_HOPS=1']
        : [],
  };
}
