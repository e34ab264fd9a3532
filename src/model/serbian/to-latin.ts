import { CYRILLIC, inLatin } from './latin-letters.ts';
import { capitalize } from './word-forms.ts';

/** „Љубав“ → „Ljubav“, „ЉУБАВ“ → „LJUBAV“; a text with letters that Serbian does not have stays as it is. */
export function toLatin(text: string): string {
  if (text.search(CYRILLIC) < 0) return text;
  const latin = text.normalize('NFC').replace(CYRILLIC, (letter, at: number, all: string) => {
    const letters = inLatin(letter.toLowerCase());
    if (!isLarge(letter)) return letters;
    const isAmongLarge = isLarge(all[at + 1]) || (!isLetter(all[at + 1]) && isLarge(all[at - 1]));
    return isAmongLarge ? letters.toUpperCase() : capitalize(letters);
  });
  return latin.search(CYRILLIC) < 0 ? latin : text;
}

const isLetter = (sign = '') => /\p{L}/u.test(sign);
const isLarge = (sign = '') => /\p{Lu}/u.test(sign);
