import { DAY_MS, MINUTE_MS } from './durations.ts';

/** How many networks are remembered. */
const MAX_NETWORKS = 20_000;
/** Messages of one network in a day that are not flagged: no household writes more. */
const MAX_UNFLAGGED_PER_DAY = 20;
/** How many households may share one IPv6 network; the limits of such a network are multiplied by this number. */
const HOUSEHOLDS_PER_NETWORK = 4;

/** What the sender at an address may do now. */
export interface Admission {
  /** Seconds until a message is accepted; 0: now. */
  wait: number;
  /** The network has sent much today: its message is flagged, not refused. */
  busy: boolean;
}

export interface LimiterOptions {
  burst: number;
  perMinute: number;
  now?: () => number;
}

/**
 * Two token buckets for each network: the quick one makes a sender wait for some seconds, the slow one
 * only flags.
 */
export function createLimiter({ burst, perMinute, now = Date.now }: LimiterOptions) {
  const quick = createBuckets(burst, perMinute / MINUTE_MS);
  const slow = createBuckets(MAX_UNFLAGGED_PER_DAY, MAX_UNFLAGGED_PER_DAY / DAY_MS);

  return (address: string): Admission => {
    const network = networkOf(address);
    const wait = Math.ceil(quick(network, now()) / 1000);
    if (wait > 0) return { wait, busy: false };
    return { wait, busy: slow(network, now()) > 0 };
  };
}

/**
 * Takes a token of a network and returns 0, or returns the milliseconds until there is one. The networks
 * that were quiet longest are forgotten first.
 */
function createBuckets(size: number, perMs: number) {
  const buckets = new Map<string, { tokens: number; at: number }>();

  return (network: string, time: number) => {
    const share = network.includes(':') ? HOUSEHOLDS_PER_NETWORK : 1;
    const { tokens, at } = buckets.get(network) ?? { tokens: size * share, at: time };
    // A clock that was set back must not lock a visitor out.
    const grown = Math.min(size * share, tokens + Math.max(0, time - at) * perMs * share);
    const waitMs = Math.max(0, (1 - grown) / (perMs * share));
    // Removed and added again: a Map keeps its order, so the network that was quiet longest is first.
    buckets.delete(network);
    buckets.set(network, { tokens: waitMs > 0 ? grown : grown - 1, at: time });
    // Many are forgotten at once, because finding the first entries of a long Map is slow.
    if (buckets.size > MAX_NETWORKS) {
      for (const oldest of [...buckets.keys()].slice(0, MAX_NETWORKS / 20)) buckets.delete(oldest);
    }
    return waitMs;
  };
}

/** An IPv4 address itself; the first 48 bits of an IPv6 address, the largest block that one household gets. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const groups = (plain.split('::')[0] ?? '').split(':');
  return [0, 1, 2].map((i) => Number.parseInt(groups[i] || '0', 16).toString(16)).join(':');
}

/**
 * The visitor's address. A proxy on this machine adds the address that it saw at the end of `X-Forwarded-For`; the
 * visitor may have forged all that stands before, and all of it where no proxy stands in front.
 */
export function clientAddress(socket: string, forwarded: string | undefined): string {
  const isProxy = /^(::ffff:)?127\.|^::1$/i.test(socket);
  return (isProxy && forwarded?.split(',').at(-1)?.trim()) || socket;
}
