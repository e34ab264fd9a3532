import { type CollectionEntry, getEntry } from 'astro:content';

export type Site = CollectionEntry<'site'>['data'];

/** Everything in `site.yaml`. */
export async function getSite(): Promise<Site> {
  const site = await getEntry('site', 'site');
  if (!site) throw new Error('src/content/site.yaml: fajl nedostaje ili nije ispravan YAML.');
  return site.data;
}

/** `tel:` link of a phone number as people write it. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** The phone number with no-break spaces, so that it stays on one line. */
export function formatPhone(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}
