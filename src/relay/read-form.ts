// What a request says: who posts, and the form in it.
import { type ContactMessage, MESSAGE_ID, TRAP_FIELD } from '../model/contact/contact-message.ts';
import type { Place } from './body-room.ts';
import { parseForm } from './parse-form.ts';
import type { Flag } from './queue.ts';

/** A browser sends no more than this with `keepalive`, so the site's page cannot send more. Bytes. */
export const BODY_LIMIT_BYTES = 65_536;
/** A message with so many links is flagged. */
const SUSPICIOUS_LINKS = 3;

const FORM_TYPES = /^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i;

/**
 * Whether a page of another site posts. The origin `null` also comes from honest pages (a `no-referrer` policy):
 * such a message is flagged, not refused. The relay's own result page may post again; its scheme is not compared,
 * because behind a proxy the relay sees `http` where the browser has `https`.
 */
export function isForeign(
  origin: string | undefined,
  origins: ReadonlySet<string>,
  address: string,
): boolean {
  if (origin === undefined || origin === 'null') return false;
  return !origins.has(origin) && origin.split('://')[1] !== new URL(address).host;
}

/** Whether the headers announce a form that is not compressed. */
export function carriesForm({ headers }: Request): boolean {
  const encoding = headers.get('content-encoding') ?? 'identity';
  return (
    FORM_TYPES.test(headers.get('content-type') ?? '') && encoding.toLowerCase() === 'identity'
  );
}

/**
 * The form in a request, or the reason why there is none. (Hono's own limit puts a body without a declared length
 * into a new Request, which Hono's server for Node does not accept.)
 */
export async function readForm(
  { body, headers }: Request,
  { hold, settle, givenUp }: Place,
): Promise<FormData | 'too-large' | 'malformed' | 'unavailable'> {
  const reader = body?.getReader();
  // What is being read then rejects; the rest is dropped like that of every refused body.
  givenUp.addEventListener('abort', () => reader?.releaseLock());
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      length += part.value.byteLength;
      if (length > BODY_LIMIT_BYTES) return 'too-large';
      hold(part.value.byteLength);
      if (givenUp.aborted) return 'unavailable';
      chunks.push(part.value);
    }
    settle();
    const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
    return await parseForm(bytes, headers.get('content-type') ?? '');
  } catch {
    return givenUp.aborted ? 'unavailable' : 'malformed';
  } finally {
    reader?.releaseLock();
  }
}

/** How much of an unwanted body is read and dropped, and how long for the next part of it. Bytes, milliseconds. */
const MOST_DROPPED = 16_777_216;
const SILENCE_MS = 1000;

/** Reads and drops what is left of a body, so that the sender comes to read the answer. Never rejects. */
export async function dropRest({ body }: Request): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  for (let dropped = 0; dropped < MOST_DROPPED; ) {
    const part = await Promise.race([reader.read().catch(() => undefined), silence()]);
    if (!part?.value) return;
    dropped += part.value.byteLength;
  }
}

function silence(): Promise<undefined> {
  return new Promise((resolve) => void setTimeout(resolve, SILENCE_MS, undefined));
}

/** The id that the visitor's browser gave the message; null when there is none, or none of that shape. */
export function messageKeyOf(form: FormData): string | null {
  const id = form.get('id');
  return typeof id === 'string' && MESSAGE_ID.test(id) ? id : null;
}

/**
 * Signs that a program may have sent the message. It is delivered all the same: some browsers fill in
 * the hidden field for honest visitors, and some hide the page that the form was on.
 */
export function findFlags(form: FormData, message: ContactMessage, origin?: string): Flag[] {
  const hidden = form.get(TRAP_FIELD);
  const links = Object.values(message)
    .join('\n')
    .match(/https?:\/\/|\[url/gi);
  const flags: (Flag | false)[] = [
    typeof hidden === 'string' && hidden.trim() !== '' && 'trap',
    (!origin || origin === 'null') && 'origin',
    links !== null && links.length >= SUSPICIOUS_LINKS && 'links',
  ];
  return flags.filter((flag) => flag !== false);
}
