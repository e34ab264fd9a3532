// The names of new pictures: none takes the place of another one, of the site or of a draft that is published with it.
import { type Data, isData } from '../../model/data.ts';
import { firstFreeName } from '../../model/slug.ts';
import { type Draft, nameIn } from '../drafts/draft.ts';
import { versionOf } from '../repository/git-version.ts';
import type { Snapshot } from '../repository/store.ts';

/** The drafts with a free name for each new picture whose name is taken by another than the one that it replaces. */
export async function namePictures(
  drafts: readonly Draft[],
  { files }: Pick<Snapshot, 'files'>,
): Promise<Draft[]> {
  const versions = new Map(files);
  const all: Draft[] = [];
  for (const draft of drafts) {
    let named = draft;
    for (const [path, picture] of Object.entries(draft.pictures)) {
      const version = await versionOf(picture);
      const own = new Set(Object.keys(named.pictures));
      let free = path;
      const taken = versions.get(path) ?? version;
      if (taken !== version && taken !== draft.replaces?.[path]) {
        free = freePath(path, (one) => versions.has(one) || own.has(one));
        named = renamePicture(named, path, free);
      }
      versions.set(free, version);
    }
    all.push(named);
  }
  return all;
}

/** The draft with other names for its new pictures that have the name of a new one of the other draft. */
export function namedApart(draft: Draft, other: Draft): Draft {
  return Object.keys(draft.pictures)
    .filter((path) => path in other.pictures)
    .reduce((named, path) => {
      const isTaken = (one: string) => one in other.pictures || one in named.pictures;
      return renamePicture(named, path, freePath(path, isTaken));
    }, draft);
}

function freePath(path: string, isTaken: (path: string) => boolean): string {
  const [, stem = '', ending = ''] = /^(.*)(\.\w+)$/.exec(path) ?? [];
  return firstFreeName(stem, (name) => isTaken(name + ending)) + ending;
}

/** The draft with its new picture under another name. */
export function renamePicture(draft: Draft, from: string, to: string): Draft {
  const { [from]: picture, ...others } = draft.pictures;
  if (!picture) return draft;
  return {
    ...draft,
    data: replaceInData(draft.data, nameIn(from), nameIn(to)),
    ...(draft.described && {
      described: draft.described.map((name) => (name === nameIn(from) ? nameIn(to) : name)),
    }),
    pictures: { ...others, [to]: picture },
  };
}

/** The draft with its pictures under the names that they have got in the draft that is being published. */
export function withNamesOf(draft: Draft, published: Draft): Draft {
  const names = new Map(Object.entries(published.pictures).map(([path, one]) => [one, path]));
  return Object.entries(draft.pictures).reduce((named, [path, picture]) => {
    const name = names.get(picture) ?? path;
    return name === path ? named : renamePicture(named, path, name);
  }, draft);
}

function replaceInTexts(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return value.replaceAll(from, to);
  if (Array.isArray(value)) return value.map((item) => replaceInTexts(item, from, to));
  return isData(value) ? replaceInData(value, from, to) : value;
}

function replaceInData(data: Data, from: string, to: string): Data {
  return Object.fromEntries(
    Object.entries(data).map(([key, item]) => [key, replaceInTexts(item, from, to)]),
  );
}
