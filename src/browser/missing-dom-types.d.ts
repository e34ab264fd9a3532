// What TypeScript's description of a page leaves out: parts that not every browser has, and the few
// parts of a service worker's scope that this site's worker uses (TypeScript's own description of it
// and that of a page exclude each other).

interface Navigator {
  /** Only in the Chromium family. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

interface ServiceWorkerRegistration {
  /** Background Sync, only in the Chromium family. */
  readonly sync?: { register(tag: string): Promise<void> };
}

interface ExtendableEvent extends Event {
  /** Keeps the worker running until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

interface ExtendableMessageEvent<Data> extends ExtendableEvent {
  readonly data: Data;
  readonly ports: readonly MessagePort[];
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The answer to the request that the browser sent while it started the worker, if it did. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface ServiceWorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  sync: ExtendableEvent;
  fetch: FetchEvent;
}

interface ServiceWorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly { readonly url: string }[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof ServiceWorkerEvents>(
    name: Name,
    listener: (event: ServiceWorkerEvents[Name]) => void,
  ): void;
  /** `Data` is what the page's scripts post. */
  addEventListener<Data>(
    name: 'message',
    listener: (event: ExtendableMessageEvent<Data>) => void,
  ): void;
}

/** The worker's own registration in the scope of a service worker; undefined in a page. */
declare var registration: ServiceWorkerRegistration | undefined;
