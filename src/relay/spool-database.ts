// What the spool needs from where it is kept. Node's file is one such place.

export type Value = null | number | string;

export type Row = Record<string, unknown>;

export interface SpoolStatement {
  get(...values: Value[]): Row | undefined;
  all(...values: Value[]): Row[];
  run(...values: Value[]): unknown;
}

/** Binds by position (`?1`) only. Node's `DatabaseSync` is one. */
export interface SpoolDatabase {
  prepare(sql: string): SpoolStatement;
}

export interface SpoolStore {
  db: SpoolDatabase;
  /** All or nothing; resolves once the work would survive a power cut. */
  write: <T>(work: () => T) => Promise<T>;
  /** Called after a write was undone, before its promise rejects. */
  onRollback: () => void;
  /** Throws when a big write would fail. */
  probe: () => void;
  /** Why nothing written now would be found again; null while all is well. */
  lost: () => string | null;
  /** Has the next start salvage the spool, whatever SQLite then thinks of it. */
  condemn: () => void;
  /** Unreadable spools that nobody has taken care of yet. */
  setAside: () => string[];
  /** Lets no erased text stand in a log of the database. */
  scrub: () => void;
  close: () => void;
}

/** What all mails share: it outlives the process, so that a restart changes nothing. */
export interface Line {
  /** Tries so far. */
  turn: number;
  /** Failures in a row that say that no mail would get through. */
  failures: number;
  /** Texts in a row, each tried for the first time, at which the line broke. */
  doubts: number;
  /** No try before; milliseconds since 1970. */
  until: number;
  error: string | null;
  /** Id of the mail that failed last. */
  failed: string | null;
  /** The hour's allowance is used up to here; milliseconds since 1970. */
  paid: number;
  /** When a person was last told by mail that messages wait; milliseconds since 1970. */
  noticed: number;
}
