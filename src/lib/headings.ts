import { type CollectionEntry, getEntry } from 'astro:content';

export type Headings = CollectionEntry<'headings'>['data'];

/** What stands above the sections of the pages and on their buttons. */
export async function getHeadings(): Promise<Headings> {
  const headings = await getEntry('headings', 'headings');
  if (!headings)
    throw new Error('src/content/headings.yaml: fajl nedostaje ili nije ispravan YAML.');
  return headings.data;
}
