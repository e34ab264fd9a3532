// The fields of a form from its bytes, in whichever charset they were written.

const URLENCODED = /^application\/x-www-form-urlencoded/i;

/** `type`: the whole `Content-Type`. Rejects when the body is no form of this type. */
export async function parseForm(bytes: Uint8Array, type: string): Promise<FormData> {
  const charset = /;\s*charset="?([^\s;"]+)/i.exec(type)?.[1];
  // A character for each byte: the platform's own parser takes every text for UTF-8.
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const fields = URLENCODED.test(type) ? splitPairs(text) : await splitParts(text, type);
  const form = new FormData();
  for (const [name, value] of fields) form.append(decode(name, charset), decode(value, charset));
  return form;
}

type Field = [name: string, value: string];

/** „ime=vrednost&…“ */
function splitPairs(text: string): Field[] {
  const pairs = text.split('&').filter(Boolean);
  return pairs.map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [unescapeBytes(name), unescapeBytes(value.join('='))];
  });
}

function unescapeBytes(text: string): string {
  return text
    .replaceAll('+', ' ')
    .replace(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** A file that somebody adds is left out: no field of the form is one. */
async function splitParts(text: string, type: string): Promise<Field[]> {
  const headers = { 'Content-Type': type };
  const form = await new Response(new TextEncoder().encode(text), { headers }).formData();
  return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
}

/**
 * `text` has a character for each byte. It is read in the charset that the form names; without one as UTF-8, or as what
 * old Serbian pages are written in: their form posts „šaljete“ as bytes that are no UTF-8.
 */
function decode(text: string, charset: string | undefined): string {
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  for (const name of [charset, 'utf-8']) {
    try {
      if (name) return new TextDecoder(name, { fatal: name === 'utf-8' }).decode(bytes);
    } catch {
      // Nobody knows a charset of that name, or the bytes are none of UTF-8.
    }
  }
  return new TextDecoder('windows-1250').decode(bytes);
}
