// A file's bytes as text, and what no editor can see in them: the encoding, odd signs, two versions.
import { type Collection, REQUIRED } from '../model/collections.ts';
import { error, type Finding } from './finding.ts';

const UTF8 =
  'Otvorite fajl u programu u kome ste ga pisali, izaberite „Sačuvaj kao“ i za kodiranje UTF-8 (u Beležnici: Kodiranje ili Encoding → UTF-8).';

/** What is looked for, what is said of the first place, and whether the rest can be read. */
// biome-ignore format: one row a line
const SIGNS: readonly (readonly [RegExp, text: string, fix: string, isReadable?: boolean])[] = [
  [/\0/, 'Fajl je sačuvan u kodiranju UTF-16, pa sajt ne može da ga pročita.', UTF8],
  [/\uFFFD/, 'Slova č, ć, š, ž, đ nisu sačuvana u kodiranju UTF-8.', UTF8],
  [/^(<{7}|>{7})( |$)/m, 'U fajlu su ostale dve verzije istog teksta, između redova <<<<<<< i >>>>>>>.', 'Ostavite verziju koja je tačna, a drugu obrišite, zajedno sa redovima <<<<<<<, ======= i >>>>>>>.'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  [/[\x01-\x08\x0b-\x1f\x7f-\x9f\uFEFF]/, 'U ovom redu je nevidljiv znak koji smeta.', 'Obrišite ceo red i otkucajte ga ponovo, bez kopiranja iz drugog programa.', true],
];

/** The text with plain line ends, without a byte order mark; undefined when it cannot be read. */
export function decodeText(
  path: string,
  bytes: Uint8Array,
  { mayBeEmpty }: Collection,
): { source?: string; findings: Finding[] } {
  const source = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
  if (source.trim() === '' && !mayBeEmpty) {
    const isRequired = REQUIRED.includes(path);
    const or = isRequired ? '; bez njega sajt ne može da se napravi.' : ' ili ga obrišite.';
    return { findings: [error(path, 1, 'Fajl je prazan.', `Vratite raniji sadržaj fajla${or}`)] };
  }
  for (const [sign, text, fix, isReadable] of SIGNS) {
    const at = source.search(sign);
    if (at < 0) continue;
    const findings = [error(path, source.slice(0, at).split('\n').length, text, fix)];
    return isReadable ? { source, findings } : { findings };
  }
  return { source, findings: [] };
}
