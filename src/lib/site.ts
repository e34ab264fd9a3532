import { type CollectionEntry, getEntry } from 'astro:content';
import { MOST_IN_TITLE } from '../model/common-fields';
import { shownText } from '../model/fields';
import type { ConsentKind, OptionalScript } from '../model/script-schema';
import { typeset } from '../model/typeset';

export type Site = CollectionEntry<'site'>['data'];

/** What she is, behind her name. */
export const ROLE = 'nezavisna savetnica';

/** Everything in `site.yaml`. */
export async function getSite(): Promise<Site> {
  const entry = (await getEntry('site', 'site')) as CollectionEntry<'site'>;
  return entry.data;
}

/** The optional scripts that the site has, of this kind if one is named. */
export async function getOptionalScripts(kind?: ConsentKind): Promise<OptionalScript[]> {
  const { optional_scripts: scripts } = await getSite();
  return scripts.filter((script) => kind === undefined || script.kind === kind);
}

/** „Ime Prezime iz Novog Sada“, or the name alone while no town is known. */
export function nameWithTown({ name, town }: Site): string {
  return town ? `${name} iz ${town}` : name;
}

/** The title with her name behind it, where both fit into what a search engine shows. */
export function titleWithName(title: string, { name }: Site): string {
  const longer = `${title} | ${name}`;
  return longer.length <= MOST_IN_TITLE ? longer : title;
}

/** Who runs the site, as the law wants it to be told on every page. */
export function ownerLine(site: Site): string {
  const { address, registration } = site;
  const numbers = shownText(registration).replace(/(MB|PIB) /g, '$1\u00a0');
  return typeset([signature(site), address, numbers].filter(Boolean).join(' · '));
}

/** Who sells, what the buyer may do, and that she earns, unless the page says so itself. */
export function saleTerms(site: Site, path: string): string {
  const { shop_operator: operator, buyer_rights, commission } = site;
  const seller = operator && `Prodavac je ${operator.replace(/\.$/, '')}.`;
  const earning = path.startsWith('/products') ? '' : commission;
  return [seller, buyer_rights, earning].filter(Boolean).join(' ');
}

/** As she signs. */
export function signature({ name }: Site): string {
  return `${name}, ${ROLE}`;
}

/** How one reaches her, from what is filled in. */
export function waysToAsk({ viber_phone, whatsapp_phone }: Site): string {
  const ways = ['telefonom', viber_phone && 'Viberom', whatsapp_phone && 'WhatsAppom'];
  return typeset(`Odgovaram lično · ${ways.filter(Boolean).join(', ')} ili e-mailom`);
}

/** `tel:` link of a phone number as people write it. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
