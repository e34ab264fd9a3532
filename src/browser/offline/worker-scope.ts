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

interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly { readonly url: string }[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<E extends WorkerEvent>(type: string, listener: (event: E) => void): void;
}

export const worker = globalThis as unknown as WorkerScope;
