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
