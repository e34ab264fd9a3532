import { type CollectionEntry, getEntry } from 'astro:content';
import { required } from '../model/data';

export type Headings = CollectionEntry<'headings'>['data'];

/** The headings of the pages' sections and the texts of their buttons. */
export async function getHeadings(): Promise<Headings> {
  return required(await getEntry('headings', 'headings'), 'headings.yaml').data;
}
