/** The longest wait, which `result-texts.ts` tells the visitor in words. */
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Messages of one network in a day that are not flagged: no household writes more. */
const MAX_UNFLAGGED_PER_DAY = 20;
/** How many networks are counted; at one more the counting begins anew. */
const MAX_NETWORKS = 20_000;

/** What the sender at an address may do now. */
export interface Admission {
  /** Seconds until a message is accepted; 0: now. */
  wait: number;
  /** The network has sent much today: its message is flagged, not refused. */
  busy: boolean;
}

/** Counts the messages of each network: in this minute, to make a sender wait, and today, to flag. */
export function createLimiter(perMinute: number, now: () => number = Date.now) {
  const countThisMinute = createCounter(MINUTE_MS);
  const countToday = createCounter(DAY_MS);

  return (address: string): Admission => {
    const time = now();
    const network = networkOf(address);
    if (countThisMinute(network, time) > perMinute)
      return { wait: Math.ceil((MINUTE_MS - (time % MINUTE_MS)) / 1000), busy: false };
    return { wait: 0, busy: countToday(network, time) > MAX_UNFLAGGED_PER_DAY };
  };
}

/** Counts how often a network came in the period of `periodMs` that contains this time. */
function createCounter(periodMs: number) {
  const counts = new Map<string, number>();
  let period = 0;

  return (network: string, time: number): number => {
    const current = Math.floor(time / periodMs);
    if (current !== period || counts.size >= MAX_NETWORKS) counts.clear();
    period = current;
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    return count;
  };
}

/** An IPv4 address itself; the first 48 bits of an IPv6 address, the largest block that one household gets. */
export function networkOf(address: string): string {
  if (address.includes('.')) return address.replace(/^::ffff:/i, '');
  return address.split(':', 3).join(':');
}
