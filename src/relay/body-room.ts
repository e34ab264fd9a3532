// The memory for bodies that are read and kept at once, and who has to leave when it is full.

/**
 * Bytes: 128 of the longest bodies. The relay has 64 MB, and a body takes several times its length while it is taken
 * apart.
 */
const ROOM_BYTES = 8_388_608;
/** Bodies of one network that are read at once: no household sends as many. */
const MOST_OF_NETWORK = 32;

/** One body's place in the room. */
export interface Place {
  /** Counts bytes that have come. */
  hold: (bytes: number) => void;
  /** The body is whole: it is no longer given up. */
  settle: () => void;
  leave: () => void;
  /** Aborted when the body has to be given up. */
  givenUp: AbortSignal;
}

interface Reading {
  network: string;
  bytes: number;
  giveUp: () => void;
}

/**
 * Counts what has come, not what is announced, so that a slow sender takes no more room than it has sent. Given up is
 * always the slowest body of one network, the one that sends too many or holds most: an honest body is whole before it
 * is the slowest.
 */
export function createBodyRoom(): (network: string) => Place {
  /** The bodies that are still being read, the oldest first. */
  const reading = new Set<Reading>();
  /** Bytes of all bodies, those that are being kept included. */
  let held = 0;

  return (network) => {
    const controller = new AbortController();
    const body: Reading = {
      network,
      bytes: 0,
      giveUp() {
        leave();
        controller.abort();
      },
    };
    function leave(): void {
      held -= body.bytes;
      body.bytes = 0;
      reading.delete(body);
    }
    const others = [...reading].filter((other) => other.network === network);
    if (others.length >= MOST_OF_NETWORK) others[0]?.giveUp();
    reading.add(body);
    return {
      hold(bytes) {
        if (controller.signal.aborted) return;
        body.bytes += bytes;
        held += bytes;
        while (held > ROOM_BYTES && reading.size > 0) slowestOfGreediest(reading)?.giveUp();
      },
      settle: () => void reading.delete(body),
      leave,
      givenUp: controller.signal,
    };
  };
}

function slowestOfGreediest(reading: Iterable<Reading>): Reading | undefined {
  const sums = new Map<string, number>();
  for (const { network, bytes } of reading) sums.set(network, (sums.get(network) ?? 0) + bytes);
  const most = Math.max(...sums.values());
  return [...reading].find(({ network }) => sums.get(network) === most);
}
