const SPACE = '\u00a0';

/** Places where a line must not break, and quotes as a keyboard types them, with their replacement. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d])(\d+(?:,\d+)?)(?=(?:ml|l|g|mg|µg|kg|cm|mm)(?![\p{L}\d]))/gu, '$1 '],
  [/(\d) ?° ?C(?![\p{L}\d])/gu, '$1 °C'],
  [
    /(?<![\d-])(\d{1,3})-(?=\d{1,3} (?:min|ml|l|g|mg|dana|puta|kapi|čas|sat|godin|nedelj|mesec))/gu,
    '$1–',
  ],
  [/ — /g, ' – '],
  [/\.{3}/g, '…'],
  [/[“”]([^“”„\n]+)”/g, '„$1“'],
  [/(\d) (?=(?:ml|l|g|mg|µg|kg|cm|mm|°C)(?![\p{L}\d]))/gu, `$1${SPACE}`],
  [/(\d) (?=(?:dan|dana|puta|h|godin[aeu]|mesec[ai]?)(?!\p{L}))/gu, `$1${SPACE}`],
  // The number of a place, before its name: „21000 Novi Sad“.
  [/(?<!\d)(\d{5}) (?=\p{Lu})/gu, `$1${SPACE}`],
  [/(?<=(?<!\d)\d{5}\u00a0\p{Lu}\p{L}+) (?=\p{Lu})/gu, SPACE],
  [/(?<!\p{L})(od) (\d+(?:,\d+)?) (do) (?=\d)/giu, `$1${SPACE}$2${SPACE}$3${SPACE}`],
  // A phone number, between its groups of digits: „011 3608 440“, „+381 64 1234567“.
  [/(?<=(?<![\d,])[+0][\d /]*\d) (?=\d{2})/g, SPACE],
  [/ (?=[–·] )/g, SPACE],
  [/ × /g, `${SPACE}×${SPACE}`],
  [/(?<!\p{L})(br\.|čl\.|st\.|tač\.|tel\.) (?=\d)/giu, `$1${SPACE}`],
  // Only a capital letter names a vitamin: the small „i“ is the word „and“.
  [/([Vv]itamin\p{L}*) (?=[A-K]\d*(?![\p{L}\d]))/gu, `$1${SPACE}`],
  [/(\d–)(?=\d)/g, '$1\u2060'],
  // The hyphens of „L-arginin“ and „omega-3“ do not break.
  [/(?<!\p{L})(\p{Lu})-(?=\p{L})/gu, '$1\u2011'],
  [/(omega)-(?=\d)/giu, '$1\u2011'],
  [/"([^"\n]+)"/g, '„$1“'],
];

/** The text with Serbian quotes, and with no-break spaces and hyphens where a line must not break. */
export function typeset(text: string): string {
  return RULES.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    text,
  );
}

/** A word of nine letters or more may not fit into a narrow column. */
const LONG_WORD = /\p{L}{9,}/gu;
/** The end of a syllable with three letters or more on either side: „dezo-dorans“. */
const SYLLABLE = /(?<=\p{L}{2}[aeiou])(?=[^aeiou][aeiou]\p{L}{2})/giu;

/** The name with soft hyphens where a long word may break; no browser knows how to hyphenate Serbian. */
export function hyphenate(name: string): string {
  return name.replace(LONG_WORD, (word) => word.replace(SYLLABLE, '\u00ad'));
}
