import { readRetryAfter, TIMEOUT } from './schedule';

/**
 * `accepted`: delivered. `refused`: this message will never be taken. `later`: the relay wants it
 * later. `unheard`: no answer, or one that is not the relay's.
 */
export type Outcome = 'accepted' | 'refused' | 'later' | 'unheard';

export interface Verdict {
  outcome: Outcome;
  /** The shortest rest the relay asks for, in milliseconds. */
  retryAfter: number;
}

type Answer = Pick<Response, 'ok' | 'status' | 'redirected' | 'url' | 'type'>;

const REFUSALS = [400, 403, 405, 413, 415, 422];

/**
 * One POST (multipart) and the judgement of its answer; it never throws. `outlivePage` keeps the
 * request alive after the tab, for bodies up to 64 KiB. `Accept` alone needs no CORS preflight.
 */
export async function sendMessage(
  endpoint: string,
  fields: readonly (readonly [string, string])[],
  outlivePage: boolean,
): Promise<Verdict> {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT);
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      body,
      keepalive: outlivePage,
      headers: { Accept: 'application/json' },
      signal: timeout.signal,
    });
    return {
      outcome: judgeAnswer(answer, await answer.text()),
      retryAfter: readRetryAfter(answer.headers.get('Retry-After'), Date.now()),
    };
  } catch {
    return { outcome: 'unheard', retryAfter: 0 };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * What an answer means. The relay says `{"status":"accepted"}`. A plain old mail script may say
 * anything, so there a 2xx is enough; but only over https and without a redirect, where no
 * sign-in page of a hotel's network can stand in for it.
 */
export function judgeAnswer(answer: Answer, body: string): Outcome {
  const { ok, status, redirected, url, type } = answer;
  if (ok) {
    const said = readStatus(body);
    const trusted = url.startsWith('https:') && !redirected && !type.startsWith('opaque');
    return said === 'accepted' || (said === undefined && trusted) ? 'accepted' : 'unheard';
  }
  if (status === 429 || status >= 500) return 'later';
  return REFUSALS.includes(status) && !redirected ? 'refused' : 'unheard';
}

/** The `status` of a JSON answer; undefined when the answer claims neither success nor failure. */
function readStatus(body: string): unknown {
  let said: unknown;
  try {
    said = JSON.parse(body);
  } catch {
    // PHP with visible errors answers 200 also when the script broke before sending anything.
    return /\b(fatal|parse) error\b/i.test(body) ? 'broken' : undefined;
  }
  if (typeof said !== 'object' || !said) return said === false ? 'failed' : undefined;
  const { status, ok, success, error, errors } = said as Record<string, unknown>;
  return status ?? (ok === false || success === false || error || errors ? 'failed' : undefined);
}
