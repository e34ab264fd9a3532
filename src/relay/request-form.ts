import { type ContactMessage, MESSAGE_ID } from '../model/contact-message.ts';
import type { Flag } from './message-file.ts';

/** The most a browser sends with `keepalive`, so the most an honest page can send. Bytes. */
export const BODY_LIMIT = 65_536;
/** A form of ours has eight fields; 64 kB of nothing but separators would take 25 ms to parse. */
const MOST_FIELDS = 1000;
const MANY_LINKS = 3;
const FORM_TYPES = /^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i;

/** Whether a request says that it carries a form, and carries it unpacked. */
export function carriesForm({ headers }: Request): boolean {
  const encoding = headers.get('content-encoding') ?? 'identity';
  return (
    FORM_TYPES.test(headers.get('content-type') ?? '') && encoding.toLowerCase() === 'identity'
  );
}

/**
 * The form in a request; never reads more than the limit. Hono's own limit gives a body without a
 * declared length on as a new Request, which Node's server does not take for one: 503.
 */
export async function readForm(request: Request): Promise<FormData | 'too-large' | 'malformed'> {
  const declared = request.headers.get('content-length');
  if (Number(declared) > BODY_LIMIT) return 'too-large';
  try {
    // A declared length is kept by the server that parses HTTP; without one the bytes are counted.
    const body =
      declared === null ? await readCounted(request) : new Uint8Array(await request.arrayBuffer());
    if (body === null) return 'too-large';
    const type = request.headers.get('content-type') ?? '';
    const boundary = /boundary="?([^";]+)/i.exec(type)?.[1];
    const separator = boundary === undefined ? '&' : `--${boundary}`;
    const parts = new TextDecoder('latin1').decode(body).split(separator, MOST_FIELDS + 1);
    if (parts.length > MOST_FIELDS) return 'malformed';
    return await new Response(body, { headers: { 'Content-Type': type } }).formData();
  } catch {
    return 'malformed';
  }
}

/** The body, or null when it is longer than the limit. */
export async function readCounted(request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  const body = new Uint8Array(BODY_LIMIT);
  let length = 0;
  for await (const chunk of request.body ?? []) {
    if (length + chunk.byteLength > BODY_LIMIT) return null;
    body.set(chunk, length);
    length += chunk.byteLength;
  }
  return body.subarray(0, length);
}

/** The visitor's id of the message, when it looks like one. */
export function keyOf(form: FormData): string | null {
  const id = form.get('id');
  return typeof id === 'string' && MESSAGE_ID.test(id) ? id : null;
}

/**
 * What makes a message suspicious. It is a label, never a verdict: browsers fill hidden traps for
 * honest people, and some of them hide where the form was.
 */
export function findFlags(form: FormData, message: ContactMessage, origin?: string): Flag[] {
  const trap = form.get('website');
  const links = Object.values(message)
    .join('\n')
    .match(/https?:\/\/|\[url/gi);
  const flags: (Flag | false)[] = [
    typeof trap === 'string' && trap.trim() !== '' && 'trap',
    (!origin || origin === 'null') && 'origin',
    links !== null && links.length >= MANY_LINKS && 'links',
  ];
  return flags.filter((flag) => flag !== false);
}
