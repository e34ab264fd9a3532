/**
 * Where the spool is kept: named texts, each whole or not there. A name is `room/id`, or an id alone.
 * Reading is at once. What a promise says is on the disk when it resolves.
 */
export interface Shelf {
  /** All of a room, in no order. */
  list: (room: string) => Iterable<readonly [id: string, text: string]>;
  get: (name: string) => string | undefined;
  /** Survives a power cut from then on, in place of what had the name before. */
  put: (name: string, text: string) => Promise<void>;
  /** A power cut may bring it back. */
  remove: (name: string) => Promise<void>;
  /** Lets another process have it. */
  close: () => void;
}
