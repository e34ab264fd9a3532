import type { Text } from './read-text.ts';

/**
 * `make`, which then runs once for each version of a text: from one check to the next most texts stay the same. What is
 * made must follow from the text; `rest` is the same at each call for it.
 */
export function oncePerText<Made, Rest extends readonly unknown[]>(
  make: (text: Text, ...rest: Rest) => Made,
): (text: Text, ...rest: Rest) => Made {
  const known = new WeakMap<Text, { made: Made }>();
  return (text, ...rest) => {
    const before = known.get(text);
    if (before) return before.made;
    const made = make(text, ...rest);
    known.set(text, { made });
    return made;
  };
}
