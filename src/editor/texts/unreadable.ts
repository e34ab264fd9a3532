// Texts that have no form, because their data cannot be read.
import type { Text } from '../../check/read-text.ts';
import { collectionOf } from '../../model/collections.ts';
import { isTemplate } from '../../model/paths.ts';
import { tryReading } from '../drafts/draft.ts';
import type { Snapshot } from '../repository/store.ts';

export function isUnreadable(path: string, source: string, texts: readonly Text[]): boolean {
  return !texts.some((one) => one.path === path) || tryReading(path, source) === undefined;
}

export function findUnreadable({ texts: sources }: Snapshot, texts: readonly Text[]): string[] {
  return [...sources]
    .filter(([path]) => collectionOf(path) && !isTemplate(path))
    .filter(([path, source]) => isUnreadable(path, source, texts))
    .map(([path]) => path);
}
