import { type CollectionEntry, getEntry } from 'astro:content';

export type Headings = CollectionEntry<'headings'>['data'];

/** What stands above the sections of the pages and on their buttons. */
export async function getHeadings(): Promise<Headings> {
  const entry = (await getEntry('headings', 'headings')) as CollectionEntry<'headings'>;
  return entry.data;
}
