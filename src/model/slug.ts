/**
 * ASCII slug of a Serbian (latin) text: „Žvakaće tablete“ → `zvakace-tablete`. It never starts or ends with a
 * hyphen.
 */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[đð]/g, 'dj') // Some keyboards and old files have Ð instead of Đ
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
