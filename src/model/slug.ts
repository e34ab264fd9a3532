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

/** Letters; with its folder, a number and its ending, the path stays far below what systems and git can hold. */
const LONGEST_NAME = 80;
/** Names that Windows keeps for devices, whatever their ending: it cannot hold such a file. */
const OF_A_DEVICE = /^(?:con|aux|prn|nul|(?:com|lpt)\d)$/i;

export const isOfDevice = (stem: string): boolean => OF_A_DEVICE.test(stem);

/** The name of a new file for this text, without its ending; empty when no letter and no digit remains. */
export function fileNameFor(text: string): string {
  const name = slugify(text).slice(0, LONGEST_NAME).replace(/-$/, '');
  return isOfDevice(name) ? `${name}-1` : name;
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
