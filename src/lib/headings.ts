import { type CollectionEntry, getEntry } from 'astro:content';
import { required } from '../model/data.ts';

export type Headings = CollectionEntry<'headings'>['data'];

export async function getHeadings(): Promise<Headings> {
  return required(await getEntry('headings', 'headings'), 'headings.yaml').data;
}
