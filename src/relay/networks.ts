import { createHash, randomBytes } from 'node:crypto';

const DAY = 86_400_000;
const IPV6_BITS = [64, 56, 48];

/**
 * The networks an address belongs to, from a household's to a provider's: for IPv4 the address
 * itself, for IPv6 its first 64, 56 and 48 bits. One household may own any of the three.
 */
export function networksOf(address: string): string[] {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return [plain];
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = plain.includes('::') ? Math.max(0, 8 - left.length - right.length) : 0;
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  const bits = groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16).padStart(4, '0'))
    .join('');
  return IPV6_BITS.map((length) => `${bits.slice(0, length / 4)}/${length}`);
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
