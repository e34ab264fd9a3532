// The relay's HTTP side without a server and a disk: requests are made in memory.
import { checkForm, entriesToSend } from '../../../src/model/contact/contact-message.ts';
import { type AppOptions, createApp } from '../../../src/relay/app.ts';
import { ORIGIN } from './running-relay.ts';

export const RECIPIENT = 'konsultant@localhost';

export function createBareRelay(options: Partial<AppOptions> & Pick<AppOptions, 'take'>) {
  return createApp({
    health: () => {
      throw new Error('No test asks for the health.');
    },
    origins: new Set([ORIGIN]),
    contact: { siteUrl: '', phone: '+381 60 000 00 00', email: '', replyTime: '' },
    log: () => {},
    ...options,
  });
}

export function formOf(entries: Iterable<readonly [string, string]>): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.set(name, value);
  return form;
}

/** The form as the page's script posts it. Without the script the browser posts `typed` itself. */
export function asScriptSends(typed: FormData): FormData {
  return formOf([...entriesToSend(typed, checkForm(typed)), ['id', crypto.randomUUID()]]);
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
  const retryAfter = answer.headers.get('retry-after');
  return { status: answer.status, retryAfter, text: await answer.text() };
}
