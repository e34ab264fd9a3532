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
import { type Data, isData } from './data.ts';
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

/**
 * An item keeps its comments also when it is moved: an unchanged item is recognized by its data, an edited one by
 * its position.
 */
function changeList(document: Document, list: YAMLSeq, wanted: readonly unknown[]): Node {
  const old = list.items.map((node) => ({
    node,
    key: JSON.stringify(isNode(node) ? node.toJS(document) : node),
  }));
  const isSpaced = list.items.some((node) => isNode(node) && node.spaceBefore);
  const keys = wanted.map((item) => JSON.stringify(item));
  const used = new Set<unknown>();
  list.items = wanted.map((value, at) => {
    const same = old.find(({ node, key }) => key === keys[at] && !used.has(node));
    const edited = old[at] && !keys.includes(old[at].key) ? old[at] : undefined;
    const { node } = same ?? edited ?? {};
    used.add(node);
    if (node) return change(document, node, value);
    return Object.assign(createNode(document, value), isSpaced && { spaceBefore: true });
  });
  return list;
}
