import { type ContactMessage, MESSAGE_ID } from '../model/contact-message.ts';

/** A browser sends no more than this with `keepalive`, so the site's page cannot send more. Bytes. */
export const BODY_LIMIT_BYTES = 65_536;
/** The site's form has eight fields; a body of 64 kB of separators alone would take 25 ms to parse. */
const MAX_FIELDS = 1000;
/** A message with so many links is flagged. */
const SUSPICIOUS_LINKS = 3;
/** Why the reader should look twice at a message. It is delivered all the same. */
export type Flag = 'trap' | 'origin' | 'links' | 'busy';

const FORM_TYPES = /^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i;

/** Whether the headers announce a form that is not compressed. */
export function carriesForm({ headers }: Request): boolean {
  const encoding = headers.get('content-encoding') ?? 'identity';
  return (
    FORM_TYPES.test(headers.get('content-type') ?? '') && encoding.toLowerCase() === 'identity'
  );
}

/** How many bytes of the body `readForm` may read; none of a body whose declared length is too large. */
export function bytesToRead({ headers }: Request): number {
  const length = Number(headers.get('content-length') ?? BODY_LIMIT_BYTES);
  return length <= BODY_LIMIT_BYTES ? length : 0;
}

/**
 * The form in a request, or the reason why there is none. Reads no more than `BODY_LIMIT_BYTES`. (Hono's own
 * limit puts a body without a declared length into a new Request, which Hono's server for Node does not accept.)
 */
export async function readForm(request: Request): Promise<FormData | 'too-large' | 'malformed'> {
  const declared = request.headers.get('content-length');
  if (Number(declared) > BODY_LIMIT_BYTES) return 'too-large';
  try {
    // The HTTP server enforces a declared length; without one the bytes are counted here.
    const body =
      declared === null ? await readCounted(request) : new Uint8Array(await request.arrayBuffer());
    if (body === null) return 'too-large';
    const type = request.headers.get('content-type') ?? '';
    const boundary = /boundary="?([^";]+)/i.exec(type)?.[1];
    const separator = boundary === undefined ? '&' : `--${boundary}`;
    const parts = new TextDecoder('latin1').decode(body).split(separator, MAX_FIELDS + 1);
    if (parts.length > MAX_FIELDS) return 'malformed';
    return await new Response(body, { headers: { 'Content-Type': type } }).formData();
  } catch {
    return 'malformed';
  }
}

/** The body, or null when it is longer than `BODY_LIMIT_BYTES`. Rejects when the connection breaks. */
export async function readCounted(request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  const body = new Uint8Array(BODY_LIMIT_BYTES);
  let length = 0;
  for await (const chunk of request.body ?? []) {
    if (length + chunk.byteLength > BODY_LIMIT_BYTES) return null;
    body.set(chunk, length);
    length += chunk.byteLength;
  }
  return body.subarray(0, length);
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
  const hidden = form.get('website');
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
