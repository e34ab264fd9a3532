import { ENDPOINT } from 'virtual:destination';
import { readRetryAfter, TIMEOUT } from './schedule';

/**
 * `accepted`: delivered. `refused`: this message will never be taken. `later`: the relay, or what
 * stands in its place, has an error that time has to mend. `unheard`: no answer, or one that is not
 * the relay's.
 */
export type Outcome = 'accepted' | 'refused' | 'later' | 'unheard';

export interface Verdict {
  outcome: Outcome;
  /** The shortest rest before the next try, in milliseconds. */
  rest: number;
}

type Answer = Pick<Response, 'ok' | 'status' | 'redirected'>;

/** What the relay says where another try would end the same way. */
const REFUSALS: Record<number, string> = { 400: 'malformed', 413: 'too-large', 422: 'invalid' };

/**
 * One POST (multipart) and the judgement of its answer; it never throws. The request outlives the
 * tab, as every body below 64 KiB may. `Accept` alone needs no CORS preflight.
 */
export async function sendMessage(
  fields: readonly (readonly [string, string])[],
): Promise<Verdict> {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT);
  try {
    const answer = await fetch(ENDPOINT, {
      method: 'POST',
      body,
      keepalive: true,
      headers: { Accept: 'application/json' },
      signal: timeout.signal,
    });
    const outcome = judgeAnswer(answer, await answer.text());
    return { outcome, rest: readRetryAfter(answer.headers.get('Retry-After')) };
  } catch {
    return { outcome: 'unheard', rest: 0 };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * What an answer means. Only the relay says `{"status":"accepted"}`; a waiting page, a script's
 * source or a hotel's sign-in page also come with 200.
 */
export function judgeAnswer(answer: Answer, body: string): Outcome {
  const { ok, status, redirected } = answer;
  const said = readStatus(body);
  if (ok) return said === 'accepted' ? 'accepted' : 'unheard';
  if (said === REFUSALS[status]) return 'refused';
  return redirected ? 'unheard' : 'later';
}

/** The `status` of the relay's JSON; null for any other text. */
function readStatus(body: string): unknown {
  try {
    return JSON.parse(body).status ?? null;
  } catch {
    return null;
  }
}
