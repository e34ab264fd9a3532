// What one text says about another: numbers that two share, a card's product, a product's group.
import { KINDS, PAGES } from '../../model/collections.ts';
import { firstFree } from '../../model/entries.ts';
import { nameOf } from '../../model/paths.ts';
import type { Site } from '../check-site.ts';
import { error, type Finding, question, warning } from '../finding.ts';
import { findNearest } from '../nearest.ts';
import type { Text } from '../read-text.ts';
import { nameAnother } from './product-words.ts';

/** Fields of which no two texts of a collection, and no two items of a list, may hold the same. */
const UNIQUE = 'id name link product order text title question answer'.split(' ');

export const productsIn = ({ texts }: Site): Text[] =>
  texts.filter(({ collection }) => collection.name === 'products');

/** The lowest number that nothing of this collection has. */
export function freeNumber({ collection }: Text, { texts }: Site): number {
  const same = texts.filter((one) => one.collection === collection);
  return firstFree(new Set(same.flatMap((one) => one.entries.map(({ data }) => data['id']))));
}

export function checkRelations(text: Text, site: Site): Finding[] {
  const { path, collection, entries, lineOf } = text;
  const data = entries[0]?.data ?? {};
  const findings = [...checkTwins(text, site), ...findLostParts(text, site)];
  if (collection.name === 'products')
    findings.push(...checkKind(text, site), ...checkOrder(text, site));
  const needed = collection.name === 'pages' ? (PAGES[path]?.pictures ?? 0) : 0;
  const given = Array.isArray(data['images']) ? data['images'].length : 0;
  const words = `U polju „images“ nedostaje slika: stranica prikazuje ${needed}, a ovde ih je ${given}.`;
  const fix = 'Dodajte dva reda: „  - image: ./ime-slike.jpg“ i ispod njega „    alt: opis slike“.';
  return given < needed
    ? [...findings, error(path, lineOf(['images']) ?? 1, words, fix)]
    : findings;
}

/** A product's group that is not among the groups. */
function checkKind({ path, entries, lineOf }: Text, { texts }: Site): Finding[] {
  const kind = String(entries[0]?.data['kind'] ?? '').trim();
  const groups = texts.find((one) => one.path === KINDS)?.entries ?? [];
  const names = groups.map((one) => String(one.data['id']));
  if (kind === '' || names.length === 0 || names.includes(kind)) return [];
  const near = findNearest(kind, names);
  const all = `Upišite jednu od grupa: ${names.join(', ')}.`;
  const fix = near ? `Da li ste mislili: kind: ${near}` : all;
  return [error(path, lineOf(['kind']) ?? 1, `Grupa „${kind}“ ne postoji.`, fix)];
}

/** A product that is to stand behind one that is not there, or that is to stand behind this one. */
function checkOrder({ path, entries, lineOf }: Text, site: Site): Finding[] {
  const { id, order } = entries[0]?.data ?? {};
  if (typeof order !== 'number' || site.isIncomplete) return [];
  const other = productsIn(site).find((one) => one.entries[0]?.data['id'] === order);
  if (other && order !== id && other.entries[0]?.data['order'] !== id) return [];
  const words = other
    ? `Ovaj proizvod treba da stoji iza broja ${order}, a taj iza ovog.`
    : `Proizvod broj ${order} ne postoji, pa ovaj stoji na svom mestu.`;
  return [warning(path, lineOf(['order']) ?? 1, words, 'Upišite broj drugog proizvoda.')];
}

/** Parts of the policies that the site fills in: without one of them they leave out what the law asks for. */
function findLostParts(
  { path, collection, lines }: Text,
  { texts, isIncomplete }: Site,
): Finding[] {
  const same = texts.filter((one) => one.collection === collection);
  if (collection.name !== 'policies' || same[0]?.path !== path || isIncomplete) return [];
  const all = same.map(({ body }) => body).join('\n');
  return (collection.components ?? [])
    .filter((name) => !all.includes(`<${name}`))
    .map((name) => {
      const fix = 'Ako je obrisan slučajno, vratite taj red iz ranije verzije.';
      return warning(path, lines.length, `Nijedan tekst više nema deo <${name} />.`, fix);
    });
}

/** Whether words that stand for this product name another one, as after two numbers were swapped. */
export function askAboutProduct(
  { path }: Text,
  site: Site,
  line: number,
  words: string,
  product: Text,
): Finding[] {
  const nameIn = (one: Text) => String(one.entries[0]?.data['name'] ?? '');
  const others = productsIn(site).filter((one) => one !== product);
  const other = nameAnother(words, nameIn(product), others.map(nameIn));
  if (other === undefined) return [];
  const number = product.entries[0]?.data['id'];
  const text = `„${words}“ vodi na proizvod broj ${number}, a to je „${nameIn(product)}“.`;
  const meant = others.find((one) => nameIn(one) === other)?.entries[0]?.data['id'];
  return [question(path, line, text, `Ako ste mislili na „${other}“, upišite broj ${meant}.`)];
}

/** What only one text or item may have. The blame is on the newer: a copy, a draft, the one below. */
function checkTwins(text: Text, site: Site): Finding[] {
  // In /admin an older state of this same text may be among the others.
  if (!site.pictures) return [];
  const { path, collection, entries, lineOf } = text;
  const isList = collection.format === 'list';
  const age = (one: Text) => nameOf(one.path).length + (one.isDraft ? 1000 : 0);
  const isOlder = (one: Text) =>
    age(one) < age(text) || (age(one) === age(text) && one.path < path);
  const older = site.texts.filter((one) => one.collection === collection && isOlder(one));
  return entries.flatMap(({ at, data }, index) =>
    UNIQUE.flatMap((key) => {
      const value = data[key];
      // Two people may have one name, and two products may stand behind the same third one.
      const isFree = key === 'name' ? isList : key === 'order' && !isList;
      if (value === undefined || value === '' || isFree) return [];
      const above = entries.slice(0, index).find((one) => one.data[key] === value);
      const twin = older.find((one) => one.entries.some((other) => other.data[key] === value));
      if (!above && !twin) return [];
      const where = twin
        ? `u fajlu ${nameOf(twin.path)}`
        : `u redu ${lineOf([...(above?.at ?? []), key])}`;
      const isCopy = twin && /copy|kopija|\(\d+\)/i.test(nameOf(path));
      const copied = isCopy ? 'Ako je ovo samo kopija, obrišite ceo fajl. ' : '';
      const free = `Prvi slobodan broj je: id: ${freeNumber(text, site)}`;
      const fix = copied + (key === 'id' ? free : 'Ako nije namerno, upišite drugo.');
      const words = `Polje „${key}“ je isto kao ${where}: ${value}`;
      return [(key === 'id' ? error : warning)(path, lineOf([...at, key]) ?? 1, words, fix)];
    }),
  );
}
