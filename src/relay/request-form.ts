import { MESSAGE_ID } from '../model/contact-message.ts';

/** The most a browser sends with `keepalive`, so the most an honest page can send. */
export const BODY_LIMIT = 65_536;

/** A form of ours has eight fields; this many are read even for somebody who has to wait. */
export const FEW_FIELDS = 64;

const FORM_TYPES = /^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i;

/** Whether a request says that it carries a form, and carries it unpacked. */
export function carriesForm({ headers }: Request): boolean {
  const encoding = headers.get('content-encoding') ?? 'identity';
  return (
    FORM_TYPES.test(headers.get('content-type') ?? '') && encoding.toLowerCase() === 'identity'
  );
}

/**
 * The form in a request; never reads more than the limit, and parses no more than so many fields:
 * 64 kB of nothing but separators cost 25 ms. Hono's own limit gives a body without a declared
 * length on as a new Request, which Node's server does not take for one: 503.
 */
export async function readForm(
  request: Request,
  mostFields: number,
): Promise<FormData | 'too-large' | 'malformed'> {
  const declared = request.headers.get('content-length');
  if (Number(declared) > BODY_LIMIT) return 'too-large';
  try {
    // A declared length is kept by the server that parses HTTP; without one the bytes are counted.
    const body =
      declared === null ? await readCounted(request) : new Uint8Array(await request.arrayBuffer());
    if (body === null) return 'too-large';
    const type = request.headers.get('content-type') ?? '';
    if (countFields(body, type, mostFields) > mostFields) return 'malformed';
    return await new Response(body, { headers: { 'Content-Type': type } }).formData();
  } catch {
    return 'malformed';
  }
}

/** Fields in these bytes, one by one by what stands between them; stops beyond `most`. */
function countFields(body: Uint8Array, type: string, most: number): number {
  if (most === Number.POSITIVE_INFINITY) return 0;
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1];
  const separator = boundary === undefined ? '&' : `--${boundary}`;
  const text = new TextDecoder('latin1').decode(body);
  let found = 0;
  for (let at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, at + 1)) {
    found += 1;
    if (found > most) break;
  }
  return found;
}

/** The visitor's id of the message, when it looks like one. */
export function keyOf(form: FormData): string | null {
  const id = form.get('id');
  return typeof id === 'string' && MESSAGE_ID.test(id) ? id : null;
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
