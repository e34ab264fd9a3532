import { stemOf } from './paths.ts';

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

/** The first of `name`, `name-2`, `name-3` … that is not taken. */
export function firstFreeName(name: string, isTaken: (name: string) => boolean): string {
  for (let free = name, number = 2; ; number += 1) {
    if (!isTaken(free)) return free;
    free = `${name}-${number}`;
  }
}

/**
 * What the name of a file becomes in an address and in the id of its text: `Zubni_Gel.mdx` → `zubni-gel`. Empty when
 * no letter and no digit of the name remains.
 */
export function slugOf(path: string): string {
  return slugify(stemOf(path));
}
