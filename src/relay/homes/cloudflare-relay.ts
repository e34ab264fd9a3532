import type { Rest } from '../courier.ts';
import { writeLog } from '../log.ts';
import { openMailServer } from '../mail-server.ts';
import { assembleRelay, type RelayParts } from '../relay-parts.ts';
import { readCloudflareSettings } from './cloudflare-settings.ts';
import { openObjectShelf } from './cloudflare-shelf.ts';
import { openSocket } from './cloudflare-socket.ts';
import type { ObjectState, ObjectStorage, WorkerEnv } from './cloudflare-types.ts';

/** Asked by the Worker's own clock; no visitor's request gets this address. */
export const TEND = '/tend';

/** How long one alarm may deliver; the next one goes on. Milliseconds. */
const SHIFT = 60_000;
/** An alarm for the very millisecond of the one that runs would be forgotten. Milliseconds. */
const SOONEST = 20;
/** An alarm that is late by so much was forgotten. Milliseconds. */
const LATEST = 10_000;

/**
 * The whole relay in one Durable Object: spool, limiter and courier. It leaves memory after some
 * seconds of silence; an alarm brings it back for the next mail.
 */
export class Relay {
  readonly #storage: ObjectStorage;
  readonly #parts: RelayParts;
  /** When the alarm comes, as far as this process knows; 0: none is set. */
  #armed = 0;
  #atWork = false;
  #news = false;

  /** Throws when a setting is missing: the Worker in front then answers by itself. */
  constructor({ storage }: ObjectState, env: WorkerEnv) {
    this.#storage = storage;
    const settings = readCloudflareSettings(env);
    this.#parts = assembleRelay({
      settings,
      shelf: openObjectShelf(storage, () => this.#onWrite()),
      transport: openMailServer(settings.smtp, openSocket),
      writeLog,
    });
    // One that should be there may have been given up.
    this.#wakeAt(Date.now());
  }

  async fetch(request: Request): Promise<Response> {
    if (new URL(request.url).pathname === TEND) return this.#tend();
    const address = request.headers.get('cf-connecting-ip') ?? '';
    return this.#parts.app.fetch(request, { address });
  }

  /** Delivers until it must rest. Never throws: an alarm that fails six times is given up. */
  async alarm(): Promise<void> {
    // Whoever is at work looks for the next mail, too, and sets the next alarm.
    if (this.#atWork) return;
    this.#atWork = true;
    this.#armed = 0;
    const end = Date.now() + SHIFT;
    let rest: Rest;
    do {
      this.#news = false;
      rest = await this.#parts.takeTurn();
    } while ((rest.ms === 0 || (rest.untilNews && this.#news)) && Date.now() < end);
    this.#atWork = false;
    this.#wakeAt(Date.now() + rest.ms);
  }

  async #tend(): Promise<Response> {
    await this.#parts.sweep();
    await this.#parts.lookAround();
    this.#wakeAt(Date.now());
    return Response.json(this.#parts.health());
  }

  /** Within the turn of the transaction: no message becomes durable without somebody who comes. */
  #onWrite(): void {
    this.#news = true;
    if (!this.#atWork) this.#wakeAt(Date.now());
  }

  #wakeAt(time: number): void {
    const soonest = Date.now() + SOONEST;
    // One of a moment ago is on its way: set anew with each message of a flood, it would never come.
    const isOnItsWay = this.#armed > soonest - LATEST && this.#armed <= Math.max(time, soonest);
    if (isOnItsWay) return;
    this.#armed = Math.ceil(Math.max(time, soonest));
    this.#storage.setAlarm(this.#armed);
  }
}
