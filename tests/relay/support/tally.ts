import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What became of the messages of `startLoad` that were confirmed. */
export interface Tally {
  /** Texts that were confirmed and never came. */
  lost: string[];
  /** Mails beyond the first of each text. */
  surplus: number;
  /** Texts whose copies have different Message-IDs: nobody could recognise them as one. */
  doubled: string[];
}

/** Compares what was confirmed with the mails that came. */
export function tally(accepted: ReadonlySet<string>, mails: readonly Buffer[]): Tally {
  const idsOf = new Map<string, Set<string>>();
  for (const raw of mails) {
    const mail = raw.toString('latin1');
    const text = /poruka-\d+-/.exec(mail)?.[0] ?? 'no text';
    const id = /^message-id: (.*)$/im.exec(mail)?.[1]?.trim() ?? 'no id';
    idsOf.set(text, (idsOf.get(text) ?? new Set()).add(id));
  }
  return {
    lost: [...accepted].filter((text) => !idsOf.has(text)),
    surplus: mails.length - idsOf.size,
    doubled: [...idsOf].filter(([, ids]) => ids.size > 1).map(([text]) => text),
  };
}

/** The mails of a local mailbox, as they are on the disk. */
export function readMails(folder: string): Buffer[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return names.map((name) => readFileSync(join(folder, name)));
}
