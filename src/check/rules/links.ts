import { addressOf, collectionOf, PAGES } from '../../model/collections.ts';
import { HTTPS } from '../../model/fields.ts';
import { findNearest } from '../../model/nearest.ts';
import { slugify } from '../../model/slug.ts';
import { error, type Finding, warning } from '../finding.ts';
import type { LinkTargets } from '../link-targets.ts';
import { proseLines } from '../markdown-lines.ts';

const LINK =
  /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(\s*<?([^()\s<>]*(?:\([^()\s]*\)[^()\s<>]*)*)>?((?:\s[^)[]*)?)\)/g;

/** Findings for the links of a Markdown text whose front matter lines are blank. */
export function checkLinks(path: string, body: string, targets: LinkTargets): Finding[] {
  return proseLines(body).flatMap((line, index) => {
    const number = index + 1;
    const findings: Finding[] = [];
    const rest = line.replace(LINK, (whole, image, label, target, title) => {
      if (!image) findings.push(...checkLink(path, number, label, target, title, targets));
      return ' '.repeat(whole.length);
    });
    return [...findings, ...checkRest(path, number, rest)];
  });
}

/** What was meant to be a link, and is shown as it was typed. */
function checkRest(path: string, number: number, line: string): Finding[] {
  const open = /\[([^[\]]*)\]\(([^\s)]*)[^)]*$/.exec(line);
  if (open) {
    const fix = `Zatvorite je oblom zagradom: [${open[1]}](${open[2]})`;
    return [error(path, number, `Veza „${open[1]}“ nije zatvorena.`, fix)];
  }
  const apart = /\[([^[\]]+)\]\s+\(((?:https?:\/\/|\/|www\.)[^)]*)\)/.exec(line);
  if (apart) {
    const text = `Između teksta i adrese veze „${apart[1]}“ ne sme da bude razmaka.`;
    return [error(path, number, text, `Napišite vezu ovako: [${apart[1]}](${apart[2]})`)];
  }
  const swapped = /\(((?:https?:\/\/|\/|www\.)[^()\s]*)\)\[([^[\]]+)\]/.exec(line);
  if (swapped) {
    const text = `U vezi „${swapped[2]}“ zagrade su zamenile mesta.`;
    return [error(path, number, text, `Napišite vezu ovako: [${swapped[2]}](${swapped[1]})`)];
  }
  const bare = /\[([^[\]]+)\](https?:\/\/[^\s()]+)/.exec(line);
  if (bare) {
    const text = `Adresa veze „${bare[1]}“ treba da stoji u oblim zagradama.`;
    return [error(path, number, text, `Napišite vezu ovako: [${bare[1]}](${bare[2]})`)];
  }
  const half = /\[([^[\]]*)\((https?:\/\/[^)\s]*|\/[a-z-]+[^)\s]*)\)/.exec(line);
  if (half) {
    const fix = `Napišite vezu ovako: [${half[1]}](${half[2]})`;
    return [error(path, number, `Iza teksta veze „${half[1]}“ nedostaje uglasta zagrada.`, fix)];
  }
  return [];
}

function checkLink(
  path: string,
  number: number,
  label: string,
  target: string,
  title: string,
  targets: LinkTargets,
): Finding[] {
  const pages = `Upišite adresu jedne od stranica: ${targets.addresses.join(', ')}.`;
  const say = (text: string, better?: string) => [
    error(path, number, text, better ? `Da li ste mislili: [${label}](${better})` : pages),
  ];
  if (label.trim() === '')
    return say('Veza nema tekst, pa posetilac ne može ni da je vidi ni da je pritisne.');
  if (target === '') return say(`Veza „${label}“ nema adresu.`);
  if (title.trim() !== '' && !/^\s+("[^"]*"|'[^']*'|\([^)]*\))\s*$/.test(title)) {
    return say(`U adresi veze „${label}“ ima razmaka.`, (target + title).replace(/\s+/g, '-'));
  }
  if (/^(mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+?[\d-]+)$/.test(target)) return [];
  if (HTTPS.test(target)) return [];
  if (/^(mailto|tel):/.test(target)) {
    const form = target.startsWith('tel:') ? 'tel:+381601234567' : 'mailto:ime@primer.rs';
    const text = `Adresa veze „${label}“ nije ispravna: ${target}`;
    return [error(path, number, text, `Napišite je ovako, bez razmaka i zareza: ${form}`)];
  }
  if (/^(file:|[a-z]:[\\/]|https?:\/\/(localhost|127\.0\.0\.1)\b)/i.test(target)) {
    const text = `Veza „${label}“ vodi na Vaš računar, gde posetilac ne može: ${target}`;
    return [error(path, number, text, `Upišite adresu sa interneta. ${pages}`)];
  }
  if (/^[^\s@/:]+@[\w-]+(\.[\w-]+)+$/.test(target)) {
    return say(`Ispred e-mail adrese u vezi „${label}“ nedostaje mailto:`, `mailto:${target}`);
  }
  if (/^[a-z]*:\/?\/?/i.test(target)) {
    const secure = target.replace(/^[a-z]*:\/?\/?/i, 'https://');
    return say(`Veza ne počinje sa https://: ${target}`, secure);
  }
  if (/^(www\.)?[\w-]+(\.[\w-]+)*\.(com|rs|org|net|eu|info|me|ba|hr)(\/|$)/i.test(target)) {
    return say(`Veza ne počinje sa https://: ${target}`, `https://${target}`);
  }
  return checkInternal(path, number, target, targets, say);
}

function checkInternal(
  path: string,
  number: number,
  target: string,
  { addresses, products, anchors, hidden, isIncomplete }: LinkTargets,
  say: (text: string, better?: string) => Finding[],
): Finding[] {
  const [page = '', anchor] = target.split('#');
  const own = pageOf(path);
  const address = page === '' ? own : page;
  const pages = [...addresses, ...products];
  if (address === undefined || !pages.includes(address)) {
    const better = findNearest(`/${page.replace(/^[./]+|(\.html|\.mdx?)?\/*$/g, '')}`, pages);
    const known = better && anchor ? `${better}#${anchor}` : (better ?? pageCalled(page));
    return say(`Veza vodi na stranicu koja ne postoji: ${target}`, known);
  }
  if (anchor === undefined) return [];
  if (address === '/products' && hidden.includes(anchor)) {
    const text = `Veza vodi na proizvod koji se još ne prikazuje: ${target}`;
    return [warning(path, number, text, 'Sačekajte sa vezom dok se proizvod ne pojavi na sajtu.')];
  }
  const known = anchors[address] ?? [];
  if (known.includes(anchor)) return [];
  if (address === '/products' && /^\d+$/.test(anchor)) {
    if (isIncomplete) return [];
    const text = `Proizvod broj ${anchor} ne postoji, pa veza ne vodi nikuda: ${target}`;
    const fix = 'Upišite broj postojećeg proizvoda, na primer: /products#1';
    return [error(path, number, text, fix)];
  }
  const product = `/products/${anchor.replace(/\/$/, '')}`;
  if (address === '/products' && products.includes(product)) {
    return say(`Veza vodi na mesto koje na stranici ne postoji: ${target}`, product);
  }
  const better = findNearest(anchor.replace(/\/$/, ''), known);
  return say(
    `Veza vodi na mesto koje na stranici ne postoji: ${target}`,
    better && `${page}#${better}`,
  );
}

/** „/o-meni“: the address of the page that has this name in Serbian. */
function pageCalled(typed: string): string | undefined {
  const slug = slugify(typed);
  const path = Object.keys(PAGES).find((key) => slugify(PAGES[key]?.label ?? '') === slug);
  return path && addressOf(path);
}

/** The address of the page that this text belongs to. */
function pageOf(path: string): string | undefined {
  const collection = collectionOf(path);
  return collection?.format === 'page' ? addressOf(path) : collection?.shownOn;
}
