import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIELDS, post } from './support/raw-http';
import {
  createFolder,
  eventually,
  findFreePort,
  runRelay,
  spawnRelay,
} from './support/running-relay';

const health = async (port: number) => {
  const answer = await fetch(`http://127.0.0.1:${port}/health`);
  return { status: answer.status, lastError: (await answer.json()).lastError };
};
const unreachable = async () => ({ SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}` });

describe('a relay that cannot keep a message', () => {
  it('gives the text back with 503 when its spool is full, and says so in /health', async () => {
    const relay = await runRelay({ ...(await unreachable()), MAIL_MAX: '1' });
    expect((await post(relay.port)).status).toBe(202);
    const fields = { ...FIELDS, message: 'druga poruka' };
    const json = await post(relay.port, fields);
    expect(json.status).toBe(503);
    expect(JSON.parse(json.body)).toEqual({ status: 'unavailable' });
    expect(json.head).toMatch(/retry-after: 30/i);
    const page = await post(relay.port, fields, { Accept: 'text/html' });
    expect(page.status).toBe(503);
    expect(page.body).toContain('>\ndruga poruka</textarea>');
    expect((await health(relay.port)).status).toBe(503);
  });

  // A limit on the size of files makes real writes fail without a full disk and without root.
  it.runIf(process.platform === 'linux')(
    'refuses honestly while writes fail, loses nothing, and recovers by itself',
    async () => {
      const MAIL_DATA = createFolder();
      const relay = await spawnRelay({ ...(await unreachable()), MAIL_DATA });
      const limit = (size: string) =>
        spawnSync('prlimit', [`--pid=${relay.child.pid}`, `--fsize=${size}:unlimited`]);
      const statuses: number[] = [];
      for (let i = 0; i < 60; i += 1) {
        // Smaller than the longest messages, so that some are refused and some are not.
        if (i === 10) expect(limit('4096').status, 'prlimit works').toBe(0);
        const message = `${i} ${'a'.repeat(i % 3 === 0 ? 900 : 9000)}`;
        statuses.push((await post(relay.port, { ...FIELDS, message })).status);
      }
      const accepted = statuses.filter((status) => status === 202).length;
      expect(new Set(statuses)).toEqual(new Set([202, 503]));
      expect((await health(relay.port)).lastError).toContain('refuses to write');
      limit('unlimited');
      await eventually('health is green about the disk', async () => {
        const { lastError } = await health(relay.port);
        return !lastError?.includes('refuses to write');
      });
      expect((await post(relay.port, { ...FIELDS, message: 'posle' })).status).toBe(202);
      relay.child.kill('SIGKILL');
      await relay.ended;

      const again = await runRelay({ MAIL_DATA });
      const mails = () => readdirSync(again.mailFolder).length;
      await eventually('all accepted ones', () => mails() === accepted + 1);
      await again.close();
      const left = ['.', 'waiting', 'sent'].flatMap((room) => readdirSync(join(MAIL_DATA, room)));
      expect(left.filter((name) => name.startsWith('.'))).toEqual([]);
    },
    60_000,
  );
});
