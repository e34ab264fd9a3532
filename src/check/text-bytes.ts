import { collectionOf, REQUIRED } from '../model/collections.ts';
import type { RawFile, TextFile } from './content-files.ts';
import { error, type Finding, note, warning } from './finding.ts';
import { UNSEEN_SIGNS } from './unseen-signs.ts';

/** Letters that cp1250 (the Windows code page of Central Europe) keeps where UTF-8 has no letter. */
const CP1250: Readonly<Record<number, string>> = {
  138: 'Š',
  154: 'š',
  142: 'Ž',
  158: 'ž',
  200: 'Č',
  232: 'č',
  198: 'Ć',
  230: 'ć',
  208: 'Đ',
  240: 'đ',
};

/** Signs that YAML refuses or takes for letters; among them the line ends of a very old Mac. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const INVISIBLE = /[\0-\x08\x0b-\x1f\x7f-\x9f\uFEFF\uFFFE\uFFFF]/;

/** Signs without a width, which messages and lists of contacts leave in copied text. Emoji need U+200D. */
const UNSEEN = new RegExp(`[${UNSEEN_SIGNS}]`);

const SAVE_AS_UTF8 =
  'Otvorite fajl u programu u kome ste ga pisali, izaberite „Sačuvaj kao“ i za kodiranje UTF-8 (u Beležnici: Kodiranje ili Encoding → UTF-8).';

/** The file as text; undefined, with the reason, when its bytes are not UTF-8. */
export function decodeText({ path, bytes }: RawFile): { file?: TextFile; findings: Finding[] } {
  if (bytes.length === 0) return emptyFile(path, '');
  if (isUtf16(bytes)) {
    const text = 'Fajl je sačuvan u kodiranju UTF-16, pa sajt ne može da ga pročita.';
    return { findings: [error(path, 1, text, SAVE_AS_UTF8)] };
  }
  const text = decode(bytes);
  if (text === undefined) {
    const { line, byte } = findBrokenLine(bytes);
    const letter = CP1250[byte];
    const example = letter ? ` (ovde „${letter}“)` : '';
    const sentence = `Slova č, ć, š, ž, đ nisu sačuvana u kodiranju UTF-8${example}.`;
    return { findings: [error(path, line, sentence, SAVE_AS_UTF8)] };
  }
  if (text.trim().replace('\uFEFF', '') === '') return emptyFile(path, text);
  return { file: { path, text }, findings: describeForm(path, text) };
}

function emptyFile(path: string, text: string): { file?: TextFile; findings: Finding[] } {
  if (collectionOf(path)?.mayBeEmpty) return { file: { path, text }, findings: [] };
  const without = REQUIRED.includes(path)
    ? '; bez njega sajt ne može da se napravi.'
    : ' ili obrišite ceo fajl.';
  const fix = `Vratite raniji sadržaj fajla${without}`;
  return { findings: [error(path, 1, 'Fajl je prazan.', fix)] };
}

/** What the site reads without trouble, though other programs may not. */
function describeForm(path: string, text: string): Finding[] {
  const findings: Finding[] = [];
  const fine = 'Ne morate ništa da menjate.';
  if (text.startsWith('\uFEFF')) {
    findings.push(note(path, 1, 'Na početku fajla je nevidljiv znak (BOM).', fine));
  }
  if (text.includes('\r\n')) {
    findings.push(note(path, 1, 'Fajl je sačuvan na način uobičajen za Windows (CRLF).', fine));
  }
  const invisible = text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .findIndex((line) => INVISIBLE.test(line.replace(/\r$/, '')));
  if (invisible >= 0) {
    const fix = 'Obrišite ceo red i otkucajte ga ponovo, bez kopiranja iz drugog programa.';
    findings.push(error(path, invisible + 1, 'U ovom redu je nevidljiv znak koji smeta.', fix));
  }
  const unseen = text.split('\n').findIndex((line) => UNSEEN.test(line));
  if (unseen >= 0) {
    const fix = 'Otkucajte taj red ponovo, bez kopiranja iz poruke ili drugog programa.';
    findings.push(
      warning(path, unseen + 1, 'U ovom redu je nevidljiv znak iz drugog programa.', fix),
    );
  }
  const replacement = text.split('\n').findIndex((line) => line.includes('\uFFFD'));
  if (replacement >= 0) {
    const fix = 'Prekucajte reči u kojima umesto slova stoji znak \uFFFD.';
    findings.push(error(path, replacement + 1, 'Neka slova su izgubljena pri čuvanju.', fix));
  }
  return findings;
}

function isUtf16(bytes: Uint8Array): boolean {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  if (mark === 0xfffe || mark === 0xfeff) return true;
  return bytes.subarray(0, 64).includes(0); // every Latin letter has a zero byte beside it
}

/** The text with its byte order mark; undefined when the bytes are not UTF-8. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The first line that is not UTF-8, from 1, and its first wrong byte; the decoder does not tell. */
function findBrokenLine(bytes: Uint8Array): { line: number; byte: number } {
  let start = 0;
  for (let line = 1; start < bytes.length; line++) {
    const end = bytes.indexOf(10, start);
    const part = bytes.subarray(start, end < 0 ? bytes.length : end);
    if (decode(part) === undefined) {
      const [good = ''] = new TextDecoder('utf-8', { ignoreBOM: true })
        .decode(part)
        .split('\uFFFD');
      return { line, byte: part[new TextEncoder().encode(good).length] ?? 0 };
    }
    start += part.length + 1;
  }
  return { line: 1, byte: 0 };
}
