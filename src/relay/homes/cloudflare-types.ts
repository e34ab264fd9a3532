// The types of Cloudflare's runtime that the relay uses; the package with all of them is not needed.
export interface ObjectStorage {
  kv: {
    get: (key: string) => string | undefined;
    put: (key: string, value: string) => void;
    delete: (key: string) => void;
    list: (options: { prefix: string }) => Iterable<[key: string, value: string]>;
  };
  /** Resolves once all that was written survives a power cut. */
  sync: () => Promise<void>;
  /** Milliseconds since 1970; replaces the alarm that was set. */
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
  /** Lets the work go on after the visitor has hung up. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** The bindings in `wrangler.jsonc`: the object, and variables and secrets as text. */
export interface WorkerEnv {
  RELAY: ObjectNamespace;
  /** The site's files; absent where the Worker only takes messages. */
  ASSETS?: Fetcher;
  [setting: string]: unknown;
}
