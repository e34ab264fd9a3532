// Writes new data into the text of a YAML file. Comments, quotes, order and blank lines of unchanged data are kept,
// so that one edited field is one changed line.
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { type Data, isData } from '../data.ts';
import { parseYaml } from './yaml.ts';

/** The data of the YAML text; a day is a text. @throws Error, in Serbian, when the text is not YAML. */
export function readYaml(source: string): unknown {
  return open(source).toJS();
}

/**
 * The YAML text with its data replaced by this data; a key that is not given is removed. Unchanged data leave the
 * text as it is.
 * @throws Error, in Serbian, when the text is not YAML.
 */
export function writeYaml(source: string, data: unknown): string {
  const document = open(source);
  document.contents = change(document, document.contents, data) as typeof document.contents;
  return document.toString({ lineWidth: 0 });
}

/** Parses the text; a day stays the text that was typed. */
function open(source: string): Document {
  const document = parseYaml(source, { daysAsText: true });
  if (document.errors.length === 0) return document;
  throw new Error('Podaci u fajlu nisu ispravno napisani. Pokrenite proveru sadržaja.');
}

/** A node with this data: the given node, changed, where its type allows that, else a new one. */
function change(document: Document, node: unknown, wanted: unknown): Node {
  if (isMap(node) && isData(wanted)) return changeMap(document, node, wanted);
  if (isSeq(node) && Array.isArray(wanted)) return changeList(document, node, wanted);
  const fresh = createNode(document, wanted);
  if (!isScalar(node) || !isScalar(fresh)) return fresh;
  if (node.value === fresh.value) return node;
  const keepsQuotes = node.type?.startsWith('QUOTE') && typeof wanted === 'string';
  return Object.assign(node, { value: fresh.value, type: keepsQuotes ? node.type : fresh.type });
}

/** A new node with this data; the types of `yaml` leave open which kind of node it is. */
function createNode(document: Document, data: unknown): Node {
  return document.createNode<unknown>(data);
}

function changeMap(document: Document, map: YAMLMap, wanted: Data): Node {
  const names = Object.keys(wanted).filter((key) => wanted[key] !== undefined);
  map.items = map.items.filter(({ key }) => names.includes(String(key)));
  names.forEach((name, at) => {
    const pair = map.items.find(({ key }) => String(key) === name);
    if (pair) pair.value = change(document, pair.value, wanted[name]);
    else {
      // A new field goes behind the field that stands before it in the data, as in all other files.
      const before = map.items.findIndex(({ key }) => String(key) === names[at - 1]);
      map.items.splice(before + 1, 0, document.createPair(name, wanted[name]));
    }
  });
  return map;
}

/** An item keeps its comments, its quotes and the order of its fields also when it is moved. */
function changeList(document: Document, list: YAMLSeq, wanted: readonly unknown[]): Node {
  const old = list.items.map((node) => (isNode(node) ? node.toJS(document) : node));
  const isSpaced = list.items.some((node) => isNode(node) && node.spaceBefore);
  const [first] = list.items;
  const beforeFirst = isNode(first) && first.spaceBefore === true;
  const places = findPlaces(old, wanted);
  list.items = wanted.map((value, at) => {
    const place = places[at];
    if (place === undefined)
      return Object.assign(createNode(document, value), isSpaced && { spaceBefore: at > 0 });
    const node = change(document, list.items[place], value);
    if (at === 0 && place > 0) node.spaceBefore = beforeFirst;
    if (at > 0 && place === 0) node.spaceBefore = isSpaced;
    return node;
  });
  return list;
}

/** How much of an item must stay the same, so that it counts as edited and not as another one. */
const ALIKE = 0.5;

/**
 * Where each wanted item stood before; undefined for a new one. An unchanged item is recognized by its data, an edited
 * one by its words, and one that is all new at its old place takes the place of the one that was there.
 */
function findPlaces(old: readonly unknown[], wanted: readonly unknown[]): (number | undefined)[] {
  const free = new Set(old.keys());
  const places: (number | undefined)[] = wanted.map(() => undefined);
  const take = (find: (value: unknown, at: number) => number | undefined) => {
    for (const [at, value] of wanted.entries()) {
      if (places[at] !== undefined) continue;
      const place = find(value, at);
      if (place === undefined || !free.delete(place)) continue;
      places[at] = place;
    }
  };
  const texts = old.map((value) => JSON.stringify(value));
  take((value) => {
    const text = JSON.stringify(value);
    return [...free].find((place) => texts[place] === text);
  });
  take((value) => mostAlike(value, old, free));
  take((_, at) => at);
  return places;
}

function mostAlike(value: unknown, old: readonly unknown[], free: ReadonlySet<number>) {
  const words = wordsOf(value);
  const [best] = [...free]
    .map((place) => ({ place, likeness: likeness(words, wordsOf(old[place])) }))
    .filter((one) => one.likeness > ALIKE)
    .toSorted((a, b) => b.likeness - a.likeness);
  return best?.place;
}

const wordsOf = (value: unknown) => new Set(JSON.stringify(value)?.match(/[\p{L}\p{N}]+/gu));

const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((word) => other.has(word)).length / Math.max(one.size, other.size);
