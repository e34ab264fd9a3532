import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { LogEvent } from '../../../src/relay/log.ts';
import { startRelay } from '../../../src/relay/service.ts';
import { readSettings } from '../../../src/relay/settings.ts';

export const ORIGIN = 'http://localhost:4321';

export const QUICK = {
  MAIL_LOCAL: '1',
  MAIL_ORIGINS: ORIGIN,
  CONTACT_PHONE: '+381 60 000 00 00',
  CONTACT_EMAIL: 'ime.prezime@example.com',
  RATE_BURST: '1000000',
  MAIL_PER_HOUR: '100000000',
  RETRY_BASE_MS: '20',
  LINE_BASE_MS: '20',
};

/** A folder that is gone after the test. */
export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'relay-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A relay inside the test's process. */
export async function runRelay(env: Record<string, string> = {}) {
  const folder = env['MAIL_DATA'] ?? createFolder();
  const log: LogEvent[] = [];
  const settings = readSettings({ ...QUICK, PORT: '0', MAIL_DATA: folder, ...env });
  const relay = await startRelay(settings, (event) => log.push(event));
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= relay.close();
    return closing;
  };
  onTestFinished(close);
  return { port: relay.port, folder, mailFolder: settings.mailFolder, log, close };
}

/** Waits until something is so; says what was awaited when it never comes. */
export async function eventually(
  what: string,
  check: () => boolean | Promise<boolean>,
  seconds = 15,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Waited ${seconds} s in vain: ${what}`);
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
