/** A part of a text. `note` is the index of the note whose words the part is; undefined for all other text. */
export interface LabelPart {
  text: string;
  note?: number;
}

/**
 * The text, Markdown or HTML, cut around the first occurrence of each of these phrases, whatever its case and the
 * spaces between its words. A phrase that the text does not have, or has only inside longer words, cuts nothing.
 */
export function splitAtWords(text: string, phrases: readonly string[]): LabelPart[] {
  return phrases.reduce<LabelPart[]>(
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

/** Matches the phrase as whole words, outside HTML tags. With `split`, the phrase is among the parts. */
function patternOf(phrase: string): RegExp {
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  const outsideTag = '(?<!<[a-z/][^<>]*)'; // „> 35%“ in Markdown ends no tag
  return new RegExp(`${outsideTag}(?<![\\p{L}\\d])(${escaped})(?![\\p{L}\\d])`, 'iu');
}
