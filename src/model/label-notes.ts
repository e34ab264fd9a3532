/** A stretch of a text; `note` is the place of its words in their list, undefined between them. */
export interface Part {
  text: string;
  note?: number;
}

/**
 * The text cut at the first place of each of these words, whatever their case and the spaces between
 * them. Words that are not in it, or only within other ones, cut nothing.
 */
export function splitAtWords(text: string, words: readonly string[]): Part[] {
  const patterns = words.map(patternOf);
  if (!patterns.some(Boolean)) return [{ text }];
  const known = patterns.map((pattern) => new RegExp(`^${pattern}$`, 'iu'));
  const whole = new RegExp(
    `(?<![\\p{L}\\d])(${patterns.filter(Boolean).join('|')})(?![\\p{L}\\d])`,
    'iu',
  );
  const seen = new Set<number>();
  // What the group matched stands at the odd places.
  return text.split(whole).map((part, index) => {
    const note = index % 2 === 0 ? -1 : known.findIndex((one) => one.test(part));
    if (note < 0 || seen.has(note)) return { text: part };
    seen.add(note);
    return { text: part, note };
  });
}

function patternOf(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
}
