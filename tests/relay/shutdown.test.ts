import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startLoad } from './support/load';
import { countMails } from './support/mailbox';
import { FIELDS, multipart, openSocket, request } from './support/raw-http';
import {
  createFolder,
  eventually,
  findFreePort,
  runRelay,
  spawnRelay,
} from './support/running-relay';

it('stops under load without losing what it accepted', async () => {
  const MAIL_DATA = createFolder();
  const port = await findFreePort();
  const env = { MAIL_DATA, PORT: String(port) };
  const first = await spawnRelay(env);
  const load = startLoad(() => port, 16, 100_000);
  await eventually('messages are coming in', () => load.accepted.size > 100);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  await load.stop();
  expect(first.output()).toContain('"event":"stopped"');

  const second = await spawnRelay(env);
  const isIdle = async () =>
    (await (await fetch(`http://127.0.0.1:${second.port}/health`)).json()).queued === 0;
  await eventually('the rest is delivered', isIdle, 30);
  const mailbox = join(MAIL_DATA, 'primljeno');
  const texts = readdirSync(mailbox).map((name) => readFileSync(join(mailbox, name), 'latin1'));
  const arrived = new Set(texts.map((text) => /poruka-\d+-/.exec(text)?.[0]));
  expect([...load.accepted].filter((text) => !arrived.has(text))).toEqual([]);
}, 60_000);

it('finishes a request that is on its way when it is told to stop', async () => {
  const relay = await runRelay();
  const bytes = request(multipart(FIELDS), { Connection: 'keep-alive' });
  const socket = await openSocket(relay.port);
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(bytes.subarray(0, -40));
  await new Promise((resolve) => setTimeout(resolve, 100));
  const closed = relay.close();
  socket.write(bytes.subarray(-40));
  await closed;
  await eventually('an answer', () => answer.startsWith('HTTP/1.1 202'));
  // Stored, and delivered now or at the next start.
  await runRelay({ MAIL_DATA: relay.folder });
  await eventually('one mail', () => countMails(relay.mailFolder) === 1);
});
