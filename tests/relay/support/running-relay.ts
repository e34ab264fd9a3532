import { onTestFinished } from 'vitest';
import type { Health } from '../../../src/relay/health.ts';
import type { LogEvent } from '../../../src/relay/log.ts';
import { startRelay } from '../../../src/relay/node-relay.ts';
import { readRelaySettings } from '../../../src/relay/settings.ts';
import { createFolder } from '../../support/temporary-folder.ts';

export const ORIGIN = 'http://localhost:4321';

export const QUICK = {
  MAIL_LOCAL: '1',
  MAIL_ORIGINS: ORIGIN,
  CONTACT_PHONE: '+381 60 000 00 00',
  CONTACT_EMAIL: 'ime.prezime@example.com',
  RATE_PER_MINUTE: '1000000',
  RETRY_BASE_MS: '20',
};

/** A relay inside the test's process. */
export async function runRelay(env: Record<string, string> = {}) {
  const folder = env['MAIL_DATA'] ?? createFolder();
  const log: LogEvent[] = [];
  const settings = readRelaySettings({ ...QUICK, PORT: '0', MAIL_DATA: folder, ...env });
  const relay = await startRelay(settings, (event) => log.push(event));
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= relay.close();
    return closing;
  };
  onTestFinished(close);
  return { port: relay.port, folder, mailFolder: settings.mailFolder, log: () => log, close };
}

export async function askHealth(port: number): Promise<Health & { status: number }> {
  const answer = await fetch(`http://127.0.0.1:${port}/health`);
  const health: Health = await answer.json();
  return { status: answer.status, ...health };
}
