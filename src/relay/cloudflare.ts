// The relay on Cloudflare: a Worker that serves the site's files, if it has any, and takes messages, and behind it one
// Durable Object, which keeps them in its storage and delivers them, with the object's alarms as its clock.
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { MAIL_PATH } from '../model/contact/contact-message.ts';
import { ANSWER_HEADERS } from '../model/page/answer-headers.ts';
import { SIGN_IN_PATHS, signIn } from '../sign-in/sign-in.ts';
import { createApp } from './app.ts';
import type { Health } from './health.ts';
import { codeOf, writeLog } from './log.ts';
import { type OpenSocket, openMailServer } from './mail-server.ts';
import type { MailStore, Submission } from './queue.ts';
import { createRelay, type Taken } from './relay.ts';
import { readPublicSettings, readRelaySettings, SettingsError } from './settings.ts';

/** Cloudflare forgets an alarm that is set for the very millisecond of the running one. */
const SHORTEST_DELAY_MS = 20;

/** The bindings in `wrangler.jsonc`: the object, and variables and secrets as text. */
interface WorkerEnv {
  RELAY: ObjectNamespace;
  /** The site's files; absent where the Worker only takes messages. */
  ASSETS?: Fetcher;
  [setting: string]: unknown;
}

export default {
  async fetch(request: Request, env: WorkerEnv, context: ExecutionContext): Promise<Response> {
    const answer = answerRequest(request, env);
    // A message that has come whole is kept even if the visitor hangs up.
    context.waitUntil(answer);
    // Cloudflare's file of headers does not reach the Worker's answers.
    const finished = new Response((await answer).body, await answer);
    for (const [name, value] of Object.entries(ANSWER_HEADERS)) finished.headers.set(name, value);
    return finished;
  },

  /** Every quarter of an hour: sets a lost alarm again. */
  async scheduled(_: unknown, env: WorkerEnv): Promise<void> {
    writeLog({ event: 'health', ...(await askObject<Health>(env, '/wake')) });
  },
};

async function answerRequest(request: Request, env: WorkerEnv): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (SIGN_IN_PATHS.includes(pathname)) return signIn(request, env);
  const isOurs = pathname === '/health' || pathname === MAIL_PATH;
  if (env.ASSETS && !isOurs) return showNotFound(request, env.ASSETS);
  const address = request.headers.get('cf-connecting-ip') ?? '';
  return appOf(env).fetch(request, { address });
}

/** One for all requests that share a memory, since it counts the bytes that it holds. */
const apps = new WeakMap<WorkerEnv, ReturnType<typeof createApp>>();

function appOf(env: WorkerEnv): ReturnType<typeof createApp> {
  const known = apps.get(env);
  if (known) return known;
  const app = createApp({
    ...readPublicSettings(env),
    take: (address, submission) => askObject<Taken>(env, '/take', { address, submission }),
    health: () => askHealth(env),
    log: writeLog,
  });
  apps.set(env, app);
  return app;
}

/**
 * Requests for the site's files do not come here; only addresses without a file do. Cloudflare's own
 * answer would have the missing file's headers, and a browser would keep it for a year.
 */
async function showNotFound({ url, method }: Request, assets: Fetcher): Promise<Response> {
  const page = await assets.fetch(new Request(new URL('/404', url), { method }));
  const headers = new Headers(page.headers);
  headers.set('Cache-Control', 'no-cache');
  return new Response(page.body, { status: 404, headers });
}

async function askHealth(env: WorkerEnv): Promise<Health> {
  const ill = { ok: false, queued: 0, oldestSeconds: 0, damaged: 0 };
  try {
    readObjectSettings(env);
    return await askObject<Health>(env, '/health');
  } catch (error) {
    return error instanceof SettingsError
      ? { ...ill, lastError: 'wrong settings', advice: error.message }
      : { ...ill, lastError: `the object does not answer: ${codeOf(error)}`, advice: null };
  }
}

/** The answer of the object, which is in the European Union where the runtime offers that. */
async function askObject<Answer>(env: WorkerEnv, path: string, body?: object): Promise<Answer> {
  let objects = env.RELAY;
  try {
    objects = objects.jurisdiction('eu');
  } catch {
    // `wrangler dev` and workerd have no jurisdictions.
  }
  const options = body && { method: 'POST', body: JSON.stringify(body) };
  const request = new Request(`https://relay${path}`, options);
  return (await objects.get(objects.idFromName('relay')).fetch(request)).json() as Answer;
}

/**
 * The Durable Object. It leaves memory after some seconds without a request; an alarm brings it back for the next
 * attempt. The class's name stands in the Worker's settings. No request from the internet gets here.
 */
export class Relay {
  readonly #storage: ObjectStorage;
  readonly #relay: ReturnType<typeof createRelay>;
  /** Whether an alarm is on its way that will see what has changed. */
  #isCalled = false;

  /** Throws a SettingsError. */
  constructor({ storage }: { storage: ObjectStorage }, env: WorkerEnv) {
    this.#storage = storage;
    const settings = readObjectSettings(env);
    this.#relay = createRelay({
      settings,
      store: openObjectStore(storage, () => this.#call()),
      transport: openMailServer(settings.smtp, openSocket),
      log: writeLog,
    });
  }

  async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/take') {
      const { address, submission }: { address: string; submission: Submission } =
        await request.json();
      return Response.json(await this.#relay.take(address, submission));
    }
    if (pathname === '/wake') {
      this.#isCalled = false;
      this.#call();
    }
    return Response.json(this.#relay.health());
  }

  /** Never rejects: Cloudflare gives up an alarm that fails six times. */
  async alarm(): Promise<void> {
    this.#isCalled = false;
    const ms = await this.#relay.work();
    // What has come meanwhile may not have been seen.
    if (!this.#isCalled) this.#setAlarm(ms);
  }

  /** An alarm that is set comes by itself. If each message of a flood set it anew, it would never come. */
  #call(): void {
    if (this.#isCalled) return;
    this.#isCalled = true;
    this.#setAlarm(0);
  }

  #setAlarm(delayMs: number): void {
    this.#storage.setAlarm(Date.now() + Math.ceil(Math.max(delayMs, SHORTEST_DELAY_MS)));
  }
}

function readObjectSettings(env: WorkerEnv) {
  const { smtp, ...settings } = readRelaySettings(env);
  if (!smtp)
    throw new SettingsError(['MAIL_LOCAL: ovde nema foldera za poruke. Upišite SMTP_URL.']);
  if (smtp.port === 25)
    throw new SettingsError([
      'SMTP_URL: Cloudflare ne propušta port 25. Upišite port 587 (smtp://…:587) ili smtps://….',
    ]);
  return { ...settings, smtp };
}

/**
 * The store in the storage of a Durable Object, which no other process can open. `onMessage` is called before the
 * event loop's next turn: what it changes in the storage becomes durable together with the message, so that a message
 * always has an alarm that delivers it.
 */
function openObjectStore(storage: ObjectStorage, onMessage: () => void): MailStore {
  const { kv } = storage;
  return {
    *list(folder) {
      const prefix = `${folder}/`;
      for (const [name] of kv.list({ prefix })) yield name.slice(prefix.length);
    },
    read: (name) => kv.get(name),
    async write(name, text) {
      kv.put(name, text);
      if (name.startsWith('waiting/')) onMessage();
      await storage.sync();
    },
    async remove(name) {
      kv.delete(name);
    },
  };
}

/**
 * Connects to a mail server by its name. nodemailer would look the name up first, which fails for every
 * name in Cloudflare's runtime.
 */
const openSocket: OpenSocket = ({ host = '', port, secure }, callback) => {
  const where = { host, port: Number(port) };
  const connection = secure ? connectTls({ ...where, servername: host }) : connect(where);
  const fail = (error: Error & { code?: string }) => {
    // The same fields as nodemailer sets in errors of its own connections.
    const { code: originalCode } = error;
    callback(Object.assign(error, { code: 'ESOCKET', originalCode, command: 'CONN' }));
  };
  connection.once('error', fail);
  connection.once(secure ? 'secureConnect' : 'connect', () => {
    connection.off('error', fail);
    callback(null, { connection, secured: secure === true });
  });
};

// The types of Cloudflare's runtime that the relay uses; the package with all of them is not needed.
interface ObjectStorage {
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

interface Fetcher {
  fetch: (request: Request) => Promise<Response>;
}

interface ObjectNamespace {
  jurisdiction: (name: string) => ObjectNamespace;
  idFromName: (name: string) => unknown;
  get: (id: unknown) => Fetcher;
}

interface ExecutionContext {
  /** Lets the work go on after the visitor has hung up. */
  waitUntil: (work: Promise<unknown>) => void;
}
