import { createHash, randomBytes } from 'node:crypto';

const MAX_NETWORKS = 20_000;
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Unsuspicious messages of one network in a day: no household writes more. What goes beyond is flagged. */
const PER_DAY = 20;
/** As many households may have one IPv6 network together. */
const SHARED_BY = 4;

/** What an address may do now. */
export interface Admission {
  /** Seconds it has to wait; 0 lets it through. */
  wait: number;
  /** Its network has sent much today: flagged, not refused. */
  busy: boolean;
  /** Sign of its network, good for a day; null while it has to wait. */
  network: string | null;
}

export interface LimiterOptions {
  burst: number;
  perMinute: number;
  now?: () => number;
}

/** What an address may do. The first bucket refuses for a moment, the second one, slow, only flags. */
export function createLimiter({ burst, perMinute, now = Date.now }: LimiterOptions) {
  const quick = createBuckets(burst, perMinute / MINUTE);
  const slow = createBuckets(PER_DAY, PER_DAY / DAY);
  const markOf = createNetworkMarks(now);

  return (address: string): Admission => {
    const network = networkOf(address);
    const wait = Math.ceil(quick(network, now()) / 1000);
    // Somebody who has to wait costs no more than this.
    if (wait > 0) return { wait, busy: false, network: null };
    return { wait, busy: slow(network, now()) > 0, network: markOf(network) };
  };
}

/** Takes a token of a network and says 0, or the wait (ms). Who was quiet longest is forgotten. */
function createBuckets(size: number, perMs: number) {
  const buckets = new Map<string, { tokens: number; at: number }>();

  return (network: string, time: number) => {
    const share = network.includes(':') ? SHARED_BY : 1;
    const { tokens, at } = buckets.get(network) ?? { tokens: size * share, at: time };
    // A clock that was set back must not lock anybody out.
    const grown = Math.min(size * share, tokens + Math.max(0, time - at) * perMs * share);
    const waitMs = Math.max(0, (1 - grown) / (perMs * share));
    // Taken out and put in again, so that the oldest stand first.
    buckets.delete(network);
    buckets.set(network, { tokens: waitMs > 0 ? grown : grown - 1, at: time });
    // Many at once: what stands first in a long Map is slow to find.
    if (buckets.size > MAX_NETWORKS) {
      for (const oldest of [...buckets.keys()].slice(0, MAX_NETWORKS / 20)) buckets.delete(oldest);
    }
    return waitMs;
  };
}

/** An IPv4 address itself; of IPv6 the first 48 bits, the most that one household is given. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const groups = (plain.split('::')[0] ?? '').split(':');
  return [0, 1, 2].map((i) => Number.parseInt(groups[i] || '0', 16).toString(16)).join(':');
}

/**
 * A sign of a network that tells nobody where it is: hashed with a salt that is made anew each day,
 * and at each start, and is never written down.
 */
export function createNetworkMarks(now: () => number = Date.now) {
  let salt = randomBytes(32);
  let day = Math.floor(now() / DAY);

  return (network: string): string => {
    const today = Math.floor(now() / DAY);
    if (today !== day) salt = randomBytes(32);
    day = today;
    return createHash('sha256').update(salt).update(network).digest('hex').slice(0, 16);
  };
}

/**
 * Who asks. Each trusted proxy adds the address it saw at the end of `X-Forwarded-For`; what
 * stands before is the visitor's own word and worth nothing.
 */
export function clientAddress(socket: string, forwarded: string | undefined, hops: number): string {
  if (hops === 0 || !forwarded) return socket;
  const seen = forwarded.split(',').map((part) => part.trim());
  return seen.at(-hops) || seen[0] || socket;
}

/** The web server before the relay, on this machine or beside it in a container's network. */
export function isNearby(socket: string): boolean {
  const plain = socket.replace(/^::ffff:/i, '');
  return /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/i.test(plain);
}
