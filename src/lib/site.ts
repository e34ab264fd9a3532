import { type CollectionEntry, getEntry } from 'astro:content';
import { MAX_TITLE_LENGTH } from '../model/common-fields';
import { required } from '../model/data';
import { shownText } from '../model/fields';
import { typeset } from '../model/typeset';

export type Site = CollectionEntry<'site'>['data'];

/** The consultant's role, as it stands behind her name. */
export const ROLE = 'nezavisna savetnica';

/** Everything in `site.yaml`. */
export async function getSite(): Promise<Site> {
  return required(await getEntry('site', 'site'), 'site.yaml').data;
}

/** „Ime Prezime iz Novog Sada“, or the name alone while no town is known. */
export function nameWithTown({ name, town }: Site): string {
  return town ? `${name} iz ${town}` : name;
}

/** The title with the consultant's name behind it when search engines show both in full, else the title. */
export function titleWithName(title: string, { name }: Site): string {
  const longer = `${title} | ${name}`;
  return longer.length <= MAX_TITLE_LENGTH ? longer : title;
}

/** The owner's name, address and registration, which the law requires on every page. */
export function ownerLine(site: Site): string {
  const { address, registration } = site;
  const numbers = shownText(registration).replace(/(MB|PIB) /g, '$1\u00a0');
  return typeset([signature(site), address, numbers].filter(Boolean).join(' · '));
}

/**
 * The terms of sale in the footer: the seller, the buyer's rights and the consultant's commission, which the pages of
 * products state themselves.
 */
export function saleTerms(site: Site, path: string): string {
  const { shop_operator: operator, buyer_rights, commission } = site;
  const seller = operator && `Prodavac je ${operator.replace(/\.$/, '')}.`;
  const earnings = path.startsWith('/products') ? '' : commission;
  return [seller, buyer_rights, earnings].filter(Boolean).join(' ');
}

/** The consultant's name and role, as they stand under a letter. */
export function signature({ name }: Site): string {
  return `${name}, ${ROLE}`;
}

/** The ways to ask the consultant, in one sentence; a messenger without a number is left out. */
export function waysToAsk({ viber_phone, whatsapp_phone }: Site): string {
  const ways = ['telefonom', viber_phone && 'Viberom', whatsapp_phone && 'WhatsAppom'];
  return typeset(`Odgovaram lično · ${ways.filter(Boolean).join(', ')} ili e-mailom`);
}

/** The `tel:` link of a phone number. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
