// For the administrator, beside a relay that is stopped: `node relay.cjs lista`.
import { join, resolve } from 'node:path';
import type { Row, SpoolStore } from './spool-database.ts';
import { openSpoolStore, SpoolProblem } from './spool-file.ts';
import { readRows, writeRows } from './spool-salvage.ts';
import { PERSON, type Terminal } from './terminal.ts';

const HELP = `Prijemnik poruka: šta je u redu za slanje. Najpre zaustavite prijemnik
(systemctl stop aloe-relay), a posle ga pokrenite (systemctl start aloe-relay).

  lista                  poruke koje čekaju, bez tekstova
  prikazi BROJ           jedna poruka, cela
  obrisi BROJ            briše jednu poruku, posle pitanja
  obrisi-mrezu OZNAKA    briše sve što čeka sa jedne mreže, posle pitanja
  spasi FOLDER           vraća u red poruke iz oštećenog foldera corrupt-…

Folder sa porukama se zadaje sa MAIL_DATA, na primer:
  MAIL_DATA=/var/lib/private/aloe-relay node relay.cjs lista`;

const WAITING = 'SELECT * FROM message WHERE sent IS NULL';

/** Runs one of the commands. Rejects with a SpoolProblem, in Serbian, when it cannot. */
export async function runCommand(
  command: string,
  given: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  terminal: Terminal = PERSON,
): Promise<void> {
  const [subject = ''] = given;
  const run = COMMANDS[command];
  if (!run) {
    terminal.say(HELP);
    if (!/^(--?)?(pomoc|help|h)$/.test(command))
      throw new SpoolProblem(`Nepoznata naredba: ${command}`);
    return;
  }
  const store = openSpoolStore(resolve(environment['MAIL_DATA']?.trim() || 'var/mail'), (salvage) =>
    terminal.say(
      `Red poruka je bio oštećen. Spaseno poruka: ${salvage.rows}. Staro je u ${salvage.where}`,
    ),
  );
  try {
    await run(store, subject, terminal);
  } finally {
    store.close();
  }
}

type Command = (store: SpoolStore, subject: string, terminal: Terminal) => Promise<void> | void;

const COMMANDS: Readonly<Record<string, Command>> = {
  lista(store, _, { say }) {
    const rows = store.db.prepare(`${WAITING} ORDER BY seq`).all();
    say('BROJ  STIGLA            POKUŠAJA  ZNAKOVA  MREŽA             NAPOMENE');
    for (const row of rows) say(describe(row));
    say(`Čeka ukupno: ${rows.length}.`);
    const networks = store.db
      .prepare(
        `SELECT network, COUNT(*) AS n FROM message WHERE sent IS NULL AND network IS NOT NULL
         GROUP BY network HAVING n > 1 ORDER BY n DESC LIMIT 10`,
      )
      .all();
    for (const { network, n } of networks) say(`Sa mreže ${network}: ${n}`);
  },

  prikazi(store, subject, { say }) {
    const row = find(store, subject);
    say(describe(row));
    say(readable(String(row['body'])));
  },

  async obrisi(store, subject, terminal) {
    const row = find(store, subject);
    terminal.say(describe(row));
    await drop(store, [row], 'Obrisati ovu poruku zauvek?', terminal);
  },

  async 'obrisi-mrezu'(store, subject, terminal) {
    const rows = store.db.prepare(`${WAITING} AND network = ?1`).all(subject);
    if (rows.length === 0) throw new SpoolProblem(`Sa mreže „${subject}“ ne čeka nijedna poruka.`);
    const question = `Obrisati zauvek sve poruke koje čekaju sa te mreže (${rows.length})?`;
    await drop(store, rows, question, terminal);
  },

  async spasi(store, subject, { say }) {
    const rows = readRows(resolve(subject));
    if (rows.length === 0) {
      throw new SpoolProblem(`U folderu „${subject}“ nema spool.db iz kog se išta može pročitati.`);
    }
    const count = () => Number(store.db.prepare('SELECT COUNT(*) AS n FROM message').get()?.['n']);
    const before = count();
    await store.write(() => writeRows(store.db, rows));
    say(`Pročitano poruka: ${rows.length}. Vraćeno u red: ${count() - before}.`);
    say(`Folder ${join(subject)} sada možete skloniti.`);
  },
};

function find(store: SpoolStore, subject: string): Row {
  const row = store.db.prepare(`${WAITING} AND seq = ?1`).get(Number(subject) || 0);
  if (!row) throw new SpoolProblem(`Ne čeka nijedna poruka sa brojem „${subject}“.`);
  return row;
}

async function drop(
  store: SpoolStore,
  rows: readonly Row[],
  question: string,
  { say, ask }: Terminal,
): Promise<void> {
  if ((await ask(`${question} Upišite da: `)).trim().toLowerCase() !== 'da') {
    say('Ništa nije obrisano.');
    return;
  }
  const remove = store.db.prepare('DELETE FROM message WHERE seq = ?1');
  await store.write(() => {
    for (const { seq } of rows) remove.run(Number(seq));
  });
  store.scrub();
  say(`Obrisano: ${rows.length}.`);
}

function describe(row: Row): string {
  const { seq, received, attempts, body, network, flags, damaged } = row;
  const time = new Date(Number(received)).toISOString().slice(0, 16).replace('T', ' ');
  const notes = [flags, damaged === 1 && 'ne može se pročitati'].filter(Boolean).join(', ');
  return [
    String(seq).padStart(4),
    time,
    String(attempts).padStart(8),
    String(String(body ?? '').length).padStart(7),
    String(network ?? '–').padEnd(16),
    notes,
  ].join('  ');
}

function readable(body: string): string {
  try {
    return Object.entries(JSON.parse(body))
      .map(([field, text]) => `${field}: ${text}`)
      .join('\n');
  } catch {
    return body;
  }
}
