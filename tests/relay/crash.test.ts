import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startLoad } from './support/load';
import { startMailSink } from './support/mail-sink';
import { createFolder, eventually, findFreePort, spawnRelay } from './support/running-relay';

const LONG = process.env['RELAY_LONG'] === '1';
const KILLS = Number(process.env['RELAY_KILLS'] ?? (LONG ? 50 : 5));
const MESSAGES = Number(process.env['RELAY_MESSAGES'] ?? (LONG ? 10_000 : 400));

/** Message-IDs by the text of their message. */
function readTexts(mails: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const mail of mails) {
    const text = /poruka-\d+-/.exec(mail)?.[0] ?? 'no text';
    const id = /^message-id: (.*)$/im.exec(mail)?.[1]?.trim() ?? 'no id';
    found.set(text, [...(found.get(text) ?? []), id]);
  }
  return found;
}

async function survive(kills: number, messages: number, env: Record<string, string>) {
  const port = await findFreePort();
  const start = () => spawnRelay({ ...env, PORT: String(port) });
  let relay = await start();
  const load = startLoad(() => port, 16, messages);
  for (let i = 1; i <= kills; i += 1) {
    const wanted = (messages * i) / (kills + 1);
    await eventually(`${wanted} accepted`, () => load.accepted.size >= wanted, 60);
    relay.child.kill('SIGKILL');
    await relay.ended;
    relay = await start();
  }
  await load.done;
  const isIdle = async () =>
    (await (await fetch(`http://127.0.0.1:${port}/health`)).json()).queued === 0;
  await eventually('the queue is empty', isIdle, 300);
  relay.child.kill('SIGTERM');
  expect(await relay.ended).toBe(0);
  return load;
}

it(`loses no message and doubles none in the folder when it is killed ${KILLS} times`, async () => {
  const MAIL_DATA = createFolder();
  const { accepted, counts } = await survive(KILLS, MESSAGES, { MAIL_DATA });
  const mailbox = join(MAIL_DATA, 'primljeno');
  const names = readdirSync(mailbox).filter((name) => name.endsWith('.eml'));
  const texts = readTexts(names.map((name) => readFileSync(join(mailbox, name), 'latin1')));
  const lost = [...accepted].filter((text) => !texts.has(text));
  console.log(
    `folder: ${accepted.size} accepted, ${KILLS} kills, ${counts.failures} failed tries, ` +
      `${counts.repeats} repeats, lost ${lost.length}, surplus ${names.length - texts.size}`,
  );
  expect(accepted.size).toBe(MESSAGES);
  expect(lost).toEqual([]);
  expect(names).toHaveLength(texts.size);
  expect(counts.failures, 'the kills hit running requests').toBeGreaterThan(0);
}, 900_000);

it('loses no message when it is killed while it talks to a mail server', async () => {
  const sink = await startMailSink();
  const messages = LONG ? 500 : 40;
  const { accepted } = await survive(LONG ? 20 : 3, messages, {
    MAIL_DATA: createFolder(),
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
  });
  const texts = readTexts(sink.mails.map((mail) => mail.toString('latin1')));
  const lost = [...accepted].filter((text) => !texts.has(text));
  console.log(
    `SMTP: ${accepted.size} accepted, lost ${lost.length}, surplus ${sink.mails.length - texts.size}`,
  );
  expect(accepted.size).toBe(messages);
  expect(lost).toEqual([]);
  // A second copy is possible between the server's yes and our note of it; it is recognisable.
  for (const ids of texts.values()) expect(new Set(ids).size).toBe(1);
}, 900_000);
