/** Whether a file has this name's slug for its own: „Đurić“ is `djuric` here, and `duric` in some programs. */
export function isSlugOf(stem: string, name: string): boolean {
  const plain = (slug: string) => slug.replaceAll('dj', 'd');
  return plain(stem) === plain(slugify(name));
}

/** ASCII slug of a Serbian (latin) text: „Žvakaće tablete“ → `zvakace-tablete`. Never starts or ends with a hyphen. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[đð]/g, 'dj') // Ð is what some keyboards and old files hold instead of Đ
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
