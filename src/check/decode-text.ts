// Decodes a file's bytes, and reports a wrong encoding, invisible characters, git's conflict marks, and more text than
// the check can read.
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

/**
 * What no text of the site comes near, and what parsers and patterns would need minutes for. The longest text has 13,000
 * characters, the longest line 750.
 */
const TOO_MUCH: readonly BadSign[] = [
  {
    sign: /^[\s\S]{40001}/,
    text: 'Fajl ima više od 40.000 znakova, pa ga provera ne čita.',
    fix: 'Ako je u njega nešto prekopirano greškom, obrišite to. Ako nije, podelite tekst.',
  },
  {
    sign: /^.{3001}/m,
    text: 'Ovaj red ima više od 3.000 znakova, pa ga provera ne čita.',
    fix: 'Podelite ga praznim redovima na pasuse. Ako je prekopiran greškom, obrišite ga.',
  },
  {
    sign: /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])){41}/m,
    text: 'Red počinje sa više od 40 znakova za citat ili listu, pa ga provera ne čita.',
    fix: 'Ostavite jedan takav znak ili nijedan.',
  },
  {
    sign: /^(?:[^{]*\{){101}/,
    text: 'U fajlu je više od 100 vitičastih zagrada {, pa ga provera ne čita.',
    fix: 'Napišite obične zagrade. Ako je to kod iz drugog programa, obrišite ga.',
  },
];

const BAD_SIGNS: readonly BadSign[] = [
  ...TOO_MUCH,
  {
    sign: /\0/,
    text: 'Fajl je sačuvan u kodiranju UTF-16, pa sajt ne može da ga pročita.',
    fix: UTF8,
  },
  {
    // The editor's texts are not decoded, so that half of an emoji stays half.
    sign: /[\uFFFD\p{Cs}]/u,
    text: 'Slova č, ć, š, ž, đ nisu sačuvana u kodiranju UTF-8.',
    fix: UTF8,
  },
  {
    // Forty words: a name or a quotation in Cyrillic is a doubt about its line alone.
    sign: /(?<![А-Яа-яЂ-Џђ-џ])(?:[А-Яа-яЂ-Џђ-џ]+[^А-Яа-яЂ-Џђ-џ]+){40}/,
    text: 'Tekst je na ćirilici, a ceo sajt je na latinici.',
    fix: 'Otkucajte ga latinicom, prebacite ga programom za preslovljavanje, ili vratite stari tekst.',
  },
  {
    // Git's conflict marks, where two people changed the same lines; also one that was left alone.
    sign: /^(?:<{7,}|>{7,}|\|{7,}|={7,}[ \t]*$)/m,
    text: 'U fajlu su ostale dve verzije istog teksta, između redova <<<<<<< i >>>>>>>.',
    fix: 'Ostavite verziju koja je tačna, a drugu obrišite, zajedno sa redovima <<<<<<<, ======= i >>>>>>>.',
  },
  {
    // „<“ and „>“ with a stroke laid over them are „≮“ and „≯“ in NFC; Astro, which reads the file as it is, takes the
    // first half for a tag or a quotation.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the rule looks for control characters
    sign: /[\x01-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\uFEFF≮≯]/,
    text: 'U ovom redu je nevidljiv znak koji smeta.',
    fix: 'Obrišite ceo red i otkucajte ga ponovo, bez kopiranja iz drugog programa.',
    isReadable: true,
  },
];

/** The file's text with plain line ends, in NFC, without a byte order mark; undefined when it cannot be read. */
export function decodeText(
  path: string,
  content: string | Uint8Array,
  { mayBeEmpty }: Collection,
): { source?: string; findings: Finding[] } {
  const decoded =
    typeof content === 'string'
      ? content.replace(/^\uFEFF/, '')
      : new TextDecoder().decode(content);
  const source = decoded.replaceAll('\r\n', '\n').normalize('NFC');
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
