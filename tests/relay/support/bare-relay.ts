// The relay as a value, without server and disk: it is asked in memory, form by form.
import { entriesToSend, read } from '../../../src/model/contact-message.ts';
import { createRelay, type RelayPorts } from '../../../src/relay/app.ts';
import { ORIGIN } from './running-relay';

export const RECIPIENT = 'konsultant@localhost';

export function createBareRelay(ports: Partial<RelayPorts> & Pick<RelayPorts, 'store'>) {
  return createRelay({
    health: () => {
      throw new Error('Nobody asks.');
    },
    admit: () => ({ wait: 0, busy: false, network: '' }),
    origins: new Set([ORIGIN]),
    contact: { siteUrl: '', phone: '+381 60 000 00 00', email: '' },
    log: () => {},
    ...ports,
  });
}

export function formOf(entries: Iterable<readonly [string, string]>): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.set(name, value);
  return form;
}

/** What the page's script posts; the plain form, without it, posts what was typed. */
export function asScriptSends(typed: FormData): FormData {
  return formOf([...entriesToSend(typed, read(typed)), ['id', crypto.randomUUID()]]);
}

export async function ask(
  relay: ReturnType<typeof createBareRelay>,
  body: FormData | URLSearchParams,
  accept = 'application/json',
) {
  const answer = await relay.request(
    'http://localhost/mail_cv.php',
    { method: 'POST', body, headers: { Origin: ORIGIN, Accept: accept } },
    { address: '127.0.0.1' },
  );
  return { status: answer.status, text: await answer.text() };
}
