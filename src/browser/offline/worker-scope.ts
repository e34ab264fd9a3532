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
  readonly data: UnsentMessage;
  readonly ports: readonly MessagePort[];
}

/** A message from a form whose own script could not be loaded. */
export interface UnsentMessage {
  fields: [name: string, value: string][];
}

/** What became of it; a form with errors is not taken. */
export interface MessageReply {
  isKept: boolean;
  errors: [field: string, error: string][];
}

interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly { readonly url: string }[]>;
  };
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
