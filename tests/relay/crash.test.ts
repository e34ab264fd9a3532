// The long runs: RELAY_KILLS=500 RELAY_MESSAGES=100000, one story by its title (`-t folder`).
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { spawnHome } from './support/homes/home';
import { startLoad } from './support/load';
import { type Behaviour, startMailSink } from './support/mail-sink';
import { createRandom } from './support/random-visitors';
import { createFolder, eventually, findFreePort } from './support/running-relay';
import { readMails, tally } from './support/tally';

const KILLS = process.env['RELAY_KILLS'];
const MESSAGES = process.env['RELAY_MESSAGES'];
const SEED = Number(process.env['RELAY_SEED'] ?? Date.now() % 1_000_000);
/** So long may one kill or a thousand messages take on a busy machine. Seconds. */
const PATIENCE = 180;

function measure(kills: number, messages: number) {
  const all = { kills: Number(KILLS ?? kills), messages: Number(MESSAGES ?? messages) };
  return { ...all, seconds: PATIENCE * (2 + all.kills / 10 + all.messages / 1000) };
}

async function isIdle({ healthPort }: { healthPort: number }): Promise<boolean> {
  return (await (await fetch(`http://127.0.0.1:${healthPort}/health`)).json()).queued === 0;
}

/** `delivered` spreads the kills over the time of delivery too. */
async function survive(
  { kills, messages, seconds }: ReturnType<typeof measure>,
  env: Record<string, string>,
  delivered?: () => number,
) {
  const port = await findFreePort();
  const start = () => spawnHome({ MAIL_MAX: '1000000', ...env, PORT: String(port) });
  let relay = await start();
  const load = startLoad(() => port, 16, messages);
  const done = () => (load.accepted.size + (delivered?.() ?? load.accepted.size)) / 2;
  for (let i = 1; i <= kills; i += 1) {
    const wanted = (messages * i) / (kills + 1);
    await eventually(`${wanted} messages done`, () => done() >= wanted, PATIENCE);
    await relay.kill();
    relay = await start();
  }
  await load.done;
  await eventually('the queue is empty', () => isIdle(relay), seconds);
  await relay.close();
  expect(load.accepted.size).toBe(messages);
  return load;
}

it('stops under load without losing what it accepted, and goes on at the next start', async () => {
  const MAIL_DATA = createFolder();
  const PORT = String(await findFreePort());
  const first = await spawnHome({ MAIL_DATA, PORT });
  const load = startLoad(() => Number(PORT), 16, 100_000);
  await eventually('messages are coming in', () => load.accepted.size > 100);
  await first.close();
  await load.stop();
  const second = await spawnHome({ MAIL_DATA, PORT });
  await eventually('the rest is delivered', () => isIdle(second), 30);
  const { lost, surplus } = tally(load.accepted, readMails(join(MAIL_DATA, 'primljeno')));
  expect({ lost, surplus }).toEqual({ lost: [], surplus: 0 });
}, 60_000);

const folder = measure(5, 400);
it(
  `loses no message and doubles none in the folder when it is killed ${folder.kills} times`,
  async () => {
    const MAIL_DATA = createFolder();
    const { accepted, counts } = await survive(folder, { MAIL_DATA });
    const { lost, surplus } = tally(accepted, readMails(join(MAIL_DATA, 'primljeno')));
    console.log(
      `folder: ${accepted.size} accepted, ${folder.kills} kills, ${counts.failures} failed tries, ` +
        `${counts.repeats} repeats, lost ${lost.length}, surplus ${surplus}`,
    );
    expect(lost).toEqual([]);
    expect(surplus).toBe(0);
    expect(counts.failures, 'the kills hit running requests').toBeGreaterThan(0);
  },
  folder.seconds * 1000,
);

/** A mail server on a bad day: every third mail is refused, or the line breaks around it. */
function createWhims(random: () => number) {
  const codes = [421, 451, 452, 550];
  const whims: Behaviour[] = [
    ...codes.map((code) => ({ at: 'mail', code }) as const),
    ...codes.map((code) => ({ at: 'rcpt', code }) as const),
    ...codes.map((code) => ({ at: 'data', code }) as const),
    ...Array<Behaviour>(4).fill('drop'),
    ...Array<Behaviour>(2).fill('keep and drop'),
  ];
  const had = { refusals: 0, drops: 0, 'kept and dropped': 0 };
  return {
    had,
    next(): Behaviour | null {
      const whim = random() < 1 / 3 ? whims[Math.floor(random() * whims.length)] : undefined;
      if (whim === 'keep and drop') had['kept and dropped'] += 1;
      else if (whim === 'drop') had.drops += 1;
      else if (whim) had.refusals += 1;
      return whim ?? null;
    },
  };
}

const smtp = measure(3, 60);
it(
  `loses no message when it is killed ${smtp.kills} times while a mail server fails at random (seed ${SEED})`,
  async () => {
    const sink = await startMailSink();
    const whims = createWhims(createRandom(SEED));
    sink.behave(whims.next);
    const env = {
      MAIL_DATA: createFolder(),
      SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
      RETRY_BASE_MS: '5',
      LINE_BASE_MS: '2',
    };
    const { accepted } = await survive(smtp, env, () => sink.mails.length);
    const { lost, surplus, doubled } = tally(accepted, sink.mails);
    const { refusals, drops, 'kept and dropped': kept } = whims.had;
    console.log(
      `SMTP: ${accepted.size} accepted, ${smtp.kills} kills, ${refusals} refusals, ${drops} drops, ` +
        `${kept} kept and dropped, lost ${lost.length}, surplus ${surplus}`,
    );
    expect(refusals + drops + kept, 'the server failed').toBeGreaterThan(0);
    expect(lost).toEqual([]);
    // A second copy is possible between the server's yes and our note of it; it is recognisable.
    expect(doubled).toEqual([]);
    expect(surplus, 'a copy per kept mail or kill at most').toBeLessThanOrEqual(kept + smtp.kills);
  },
  smtp.seconds * 1000,
);
