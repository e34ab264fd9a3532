import { type CollectionEntry, getEntry } from 'astro:content';
import { required } from '../model/data.ts';
import { MAX_TITLE_LENGTH } from '../model/schema/common-fields.ts';
import { shownText } from '../model/schema/fields.ts';
import { typeset } from '../model/serbian/typeset.ts';
import { capitalize } from '../model/serbian/word-forms.ts';
import { CONSULTANT_TEXTS as TEXTS } from './layout-texts.ts';

export type Site = CollectionEntry<'site'>['data'];

export async function getSite(): Promise<Site> {
  return required(await getEntry('site', 'site'), 'site.yaml').data;
}

/** „Ime Prezime iz Novog Sada“, or the name alone while no town is known. */
export function nameWithTown({ name, town }: Site): string {
  return town ? TEXTS.nameWithTown(name, town) : name;
}

/** The two parts of her e-mail address; a line may break between them, before the @. */
export function mailParts({ email }: Site): { mailbox: string; domain: string } {
  const [mailbox = '', domain = ''] = email.split('@');
  return { mailbox, domain };
}

/** When she can be reached, and how soon she answers, a line each. */
export function whenReached({ hours, reply_time }: Site): string[] {
  return [hours, reply_time].filter(Boolean).map(capitalize);
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
  const seller = operator && TEXTS.seller(operator.replace(/\.$/, ''));
  const earnings = path.startsWith('/products') ? '' : commission;
  return [seller, buyer_rights, earnings].filter(Boolean).join(' ');
}

export function signature({ name }: Site): string {
  return `${name}, ${TEXTS.role}`;
}

/** The ways to ask the consultant, in one sentence; a messenger without a number is left out. */
export function waysToAsk({ viber_phone, whatsapp_phone }: Site): string {
  const ways = [TEXTS.phone, viber_phone && TEXTS.viber, whatsapp_phone && TEXTS.whatsapp];
  return typeset(TEXTS.waysToAsk(ways.filter(Boolean).join(', ')));
}
