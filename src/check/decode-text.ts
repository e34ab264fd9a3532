// A file's bytes as text, and what no editor can see in them: the encoding, odd signs, two versions.
import type { Collection } from '../model/collections.ts';
import { REQUIRED } from '../model/collections.ts';
import { error, type Finding } from './finding.ts';

const UTF8 =
  'Otvorite fajl u programu u kome ste ga pisali, izaberite „Sačuvaj kao“ i za kodiranje UTF-8 (u Beležnici: Kodiranje ili Encoding → UTF-8).';

/** The text with plain line ends, without a byte order mark; undefined when it cannot be read. */
export function decodeText(
  path: string,
  bytes: Uint8Array,
  { mayBeEmpty }: Collection,
): { source?: string; findings: Finding[] } {
  const source = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
  const lines = source.split('\n');
  const fail = (line: number, text: string, fix: string) => ({
    findings: [error(path, line, text, fix)],
  });
  const lineWith = (pattern: RegExp) => lines.findIndex((line) => pattern.test(line)) + 1;
  if (source.trim() === '' && !mayBeEmpty) {
    const or = REQUIRED.includes(path)
      ? '; bez njega sajt ne može da se napravi.'
      : ' ili ga obrišite.';
    return fail(1, 'Fajl je prazan.', `Vratite raniji sadržaj fajla${or}`);
  }
  if (source.includes('\0'))
    return fail(1, 'Fajl je sačuvan u kodiranju UTF-16, pa sajt ne može da ga pročita.', UTF8);
  const lost = lineWith(/\uFFFD/);
  if (lost > 0) return fail(lost, 'Slova č, ć, š, ž, đ nisu sačuvana u kodiranju UTF-8.', UTF8);
  const conflict = lineWith(/^(<{7}|>{7})( |$)/);
  if (conflict > 0)
    return fail(
      conflict,
      'U fajlu su ostale dve verzije istog teksta, između redova <<<<<<< i >>>>>>>.',
      'Ostavite verziju koja je tačna, a drugu obrišite, zajedno sa redovima <<<<<<<, ======= i >>>>>>>.',
    );
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  const unseen = lineWith(/[\x01-\x08\x0b-\x1f\x7f-\x9f\uFEFF]/);
  const odd = 'U ovom redu je nevidljiv znak koji smeta.';
  const retype = 'Obrišite ceo red i otkucajte ga ponovo, bez kopiranja iz drugog programa.';
  return { source, findings: unseen > 0 ? [error(path, unseen, odd, retype)] : [] };
}
