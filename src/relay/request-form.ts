import { MESSAGE_ID } from '../model/contact-message.ts';

/** The most a browser sends with `keepalive`, so the most an honest page can send. */
export const BODY_LIMIT = 65_536;

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
    const body = declared === null ? await readCounted(request) : await request.arrayBuffer();
    if (body === null) return 'too-large';
    const type = request.headers.get('content-type') ?? '';
    return await new Response(body, { headers: { 'Content-Type': type } }).formData();
  } catch {
    return 'malformed';
  }
}

/** The visitor's id of the message, when it looks like one. */
export function keyOf(form: FormData): string | null {
  const id = form.get('id');
  return typeof id === 'string' && MESSAGE_ID.test(id) ? id : null;
}

async function readCounted(request: Request): Promise<BodyInit | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > BODY_LIMIT) return null;
    chunks.push(chunk);
  }
  return new Blob(chunks as Uint8Array<ArrayBuffer>[]);
}
