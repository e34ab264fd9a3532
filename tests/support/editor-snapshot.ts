// Texts of the site as the editor has read them, without a repository.
import { readFileSync } from 'node:fs';
import { type Draft, readSource } from '../../src/editor/drafts/draft.ts';
import type { Snapshot } from '../../src/editor/repository/store.ts';
import type { Data } from '../../src/model/data.ts';

export const SITE = 'src/content/site.yaml';
export const GEL = 'src/content/products/zubni-gel.mdx';
export const TEA = 'src/content/products/biljni-caj.mdx';

export const readContent = (path: string) => readFileSync(path, 'utf8');

/** `pictures` are versions by their paths. */
export function snapshotOf(
  texts: Record<string, string>,
  pictures: Record<string, string> = {},
): Snapshot {
  const versions = Object.keys(texts).map((path): [string, string] => [path, 'verzija']);
  return {
    head: 'ovde',
    files: new Map([...versions, ...Object.entries(pictures)]),
    texts: new Map(Object.entries(texts)),
  };
}

/** The draft of this text in which these fields were typed. */
export function draftOf(
  path: string,
  base: string,
  typed: Data,
  pictures: Record<string, Blob> = {},
): Draft {
  return { path, base, data: { ...readSource(path, base), ...typed }, pictures, at: 1 };
}
