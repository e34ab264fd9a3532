// Decodes a file's bytes, and reports a wrong encoding, invisible characters and git's conflict marks.
import { type Collection, REQUIRED } from '../model/collections.ts';
import { error, type Finding } from './finding.ts';

const UTF8 =
  'Otvorite fajl u programu u kome ste ga pisali, izaberite „Sačuvaj kao“ i za kodiranje ' +
  'UTF-8 (u Beležnici: Kodiranje ili Encoding → UTF-8).';

interface BadSign {
  sign: RegExp;
  text: string;
  fix: string;
  /** The file can be read and checked in spite of the sign. */
  isReadable?: boolean;
}

const BAD_SIGNS: readonly BadSign[] = [
  {
    sign: /\0/,
    text: 'Fajl je sačuvan u kodiranju UTF-16, pa sajt ne može da ga pročita.',
    fix: UTF8,
  },
  {
    sign: /\uFFFD/,
    text: 'Slova č, ć, š, ž, đ nisu sačuvana u kodiranju UTF-8.',
    fix: UTF8,
  },
  {
    // Git's conflict marks, where two people changed the same lines.
    sign: /^(<{7}|>{7})( |$)/m,
    text: 'U fajlu su ostale dve verzije istog teksta, između redova <<<<<<< i >>>>>>>.',
    fix: 'Ostavite verziju koja je tačna, a drugu obrišite, zajedno sa redovima <<<<<<<, ======= i >>>>>>>.',
  },
  {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the rule looks for control characters
    sign: /[\x01-\x08\x0b-\x1f\x7f-\x9f\uFEFF]/,
    text: 'U ovom redu je nevidljiv znak koji smeta.',
    fix: 'Obrišite ceo red i otkucajte ga ponovo, bez kopiranja iz drugog programa.',
    isReadable: true,
  },
];

/** The text with plain line ends, in NFC, without a byte order mark; undefined when it cannot be read. */
export function decodeText(
  path: string,
  bytes: Uint8Array,
  { mayBeEmpty }: Collection,
): { source?: string; findings: Finding[] } {
  const source = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n').normalize('NFC');
  if (source.trim() === '' && !mayBeEmpty) {
    const isRequired = REQUIRED.includes(path);
    const or = isRequired ? '; bez njega sajt ne može da se napravi.' : ' ili ga obrišite.';
    return { findings: [error(path, 1, 'Fajl je prazan.', `Vratite raniji sadržaj fajla${or}`)] };
  }
  for (const { sign, text, fix, isReadable } of BAD_SIGNS) {
    const at = source.search(sign);
    if (at < 0) continue;
    const findings = [error(path, source.slice(0, at).split('\n').length, text, fix)];
    return isReadable ? { source, findings } : { findings };
  }
  return { source, findings: [] };
}
