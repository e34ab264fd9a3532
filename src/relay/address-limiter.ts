const MAX_ADDRESSES = 20_000;

interface Bucket {
  tokens: number;
  at: number;
}

export interface LimiterOptions {
  burst: number;
  perMinute: number;
  now?: () => number;
}

/**
 * Seconds an address has to wait before its next message; 0 lets it through. A household's IPv6
 * network counts as one. Memory is bounded: those who were quiet longest are forgotten.
 */
export function createLimiter({ burst, perMinute, now = Date.now }: LimiterOptions) {
  const buckets = new Map<string, Bucket>();
  const perMs = perMinute / 60_000;

  return (address: string): number => {
    const key = networkOf(address);
    const time = now();
    const known = buckets.get(key);
    // A clock that was set back must not lock anybody out.
    const passed = known ? Math.max(0, time - known.at) : 0;
    const tokens = Math.min(burst, known ? known.tokens + passed * perMs : burst);
    const admitted = tokens >= 1;
    // Taken out and put in again, so that the oldest stand first.
    buckets.delete(key);
    buckets.set(key, { tokens: admitted ? tokens - 1 : tokens, at: time });
    if (buckets.size > MAX_ADDRESSES) {
      const [oldest] = buckets.keys();
      if (oldest !== undefined) buckets.delete(oldest);
    }
    return admitted ? 0 : Math.ceil((1 - tokens) / perMs / 1000);
  };
}

/** The address itself, or the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = plain.includes('::') ? Math.max(0, 8 - left.length - right.length) : 0;
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
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
