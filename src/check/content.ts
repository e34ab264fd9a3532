// The input of the check: the files of `src/content/`, and the texts that a rule may compare.
import type { Collection } from '../model/collections.ts';
import { firstFreeNumber } from '../model/file/entries.ts';
import type { Text } from './read-text.ts';
import type { Dictionary } from './spelling/dictionary.ts';

export interface RawFile {
  path: string;
  bytes: Uint8Array;
}

export interface Picture {
  path: string;
  /** Why the site cannot draw the picture: the Serbian end of a sentence. */
  problem?: string;
  /** Serbian sentences about what may be wrong with the picture. */
  doubts: readonly string[];
}

export interface Files {
  texts: readonly RawFile[];
  pictures: readonly Picture[];
  unusedFiles: readonly string[];
  /** Paths of symbolic links, which may lead out of the folder; none in /admin. */
  links?: readonly string[];
  /** Undefined where it is not loaded: then no spelling is checked. */
  dictionary?: Dictionary | undefined;
}

export interface Content {
  texts: readonly Text[];
  /** In /admin, without what is wrong inside of them. Undefined where they are not known: then none is missed. */
  pictures?: readonly Picture[];
  /** One text is being edited in the form of /admin. */
  isInForm?: true;
  unusedFiles: readonly string[];
  links?: readonly string[];
  /** The texts before the change that is checked, of a proposal or in the form; undefined where none is. */
  published?: readonly Text[];
  dictionary?: Dictionary | undefined;
  now: Date;
  /** Some text could not be read, so a product or a picture that seems to be absent may be in it. */
  isIncomplete: boolean;
}

/** The lowest number that no text, or item of a list, of this collection has. */
export function freeNumber(collection: Collection, { texts }: Content): number {
  const same = texts.filter((text) => text.collection === collection);
  return firstFreeNumber(new Set(same.flatMap((one) => one.entries.map(({ data }) => data['id']))));
}
