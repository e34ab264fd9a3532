import { type PendingMessage, TRY_TIMEOUT_MS } from './message-state.ts';

/**
 * `accepted`: delivered. `refused`: the relay will never take this message. `later`: the relay, or
 * what stands in its place, has an error that time may mend. `unanswered`: there is no answer, or it
 * is not the relay's.
 */
export type Verdict = 'accepted' | 'refused' | 'later' | 'unanswered';

export interface SendResult {
  verdict: Verdict;
  /** The pause before the next try that the relay asks for, in milliseconds; 0 when somebody else asks. */
  pause: number;
  /** When that was by the answer's own clock, in milliseconds since 1970; NaN where it does not say. */
  at: number;
}

/** The relay's word beside each status with which it refuses a message, for ever or (429, 503) for now. */
const RELAY_WORDS: Record<number, string> = {
  400: 'malformed',
  413: 'too-large',
  422: 'invalid',
  429: 'slow-down',
  503: 'unavailable',
};

/**
 * One POST (multipart) and the judgement of its answer; never rejects. The request outlives the tab,
 * as every body below 64 KiB may. `Accept` as the only header needs no CORS preflight.
 */
export async function sendMessage(fields: PendingMessage['fields']): Promise<SendResult> {
  const body = new FormData();
  for (const field of fields) body.append(...field);
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), TRY_TIMEOUT_MS);
  const answer = await fetch(__ENDPOINT__, {
    method: 'POST',
    body,
    keepalive: true,
    headers: { Accept: 'application/json' },
    signal: timeout.signal,
  }).catch(Response.error);
  return judgeAnswer(answer);
}

type Answer = Pick<Response, 'ok' | 'status' | 'redirected' | 'headers' | 'json'>;

/**
 * Only the relay says `{"status":"accepted"}`: a maintenance page, the source of a script or the
 * sign-in page of a hotel also comes with status 200. Such a page may ask for a day's pause, too, so only the
 * relay's own word makes its `Retry-After` count.
 */
export async function judgeAnswer(answer: Answer): Promise<SendResult> {
  const { ok, status, redirected, headers } = answer;
  const word = (await answer.json().catch(() => {}))?.status;
  const isRelay = word === (ok ? 'accepted' : RELAY_WORDS[status] || '');
  // Status 0: nobody answered in time.
  let verdict: Verdict = ok || redirected || !status ? 'unanswered' : 'later';
  if (isRelay && status < 429) verdict = ok ? 'accepted' : 'refused';
  const pause = (isRelay && Number(headers.get('Retry-After')) * 1000) || 0;
  return { verdict, pause, at: Date.parse(headers.get('Date') || '') };
}
