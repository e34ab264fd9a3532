// Which answers a device keeps for when there is no network, and when it gives a kept one: for the service workers of
// the site and of the editor.

/**
 * A slow 3G network needs 1.6 s for the first byte over a new connection; past that, a page that is at
 * hand is worth more than the latest one.
 */
export const NETWORK_TIMEOUT_MS = 2000;

/** What the host says is gone, or may not be kept. */
export const mustNotBeKept = ({ status, headers }: Response): boolean =>
  status === 404 || status === 410 || /no-store/i.test(headers.get('Cache-Control') ?? '');

/** A complete answer of this site: no redirect, no error, no partial content, no other origin. */
export const isWhole = ({ status, type, redirected }: Response): boolean =>
  status === 200 && type === 'basic' && !redirected;

/** The latest answer; the kept one, if there is one, when the latest fails or takes longer than `limit` milliseconds. */
export async function latestOrKept<Answer>(
  latest: Promise<Answer>,
  findKept: (failure?: unknown) => Promise<Answer | undefined>,
  limit: number,
): Promise<Answer> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, limit));
  try {
    return (await Promise.race([latest, late.then(() => findKept())])) ?? (await latest);
  } catch (failure) {
    return (await findKept(failure)) ?? latest;
  }
}
