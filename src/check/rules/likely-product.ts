// Which product some words stand for, by the words of the products' names.

/** Words this short, and those that many names share, tell no product from another. */
const LEAST = 4;

/** Beginnings of the words; Serbian endings change with the sentence. */
function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= LEAST).map((word) => word.slice(0, 5)));
}

/** The one other name that these words fit better than `own`; undefined when none does for sure. */
export function nameAnother(
  words: string,
  own: string,
  others: readonly string[],
): string | undefined {
  const said = stems(words);
  const mine = stems(own);
  const fitting = others.filter((name) => {
    const theirs = stems(name);
    const shared = [...said].filter((stem) => theirs.has(stem));
    const both = [...said].filter((stem) => mine.has(stem));
    return shared.length > both.length && both.every((stem) => theirs.has(stem));
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}
