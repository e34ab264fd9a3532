import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { eventually, findFreePort } from '../support/processes.ts';
import { ask, createBareRelay, formOf } from './support/bare-relay.ts';
import { spawnNode } from './support/homes/node.ts';
import { FIELDS, post } from './support/raw-http.ts';
import { askHealth, runRelay } from './support/running-relay.ts';

/** Posts messages until one is refused, and returns the beginnings of the accepted texts. */
async function fill(port: number): Promise<Set<string>> {
  const accepted = new Set<string>();
  for (let i = 0; ; i += 1) {
    const message = `poruka-${i}-${'a'.repeat((i % 3) * 2000)}`;
    const { status } = await post(port, { ...FIELDS, message });
    expect([202, 503]).toContain(status);
    if (status === 503) return accepted;
    accepted.add(`poruka-${i}-`);
  }
}

describe('a relay that cannot store a message', () => {
  it('gives the text back with 503', async () => {
    const relay = createBareRelay({ take: () => Promise.reject(new Error('full')) });
    const form = formOf(Object.entries({ ...FIELDS, message: 'druga poruka' }));
    expect(await ask(relay, form)).toMatchObject({
      status: 503,
      text: '{"status":"unavailable"}',
      retryAfter: '30',
    });
    const page = await ask(relay, form, 'text/html');
    expect(page.status).toBe(503);
    expect(page.text).toContain('>\ndruga poruka</textarea>');
  });

  // A limit on the size of files makes writes fail without a full disk and without root.
  it.runIf(process.platform === 'linux')(
    'refuses honestly while writes fail, is killed, and has lost nothing and left nothing behind',
    async () => {
      const SMTP_URL = `smtp://127.0.0.1:${await findFreePort()}`;
      const relay = await spawnNode({ SMTP_URL });
      const limit = (size: string) =>
        spawnSync('prlimit', [`--pid=${relay.pid}`, `--fsize=${size}:unlimited`]);
      // Smaller than the longest messages here, so that the relay refuses some and accepts others.
      expect(limit('4096').status, 'prlimit works').toBe(0);
      const accepted = await fill(relay.port);
      expect(accepted.size).toBeGreaterThan(0);
      expect((await askHealth(relay.port)).lastError).toContain('the disk refuses: EFBIG');
      expect(relay.log()).toContainEqual(
        expect.objectContaining({ event: 'not stored', error: 'EFBIG' }),
      );
      limit('unlimited');
      await eventually('health is green about the disk', async () => {
        const { lastError } = await askHealth(relay.port);
        return !lastError?.includes('refuses');
      });
      expect((await post(relay.port)).status).toBe(202);
      await relay.kill();

      const again = await runRelay({ MAIL_DATA: relay.folder });
      const mails = () => readdirSync(again.mailFolder).length;
      await eventually('all accepted messages', () => mails() === accepted.size + 1);
      await again.close();
      const left = ['.', 'waiting', 'sent'].flatMap((name) =>
        readdirSync(join(relay.folder, name)),
      );
      expect(left.filter((name) => name.startsWith('.'))).toEqual([]);
    },
  );
});
