// What the bench compares with: the same HTTP side, but every message has a transaction of its own.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createAdaptorServer } from '@hono/node-server';
import { createRelay } from '../../src/relay/app.ts';

const db = new DatabaseSync(join(process.argv[2] ?? '.', 'plain.db'));
db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
db.exec('CREATE TABLE message (id TEXT PRIMARY KEY, body TEXT)');
const insert = db.prepare('INSERT INTO message VALUES (?, ?)');

const app = createRelay({
  store: async ({ message }) => {
    const id = crypto.randomUUID();
    insert.run(id, JSON.stringify(message));
    return { id, repeat: false };
  },
  health: () => {
    throw new Error('Not measured.');
  },
  admit: () => 0,
  origins: new Set(['http://localhost:4321']),
  recipient: 'konsultant@localhost',
  contact: { siteUrl: '', phone: '', email: '' },
  log: (event) => process.stdout.write(`${JSON.stringify(event)}\n`),
});
const fetch = (request: Request) => app.fetch(request, { address: '127.0.0.1' });
const port = Number(process.env['PORT']);
createAdaptorServer({ fetch, overrideGlobalObjects: false }).listen(port, '127.0.0.1');
