/**
 * Where the spool is kept: named texts, each whole or not there. A name is `room/id`, or an id alone.
 * Reading is at once. What a promise says is on the disk when it resolves.
 */
export interface Shelf {
  /** Ids of all texts of a room, in no order. */
  list: (room: string) => Iterable<string>;
  /** Undefined when it is not there. Throws when nobody can know: its room is out of reach. */
  get: (name: string) => string | undefined;
  /** Survives a power cut from then on, in place of what had the name before. */
  put: (name: string, text: string) => Promise<void>;
  /** A power cut may bring it back. */
  remove: (name: string) => Promise<void>;
  /** Lets another process have it. */
  close: () => void;
}
