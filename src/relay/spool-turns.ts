import type { Row } from './spool-database.ts';

interface Share {
  waiting: number;
  /** Turn of the newest waiting message, of unflagged and of flagged ones. */
  last: [number | undefined, number | undefined];
}

export type Turns = ReturnType<typeof createTurns>;

/**
 * Turns by sender: the second message of a network stands behind the first of everybody else,
 * however many it sends. Kept in memory, one entry per network with waiting mail.
 */
export function createTurns() {
  const shares = new Map<string, Share>();
  let total = 0;

  function shareOf(network: string | null): Share {
    const share = shares.get(network ?? '') ?? { waiting: 0, last: [undefined, undefined] };
    shares.set(network ?? '', share);
    return share;
  }

  return {
    total: () => total,

    /** Counts anew what waits; rows of `countWaiting`. */
    restore(rows: readonly Row[]): void {
      shares.clear();
      total = 0;
      for (const { network, flagged, waiting, last } of rows) {
        const share = shareOf(network === null ? null : String(network));
        share.waiting += Number(waiting);
        share.last[flagged === 1 ? 1 : 0] = Number(last);
        total += Number(waiting);
      }
    },

    /** The turn of one more message; `first` is the turn that is being served. */
    take(network: string | null, flagged: 0 | 1, first: number): number {
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
      const share = shareOf(network);
      share.waiting -= 1;
      total -= 1;
      if (share.waiting <= 0) shares.delete(network ?? '');
    },
  };
}
