import { ENDPOINT } from 'virtual:destination';
import { type PendingMessage, TIMEOUT } from './message-state';

/**
 * `accepted`: delivered. `refused`: this message will never be taken. `later`: the relay, or what
 * stands in its place, has an error that time has to mend. `unheard`: no answer, or one that is not
 * the relay's.
 */
export type Outcome = 'accepted' | 'refused' | 'later' | 'unheard';

/** What the relay says where another try would end the same way. */
const REFUSALS: Record<number, string> = { 400: 'malformed', 413: 'too-large', 422: 'invalid' };

/**
 * One POST (multipart) and the judgement of its answer; it never throws. `rest` is what the relay
 * asks for before the next try, in milliseconds. The request outlives the tab, as every body below
 * 64 KiB may. `Accept` alone needs no CORS preflight.
 */
export async function sendMessage(
  fields: PendingMessage['fields'],
): Promise<{ outcome: Outcome; rest: number }> {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), TIMEOUT);
  try {
    const answer = await fetch(ENDPOINT, {
      method: 'POST',
      body,
      keepalive: true,
      headers: { Accept: 'application/json' },
      signal: timeout.signal,
    });
    const outcome = await judgeAnswer(answer);
    const seconds = Number(answer.headers.get('Retry-After')) || 0;
    return { outcome, rest: seconds * 1000 };
  } catch {
    return { outcome: 'unheard', rest: 0 };
  }
}

type Answer = Pick<Response, 'ok' | 'status' | 'redirected' | 'json'>;

/**
 * What an answer means. Only the relay says `{"status":"accepted"}`; a waiting page, a script's
 * source or a hotel's sign-in page also come with 200.
 */
export async function judgeAnswer(answer: Answer): Promise<Outcome> {
  const { ok, status, redirected } = answer;
  const { status: said = null } = (await answer.json().catch(() => null)) ?? {};
  if (ok) return said === 'accepted' ? 'accepted' : 'unheard';
  if (said === REFUSALS[status]) return 'refused';
  return redirected ? 'unheard' : 'later';
}
