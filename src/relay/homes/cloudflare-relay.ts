// The Durable Object: the whole relay, its messages in the object's storage, its clock the object's alarms.
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { writeLog } from '../log.ts';
import { type OpenSocket, openMailServer } from '../mail-server.ts';
import type { MailStore } from '../queue.ts';
import { createRelay, type RelayParts } from '../relay.ts';
import { readCloudflareSettings } from './cloudflare-settings.ts';
import type { ObjectState, ObjectStorage, WorkerEnv } from './cloudflare-types.ts';

/** The path at which the Worker's cron asks the object to maintain the queue; no visitor's request gets there. */
export const MAINTENANCE = '/tend';

/** How long one alarm may deliver; the next alarm goes on. */
const LONGEST_ALARM_MS = 60_000;
/** Cloudflare forgets an alarm that is set for the very millisecond of the running one. */
const SHORTEST_DELAY_MS = 20;
/** An alarm that is overdue by more than this was forgotten, and is set again. */
const LONGEST_DELAY_MS = 10_000;

/**
 * The whole relay in one Durable Object. It leaves memory after some seconds without a request; an
 * alarm brings it back for the next attempt. The class's name stands in the Worker's settings.
 */
export class Relay {
  readonly #storage: ObjectStorage;
  readonly #relay: RelayParts;
  /** When the next alarm comes, as far as this process knows, in milliseconds since 1970; 0: none is set. */
  #nextAlarm = 0;
  #isDelivering = false;
  #hasWritten = false;

  /** Throws a SettingsError: the Worker in front then answers by itself. */
  constructor({ storage }: ObjectState, env: WorkerEnv) {
    this.#storage = storage;
    const settings = readCloudflareSettings(env);
    this.#relay = createRelay({
      settings,
      store: openObjectStore(storage, () => this.#onWrite()),
      transport: openMailServer(settings.smtp, openSocket),
      log: writeLog,
    });
    // Cloudflare gives up an alarm that fails six times, so an alarm is set at each start.
    this.#setAlarm(Date.now());
  }

  async fetch(request: Request): Promise<Response> {
    if (new URL(request.url).pathname === MAINTENANCE) return this.#maintain();
    const address = request.headers.get('cf-connecting-ip') ?? '';
    return this.#relay.app.fetch(request, { address });
  }

  /** Delivers until there is a pause. Never rejects: Cloudflare gives up an alarm that fails six times. */
  async alarm(): Promise<void> {
    // The alarm that runs also looks for the next message and sets the next alarm.
    if (this.#isDelivering) return;
    this.#isDelivering = true;
    this.#nextAlarm = 0;
    const end = Date.now() + LONGEST_ALARM_MS;
    let ms: number;
    do {
      this.#hasWritten = false;
      ms = await this.#relay.deliverNext();
    } while ((ms === 0 || this.#hasWritten) && Date.now() < end);
    this.#isDelivering = false;
    this.#setAlarm(Date.now() + ms);
  }

  async #maintain(): Promise<Response> {
    await this.#relay.maintain();
    await this.#relay.notify();
    this.#setAlarm(Date.now());
    return Response.json(this.#relay.health());
  }

  /** Runs within the transaction of each write, so that a durable message always has an alarm that delivers it. */
  #onWrite(): void {
    this.#hasWritten = true;
    if (!this.#isDelivering) this.#setAlarm(Date.now());
  }

  #setAlarm(time: number): void {
    const soonest = Date.now() + SHORTEST_DELAY_MS;
    // An alarm that is set comes by itself. If each message of a flood set it anew, it would never come.
    const isOnItsWay =
      this.#nextAlarm > soonest - LONGEST_DELAY_MS && this.#nextAlarm <= Math.max(time, soonest);
    if (isOnItsWay) return;
    this.#nextAlarm = Math.ceil(Math.max(time, soonest));
    this.#storage.setAlarm(this.#nextAlarm);
  }
}

/**
 * The store in the storage of a Durable Object, which no other process can open. `onWrite` is called
 * before the event loop's next turn: what it changes in the storage becomes durable together with the
 * text.
 */
function openObjectStore(storage: ObjectStorage, onWrite: () => void): MailStore {
  const { kv } = storage;
  return {
    *list(folder) {
      const prefix = `${folder}/`;
      for (const [name] of kv.list({ prefix })) yield name.slice(prefix.length);
    },
    read: (name) => kv.get(name),
    async write(name, text) {
      kv.put(name, text);
      onWrite();
      await storage.sync();
    },
    async remove(name) {
      kv.delete(name);
    },
    // Cloudflare closes the storage itself.
    close: () => {},
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
