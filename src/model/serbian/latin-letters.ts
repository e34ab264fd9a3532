// Serbian in both of its scripts.

const LETTERS = 'абвгдђежзијклљмнњопрстћуфхцчџшіѕ';
const LATIN = 'a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š i s'.split(' ');

/** A Cyrillic letter, of any language. */
export const CYRILLIC = /[Ѐ-ӿ]/g;

/** A small Cyrillic letter in Latin; one that Serbian does not have stays as it is. */
export const inLatin = (letter: string): string => LATIN[LETTERS.indexOf(letter)] ?? letter;
