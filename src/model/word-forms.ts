/** „61 znak“, „104 znaka“. */
export const countSigns = (number: number) => count(number, 'znak', 'znaka', 'znakova');

/** The number with its noun in the right Serbian form: „1 greška“, „3 greške“, „11.000 grešaka“. */
export function count(number: number, one: string, few: string, many: string): string {
  const teen = number % 100 >= 11 && number % 100 <= 14;
  const last = teen ? 0 : number % 10;
  const noun = last === 1 ? one : last >= 2 && last <= 4 ? few : many;
  return `${number.toLocaleString('sr-Latn-RS')} ${noun}`;
}

/** The text with a large first letter. */
export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase('sr-Latn-RS') + text.slice(1);
}

/** A label with a small first letter, unless it is written in capitals. */
export function inSentence(label: string): string {
  if (/^\p{Lu}\p{Lu}/u.test(label)) return label;
  return label.charAt(0).toLocaleLowerCase('sr-Latn-RS') + label.slice(1);
}
