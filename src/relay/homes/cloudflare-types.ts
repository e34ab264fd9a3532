// The little of Cloudflare's runtime that the relay uses, so that no package of types is needed.
export interface ObjectStorage {
  kv: {
    get: (key: string) => string | undefined;
    put: (key: string, value: string) => void;
    delete: (key: string) => void;
    list: (options: { prefix: string }) => Iterable<[key: string, value: string]>;
  };
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
