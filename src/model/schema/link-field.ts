// Fields for an address on the web.
import type { z } from 'zod';
import { describe, errorMessageOf, type FieldOptions, trimmedText } from './fields.ts';

/** One complete https address without spaces and brackets; some phones begin it with a capital letter. */
export const HTTPS = /^https:\/\/(?!\S*\whttps?:\/\/)[^\s."<>\\^`{|}]+\.[^\s"<>\\^`{|}]+$/i;
/** An address as browsers show it and people type it: „primer.rs/gel“, „http://primer.rs“. */
const TYPED_LINK = /^\s*(?:http:\/\/)?([\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?)\s*$/i;

/**
 * The address with `https://` in small letters in front, also where it was left out, and without the space that a
 * copied address may end with. A text that is no address stays as it is, and the schema refuses it.
 */
export function canonicalLink(typed: string): string {
  const address = typed.trim().replace(/^https:/i, 'https:');
  return address.replace(TYPED_LINK, 'https://$1');
}

/**
 * An https address; with `mayBeEmpty` also `""`. `z.url()` accepts „htps://“ and spaces, so a pattern checks
 * the address.
 */
export function link(
  label: string,
  { mayBeEmpty = false, ...options }: FieldOptions & { mayBeEmpty?: boolean } = {},
): z.ZodString {
  const pattern = mayBeEmpty ? new RegExp(`^$|${HTTPS.source}`, HTTPS.flags) : HTTPS;
  const form = 'počinje sa https:// i nema razmake';
  const description = {
    label,
    instruction: `U polje „${label}“ upišite celu vezu: ${form}${mayBeEmpty ? ', ili ostavite prazno' : ''}`,
    written: mayBeEmpty ? ': ""' : '',
    canonical: canonicalLink,
    ...options,
  };
  const schema = trimmedText(description)
    .overwrite(canonicalLink)
    .regex(pattern, { error: errorMessageOf(description) });
  return describe(schema, 'line', description);
}
