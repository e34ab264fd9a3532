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

/** Whether a file has this name's slug for its own: „Đurić“ is `djuric` here, and `duric` in some programs. */
export function isSlugOf(stem: string, name: string): boolean {
  const plain = (slug: string) => slug.replaceAll('dj', 'd');
  return plain(stem) === plain(slugify(name));
}

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
