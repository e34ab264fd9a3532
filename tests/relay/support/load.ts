import { FIELDS, post } from './raw-http.ts';

/**
 * `clients` visitors who post `max` messages in all, each with an id, and who try again until a message
 * is confirmed, as the outbox on the page does. `accepted` holds every confirmed text.
 */
export function startLoad(port: () => number, clients: number, max: number) {
  const accepted = new Set<string>();
  const counts = { repeats: 0, failures: 0 };
  let stopped = false;
  let next = 0;

  async function visit(): Promise<void> {
    while (!stopped && next < max) {
      next += 1;
      const message = `poruka-${next}-`;
      const fields = { ...FIELDS, message, id: crypto.randomUUID() };
      for (let rest = 20; !stopped; rest = Math.min(2 * rest, 500)) {
        try {
          const { status } = await post(port(), fields);
          if (status !== 200 && status !== 202) throw new Error(String(status));
          if (status === 200) counts.repeats += 1;
          accepted.add(message);
          break;
        } catch {
          counts.failures += 1;
          await new Promise((resolve) => setTimeout(resolve, rest));
        }
      }
    }
  }

  const done = Promise.all(Array.from({ length: clients }, visit));
  const stop = async () => {
    stopped = true;
    await done;
  };
  return { accepted, counts, done, stop };
}

/** Compares the confirmed messages of `startLoad` with the mails that came. */
export function tally(accepted: ReadonlySet<string>, mails: readonly Buffer[]) {
  const idsOf = new Map<string, Set<string>>();
  for (const raw of mails) {
    const mail = raw.toString('latin1');
    const text = /poruka-\d+-/.exec(mail)?.[0] ?? 'no text';
    const id = /^message-id: (.*)$/im.exec(mail)?.[1]?.trim() ?? 'no id';
    idsOf.set(text, (idsOf.get(text) ?? new Set()).add(id));
  }
  return {
    /** Texts that were confirmed and never came. */
    lost: [...accepted].filter((text) => !idsOf.has(text)),
    /** Mails beyond the first of each text. */
    surplus: mails.length - idsOf.size,
    /** Texts whose copies have different Message-IDs: no mail program could recognise them as one. */
    doubled: [...idsOf].filter(([, ids]) => ids.size > 1).map(([text]) => text),
  };
}
