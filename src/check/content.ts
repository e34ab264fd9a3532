// What the check is given: the files of `src/content/`, and the texts that a rule may compare.
import type { Collection } from '../model/collections.ts';
import { firstFree } from '../model/entries.ts';
import type { Text } from './read-text.ts';

export interface RawFile {
  path: string;
  bytes: Uint8Array;
}

export interface Picture {
  path: string;
  /** Why the site cannot draw it. */
  problem?: string;
  /** Sentences about what may be wrong with it. */
  doubts: readonly string[];
}

/** Everything in `src/content/`. */
export interface Files {
  texts: readonly RawFile[];
  pictures: readonly Picture[];
  /** Files of no use to the site. */
  others: readonly string[];
  /** Names in the folder `public/`; undefined where nobody knows them. */
  published?: readonly string[] | undefined;
}

/** What a rule may compare a text with. */
export interface Content {
  texts: readonly Text[];
  /** Undefined where nobody knows them. */
  pictures?: readonly Picture[];
  others: readonly string[];
  published?: readonly string[] | undefined;
  now: Date;
  /** Some text is not here or could not be read, so what it would hold may exist all the same. */
  isIncomplete: boolean;
}

/** The lowest number that no text and no item of this collection has. */
export function freeNumber(collection: Collection, { texts }: Content): number {
  const same = texts.filter((text) => text.collection === collection);
  return firstFree(new Set(same.flatMap((one) => one.entries.map(({ data }) => data['id']))));
}
