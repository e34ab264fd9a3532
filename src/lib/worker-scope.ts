// What a service worker sees. TypeScript's own description of it and that of a page exclude each
// other, so this names the few parts that the worker uses.
export interface WorkerEvent extends Event {
  /** Keeps the worker awake until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  /** The answer to the request that the browser sent while it started the worker, if it did. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface PageMessage extends WorkerEvent {
  readonly data: Visit | UnsentMessage;
  /** The page that speaks. */
  readonly source: { readonly url: string };
  readonly ports: readonly MessagePort[];
}

/** What a page tells once the visitor does something on it. */
export interface Visit {
  /** Addresses of all that it has loaded. */
  files: string[];
  sparing: boolean;
}

/** A message from a form whose own script could not be loaded; answered with „it is kept“. */
export interface UnsentMessage {
  endpoint: string;
  fields: [name: string, value: string][];
}

interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate' | 'sync',
    listener: (event: WorkerEvent) => void,
  ): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessage) => void): void;
}

export const worker = globalThis as unknown as WorkerScope;
