import { MESSAGE_ID } from '../model/contact-message.ts';

/** The most a browser sends with `keepalive`, so the most an honest page can send. */
export const BODY_LIMIT = 65_536;

export type FormError = 'too-large' | 'content-type' | 'malformed';

const FORM_TYPES = /^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i;

/** The form in a request; never reads more than the limit. */
export async function readForm(
  request: Request,
): Promise<{ form: FormData } | { error: FormError }> {
  const type = request.headers.get('content-type') ?? '';
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (!FORM_TYPES.test(type) || encoding.toLowerCase() !== 'identity') {
    return { error: 'content-type' };
  }
  const declared = request.headers.get('content-length');
  if (Number(declared) > BODY_LIMIT) return { error: 'too-large' };
  try {
    // A declared length is kept by the server that parses HTTP; without one the bytes are counted.
    const body = declared === null ? await readCounted(request) : await request.arrayBuffer();
    if (body === null) return { error: 'too-large' };
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
    return { form };
  } catch {
    return { error: 'malformed' };
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
