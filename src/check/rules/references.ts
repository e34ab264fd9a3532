// What one text says about another: a card its product, a product its group.

import { KINDS, PAGES, SITE } from '../../model/collections.ts';
import { findNearest } from '../../model/nearest.ts';
import { nameOf } from '../../model/paths.ts';
import { isPublished } from '../../model/publication.ts';
import { error, type Finding, note, warning } from '../finding.ts';
import type { ParsedText } from '../parse-text.ts';

/** Numbers of the products, each with whether it is shown at this moment. */
export function readProductNumbers(texts: readonly ParsedText[], now: Date): Map<number, boolean> {
  const numbers = new Map<number, boolean>();
  for (const { collection, entries } of texts) {
    const { id, draft, publish_from: from } = entries[0]?.data ?? {};
    if (collection.name !== 'products' || typeof id !== 'number') continue;
    const data = { draft: draft === true, publish_from: from instanceof Date ? from : undefined };
    numbers.set(id, isPublished(data, now) || numbers.get(id) === true);
  }
  return numbers;
}

/**
 * @param isIncomplete Some product could not be read, so a number that no other has may exist.
 */
export function checkReferences(
  texts: readonly ParsedText[],
  isIncomplete: boolean,
  now: Date,
): Finding[] {
  const numbers = readProductNumbers(texts, now);
  const groups = texts
    .find(({ path }) => path === KINDS)
    ?.entries.map(({ data }) => String(data['id']));
  const own = hostOf(texts.find(({ path }) => path === SITE)?.entries[0]?.data['site_url']);
  return texts.flatMap((text) => {
    if (text.collection.name === 'products') {
      return [...(groups ? checkGroup(text, groups) : []), ...checkShop(text, own)];
    }
    if (text.collection.name === 'featured') {
      return [...checkCard(text, numbers, isIncomplete), ...checkTwinCard(text, texts)];
    }
    if (text.collection.name === 'pages') return checkPage(text);
    return [];
  });
}

function checkGroup({ path, yaml, entries }: ParsedText, groups: readonly string[]): Finding[] {
  const group = entries[0]?.data['kind'];
  if (typeof group !== 'string' || group.trim() === '' || groups.includes(group.trim())) return [];
  const near = findNearest(group, groups);
  const fix = near
    ? `Da li ste mislili: kind: ${near}`
    : `Upišite jednu od grupa iz fajla kinds.yaml: ${groups.join(', ')}.`;
  return [error(path, yaml.lineOf(['kind']) ?? 1, `Grupa „${group}“ ne postoji.`, fix)];
}

/** A link to the shop that leads back to this site. */
function checkShop({ path, yaml, entries }: ParsedText, own: string | undefined): Finding[] {
  const host = hostOf(entries[0]?.data['link']);
  if (host === undefined || host !== own) return [];
  const text = 'Veza ka prodavnici vodi na ovaj isti sajt, pa posetilac ne može da kupi proizvod.';
  const fix = 'Otvorite proizvod u prodavnici i kopirajte njegovu adresu iz pregledača.';
  return [warning(path, yaml.lineOf(['link']) ?? 1, text, fix)];
}

function hostOf(address: unknown): string | undefined {
  return typeof address === 'string' && URL.canParse(address) ? new URL(address).host : undefined;
}

function checkCard(
  { path, yaml, entries }: ParsedText,
  numbers: ReadonlyMap<number, boolean>,
  isIncomplete: boolean,
): Finding[] {
  const product = entries[0]?.data['product'];
  if (typeof product !== 'number') return [];
  const line = yaml.lineOf(['product']) ?? 1;
  if (!numbers.has(product)) {
    if (isIncomplete) return [];
    const all = [...numbers.keys()].filter((id) => id > 0).sort((a, b) => a - b);
    const fix = `Upišite broj postojećeg proizvoda, od ${all[0]} do ${all.at(-1)}.`;
    return [
      error(path, line, `Proizvod broj ${product} ne postoji.`, all.length > 0 ? fix : undefined),
    ];
  }
  if (numbers.get(product)) return [];
  const text = `Proizvod broj ${product} se još ne prikazuje, pa se ni ova kartica ne vidi.`;
  return [note(path, line, text, 'Kartica se pojavljuje sama, zajedno sa proizvodom.')];
}

/** Two cards of one product, one of them probably a copy. */
function checkTwinCard(text: ParsedText, texts: readonly ParsedText[]): Finding[] {
  const { path, yaml, collection, entries } = text;
  const product = entries[0]?.data['product'];
  const twin = texts
    .slice(0, texts.indexOf(text))
    .find(
      (other) => other.collection === collection && other.entries[0]?.data['product'] === product,
    );
  if (typeof product !== 'number' || !twin) return [];
  const words = `Na isti proizvod vodi i kartica ${nameOf(twin.path)}.`;
  const fix = 'Upišite broj proizvoda koji je na ovoj kartici.';
  return [warning(path, yaml.lineOf(['product']) ?? 1, words, fix)];
}

function checkPage({ path, yaml, entries }: ParsedText): Finding[] {
  const needed = PAGES[path]?.pictures;
  if (needed === undefined) {
    return [
      note(path, 1, 'Ovaj tekst ne koristi nijedna stranica.', 'Ako Vam ne treba, obrišite ga.'),
    ];
  }
  const { images } = entries[0]?.data ?? {};
  const given = Array.isArray(images) ? images.length : 0;
  if (given >= needed || (images !== undefined && !Array.isArray(images))) return [];
  const text = `U polju „images“ nedostaje slika: stranica ${nameOf(path)} prikazuje ${needed}, a ovde ih je ${given}.`;
  const lines = '„  - image: ./ime-slike.jpg“ i ispod njega „    alt: opis slike“.';
  const fix = images ? `Dodajte dva reda: ${lines}` : `Dodajte tri reda: „images:“, ${lines}`;
  return [error(path, yaml.lineOf(['images']) ?? yaml.firstLine, text, fix)];
}
