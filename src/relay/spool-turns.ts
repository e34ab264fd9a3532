import type { Row } from './spool-database.ts';

interface Share {
  waiting: number;
  /** Turn of the newest waiting message, of unflagged and of flagged ones. */
  last: [number | undefined, number | undefined];
}

export type Turns = ReturnType<typeof createTurns>;

/**
 * Turns by sender: the second message of a network stands behind the first of everybody else,
 * however many it sends. Kept in memory, one entry per network with waiting mail; `count` gives the
 * rows of `countWaiting`, and reads every waiting row, so it is asked only when somebody wants to know.
 */
export function createTurns(count: () => readonly Row[]) {
  let shares = new Map<string, Share>();
  let total = 0;
  let isCounted = false;

  function ensureCounted(): void {
    if (isCounted) return;
    shares = new Map();
    total = 0;
    for (const { network, flagged, waiting, last } of count()) {
      const share = shareOf(network === null ? null : String(network));
      share.waiting += Number(waiting);
      share.last[flagged === 1 ? 1 : 0] = Number(last);
      total += Number(waiting);
    }
    isCounted = true;
  }

  function shareOf(network: string | null): Share {
    const share = shares.get(network ?? '') ?? { waiting: 0, last: [undefined, undefined] };
    shares.set(network ?? '', share);
    return share;
  }

  return {
    total(): number {
      ensureCounted();
      return total;
    },

    /** What waits has changed in a way that nobody told. */
    forget(): void {
      isCounted = false;
    },

    /** The turn of one more message; `first` is the turn that is being served. */
    take(network: string | null, flagged: 0 | 1, first: number): number {
      ensureCounted();
      const share = shareOf(network);
      // Whom nobody can tell apart stands in one line, not behind himself.
      const own = network === null ? undefined : share.last[flagged];
      const turn = own === undefined ? first : Math.max(first, own + 1);
      share.last[flagged] = turn;
      share.waiting += 1;
      total += 1;
      return turn;
    },

    leave(network: string | null): void {
      ensureCounted();
      const share = shareOf(network);
      share.waiting -= 1;
      total -= 1;
      if (share.waiting <= 0) shares.delete(network ?? '');
    },
  };
}
