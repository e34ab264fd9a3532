const LATIN: Readonly<Record<string, string>> = {
  đ: 'dj',
  ž: 'z',
  š: 's',
  č: 'c',
  ć: 'c',
  ǆ: 'dz',
  ǉ: 'lj',
  ǌ: 'nj',
  ð: 'dj', // Ð is what some keyboards and old files hold instead of Đ
};

/** ASCII slug of a Serbian (latin) text: „Žvakaće tablete“ → `zvakace-tablete`. Never starts or ends with a hyphen. */
export function slugify(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[đžščćǆǉǌð]/g, (letter) => LATIN[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
