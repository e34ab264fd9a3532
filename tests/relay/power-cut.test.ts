// Power cuts, as root on Linux: RELAY_CUTS=20. They mount disk images, so no ordinary run makes any.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createDisk } from './support/disk';
import { spawnNode } from './support/homes/node';
import { startLoad } from './support/load';
import { createRandom } from './support/random-visitors';
import { eventually } from './support/running-relay';
import { readMails, tally } from './support/tally';

const CUTS = Number(process.env['RELAY_CUTS'] ?? 0);
const SEED = Number(process.env['RELAY_SEED'] ?? Date.now() % 1_000_000);

/** Answers before the disk has the message: what the relay must not do. */
const HASTY = `
  import { open } from 'node:fs/promises';
  const file = await open('/dev/null');
  Object.getPrototypeOf(file).sync = async () => {};
  await file.close();`;

/** Stops a process between two steps of its own, each of its threads; a write it began is ended. */
async function freeze(pid: number): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  const isFrozen = () =>
    readdirSync(`/proc/${pid}/task`).every((thread) =>
      /^State:\s+T/m.test(readFileSync(`/proc/${pid}/task/${thread}/status`, 'utf8')),
    );
  await eventually('every thread stands still', isFrozen);
}

/** Cuts the power once `messages` are confirmed, and starts again on what the disk then holds. */
async function survive(messages: number, env: Record<string, string> = {}) {
  const disk = createDisk();
  const relay = await spawnNode({
    MAIL_DATA: join(disk.folder, 'mail'),
    MAIL_MAX: '1000000',
    // Some are delivered before the cut, and most wait.
    MAIL_PER_HOUR: '300',
    ...env,
  });
  const load = startLoad(() => relay.port, 16, Number.POSITIVE_INFINITY);
  await eventually(`${messages} accepted`, () => load.accepted.size >= messages, 120);
  await freeze(relay.pid);
  const confirmed = new Set(load.accepted);
  disk.copyAsLeft();
  await Promise.all([relay.kill(), load.stop()]);

  const MAIL_DATA = join(disk.mountLeft(), 'mail');
  const next = await spawnNode({ MAIL_DATA, MAIL_MAX: '1000000', ...env });
  const isIdle = async () =>
    (await (await fetch(`http://127.0.0.1:${next.port}/health`)).json()).queued === 0;
  await eventually('the queue is empty', isIdle, 300);
  await next.kill();
  const counted = tally(confirmed, readMails(join(MAIL_DATA, 'primljeno')));
  disk.remove();
  return { ...counted, accepted: confirmed.size };
}

async function cutOften(cuts: number, what: string, env?: Record<string, string>) {
  const random = createRandom(SEED);
  const total = { accepted: 0, lost: 0, surplus: 0 };
  for (let i = 0; i < cuts; i += 1) {
    const { accepted, lost, surplus } = await survive(Math.ceil(random() * 2000), env);
    total.accepted += accepted;
    total.lost += lost.length;
    total.surplus += surplus;
  }
  console.log(`${cuts} power cuts, ${what}: ${JSON.stringify(total)}`);
  return total;
}

it.skipIf(CUTS === 0)(
  `loses no message in ${CUTS} power cuts (seed ${SEED})`,
  async () => {
    expect(await cutOften(CUTS, 'as it is')).toMatchObject({ lost: 0, surplus: 0 });
  },
  7_200_000,
);

it.skipIf(CUTS === 0)(
  'would be seen to lose messages if it answered too early',
  async () => {
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(HASTY)}`;
    const { lost } = await cutOften(3, 'no fsync', { NODE_OPTIONS });
    expect(lost).toBeGreaterThan(0);
  },
  7_200_000,
);
