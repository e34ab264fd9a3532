import type { ContactMessage } from '../model/contact-message.ts';
import { type MailStore, waitingName } from './mail-store.ts';
import { digest, type Flag, readSent, type Waiting, writeMail } from './message-file.ts';
import { isFlagged, placeFor } from './queue-order.ts';

/** Without an id, the same text again within this time is the same message. Milliseconds. */
const SAME_TEXT = 600_000;
/**
 * Up to where the spool may fill: a network that has sent much today leaves room for what only looks
 * odd, and that leaves room for what nobody suspects.
 */
const MOST_FILLED = { busy: 0.6, flagged: 0.8, unflagged: 1 };

export interface Submission {
  /** The visitor's own id of this message; null from a form without scripts. */
  key: string | null;
  message: ContactMessage;
  flags: readonly Flag[];
  /** Sign of the sender's network, good for a day; null when nobody knows. */
  network: string | null;
}

export interface Receipt {
  id: string;
  /** This very message was stored before. */
  repeat: boolean;
}

export class SpoolFull extends Error {
  override name = 'SpoolFull';
}

/** Stores messages, each once, while no more than `max` wait. */
export function createIntake(store: MailStore, max: number, now: () => number) {
  const { shelf, waiting } = store;
  /** Messages on their way to the disk: nobody delivers them yet. */
  const arriving = new Map<string, { mail: Waiting; written: Promise<void> }>();

  /** Resolves when a power cut cannot take the message any more; rejects when it is not kept. */
  return async ({ key, message, flags, network }: Submission): Promise<Receipt> => {
    const { id, isKnown } = findId(key, message);
    if (isKnown) {
      await arriving.get(id)?.written;
      return { id, repeat: true };
    }
    const kind = flags.includes('busy') ? 'busy' : isFlagged({ flags }) ? 'flagged' : 'unflagged';
    const all = [...waiting.values(), ...[...arriving.values()].map(({ mail }) => mail)];
    if (all.length >= max * MOST_FILLED[kind]) throw new SpoolFull('The spool is full.');
    const place = placeFor(network, isFlagged({ flags }), all);
    const time = now();
    const mail = { id, received: time, flags, network, place, attempts: 0, due: time, message };
    const written = shelf.put(waitingName(id), writeMail(mail));
    arriving.set(id, { mail, written });
    if (await store.tryWrite(written)) store.remember(mail);
    arriving.delete(id);
    await written;
    return { id, repeat: false };
  };

  /** The same message has the same id, also on a spool that was lost and begun anew. */
  function findId(key: string | null, message: ContactMessage) {
    let id = digest(`${key ?? ''}\n${JSON.stringify(message)}`);
    for (;;) {
      const received = receivedAt(id);
      if (received === undefined) return { id, isKnown: false };
      if (key !== null || Math.abs(now() - received) <= SAME_TEXT) return { id, isKnown: true };
      id = digest(id);
    }
  }

  /** When the message with this id came; undefined when it never did. */
  function receivedAt(id: string): number | undefined {
    const known = arriving.get(id)?.mail ?? waiting.get(id);
    if (known) return known.received;
    const note = store.sentNote(id);
    return note === undefined ? undefined : readSent(note).received;
  }
}
