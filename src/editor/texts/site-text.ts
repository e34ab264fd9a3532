// The texts of the site as the page of the editor knows them: by the data of their forms. What stands below the data is
// read by the worker of the check alone.
import { bodyFieldsOf, type Collection, collectionOf } from '../../model/collections.ts';
import { type Data, isData } from '../../model/data.ts';
import { ITEMS } from '../../model/file/entries.ts';
import { isTemplate } from '../../model/paths.ts';
import { tryReading } from '../drafts/draft.ts';
import type { Snapshot } from '../repository/store.ts';

export interface SiteText {
  path: string;
  collection: Collection;
  source: string;
  /** Undefined where the data cannot be read, so that the text has no form. */
  data: Data | undefined;
  /** The items of a list; of any other text its data, if these can be read. */
  entries: readonly Data[];
  /** Visitors do not see it yet. */
  isDraft: boolean;
}

/** The last version of each text that was read: who compares two lists of texts sees by it which have changed. */
const lastVersions = new Map<string, SiteText>();

/** Undefined for a file that belongs to no collection. */
export function readSiteText(path: string, source: string): SiteText | undefined {
  const collection = collectionOf(path);
  if (!collection || isTemplate(path)) return undefined;
  const last = lastVersions.get(path);
  if (last?.source === source) return last;
  const data = tryReading(path, source);
  const items = data && collection.format === 'list' ? data[ITEMS] : [data];
  const entries = (Array.isArray(items) ? items : []).filter(isData);
  const isDraft = data?.['draft'] === true;
  const text = { path, collection, source, data, entries, isDraft };
  lastVersions.set(path, text);
  return text;
}

/** Whether the file has a field that no form shows: only in the file itself can its name be mended. */
export function hasUnknownField({ collection, entries }: SiteText): boolean {
  const below = new Set(['body', ...bodyFieldsOf(collection)]);
  return entries.some((entry) => {
    const fields = Object.entries(entry).filter(([key]) => !below.has(key));
    const { error } = collection.dataSchema.safeParse(Object.fromEntries(fields));
    return error?.issues.some(({ code }) => code === 'unrecognized_keys') ?? false;
  });
}

export function readTexts({ texts }: Pick<Snapshot, 'texts'>): SiteText[] {
  return [...texts].flatMap(([path, source]) => readSiteText(path, source) ?? []);
}
