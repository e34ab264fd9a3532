// The little of Cloudflare's runtime that the relay uses, so that no package of types is needed.
import type { Row, Value } from '../spool-database.ts';

export interface SqlCursor {
  next: () => { done?: boolean; value?: Row };
  toArray: () => Row[];
  rowsRead: number;
  rowsWritten: number;
}

export interface ObjectStorage {
  sql: { exec: (sql: string, ...values: Value[]) => SqlCursor };
  kv: { get: (key: string) => unknown; put: (key: string, value: unknown) => void };
  transactionSync: <T>(work: () => T) => T;
  /** Resolves once all that was written is durable. */
  sync: () => Promise<void>;
  setAlarm: (time: number) => Promise<void>;
}

export interface ObjectState {
  storage: ObjectStorage;
}

export interface Fetcher {
  fetch: (request: Request | string) => Promise<Response>;
}

export interface ObjectNamespace {
  jurisdiction: (name: string) => ObjectNamespace;
  idFromName: (name: string) => unknown;
  get: (id: unknown) => Fetcher;
}

export interface ExecutionContext {
  /** Lets the work end although the visitor has hung up. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** Bindings of `wrangler.jsonc`: the object, and settings and secrets as text. */
export interface WorkerEnv {
  RELAY: ObjectNamespace;
  [setting: string]: unknown;
}
