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
  return words.reduce<Part[]>(
    (parts, phrase, note) => {
      const pattern = patternOf(phrase);
      const at = parts.findIndex((part) => part.note === undefined && pattern.test(part.text));
      if (phrase === '' || at < 0) return parts;
      const [before = '', found = '', ...rest] = parts[at]?.text.split(pattern) ?? [];
      const cut = [{ text: before }, { text: found, note }, { text: rest.join('') }];
      return parts.toSpliced(at, 1, ...cut);
    },
    [{ text }],
  );
}

/** Splits a text around these words, which it keeps. */
function patternOf(words: string): RegExp {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\d])(${escaped})(?![\\p{L}\\d])`, 'iu');
}
