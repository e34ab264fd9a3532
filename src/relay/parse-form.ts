// The fields of a form from its bytes, in whichever charset they were written.

const URLENCODED = /^application\/x-www-form-urlencoded/i;

/** `type`: the whole `Content-Type`. Rejects when the body is no form of this type. */
export async function parseForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  const charset = /;\s*charset="?([^\s;"]+)/i.exec(type)?.[1];
  if (URLENCODED.test(type)) return parsePairs(bytes, charset);
  const text = decoderFor(bytes, charset).decode(bytes);
  const headers = { 'Content-Type': type };
  // The platform's own parser takes every text for UTF-8.
  return await new Response(new TextEncoder().encode(text), { headers }).formData();
}

/** „ime=vrednost&…“: the codes of a value stand for bytes, so its charset is judged once they are decoded. */
function parsePairs(bytes: Uint8Array, charset: string | undefined): FormData {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const decoder = decoderFor(unescapeBytes(text), charset);
  const form = new FormData();
  for (const pair of text.split('&').filter(Boolean)) {
    const [name = '', ...value] = pair.split('=');
    form.append(
      decoder.decode(unescapeBytes(name)),
      decoder.decode(unescapeBytes(value.join('='))),
    );
  }
  return form;
}

/** `text`: a character for each byte. */
function unescapeBytes(text: string): Uint8Array {
  const plain = text
    .replaceAll('+', ' ')
    .replace(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}

/**
 * The charset that the form names; without one UTF-8, or what old Serbian pages are written in: their form posts
 * „šaljete“ as bytes that are no UTF-8.
 */
function decoderFor(bytes: Uint8Array, charset: string | undefined): TextDecoder {
  try {
    if (charset) return new TextDecoder(charset);
  } catch {
    // Nobody knows a charset of that name.
  }
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return new TextDecoder();
  } catch {
    return new TextDecoder('windows-1250');
  }
}
