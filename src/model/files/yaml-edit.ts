import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { lineEndOf } from './front-matter.ts';
import { type Data, isData, isSame, withoutNewEmpties } from './plain-data.ts';
import { commonEnds } from './text-edits.ts';

/** A file that cannot be read as YAML; the message speaks to the editor. */
export class YamlError extends Error {
  override name = 'YamlError';
}

/**
 * The YAML text with its data changed to `value`; comments, quotes, order and blank lines stay. A
 * key whose value is undefined goes away. A key that is new and empty ('', null, false, []) is not
 * written.
 * @throws YamlError when the text is not YAML.
 */
export function editYaml(source: string, value: unknown): string {
  const document = parseDocument(source);
  if (document.errors.length > 0) {
    throw new YamlError('Podaci u fajlu nisu ispravno napisani. Pokrenite proveru sadržaja.');
  }
  const old = document.toJS();
  const wanted = withoutNewEmpties(value, old);
  if (isSame(old, wanted)) return source;
  const plain = print(document, source);
  document.contents = change(document, document.contents, wanted) as typeof document.contents;
  const edited = keepLayout(source, plain, print(document, source));
  if (isSame(parse(edited), wanted)) return edited;
  // `&name` and `*name`: nobody here writes them, and an edit of one place changes the others.
  document.contents = create(document, wanted) as typeof document.contents;
  return print(document, source);
}

function print(document: Document, source: string): string {
  const indentSeq = !/:[ \t]*\r?\n- /.test(source);
  return document.toString({ lineWidth: 0, indentSeq }).replaceAll('\n', lineEndOf(source));
}

/** The edited text with each line that did not change as somebody wrote it, odd spaces and all. */
function keepLayout(source: string, plain: string, edited: string): string {
  const lines = source.split('\n');
  const plainLines = plain.split('\n');
  if (lines.length !== plainLines.length) return edited;
  let next = 0;
  return edited
    .split('\n')
    .map((line) => {
      const at = plainLines.indexOf(line, next);
      if (at >= 0) next = at + 1;
      return lines[at] ?? line;
    })
    .join('\n');
}

/** The node with this data: itself where its form allows, or a new one. */
function change(document: Document, node: Node | null, wanted: unknown): Node {
  if (node && isSame(node.toJS(document), wanted)) return node;
  if (isMap(node) && isData(wanted)) return changeMap(document, node, wanted);
  if (isSeq(node) && Array.isArray(wanted)) return changeList(document, node, wanted);
  const fresh = create(document, wanted);
  if (!isScalar(node) || !isScalar(fresh)) return fresh;
  const isLong = String(wanted).includes('\n');
  const keepsForm = node.type?.startsWith(isLong ? 'BLOCK' : 'QUOTE');
  return Object.assign(node, { value: fresh.value, type: keepsForm ? node.type : fresh.type });
}

function changeMap(document: Document, map: YAMLMap, wanted: Data): Node {
  const names = map.items.map(({ key }) => String(key));
  const gone = map.items.filter((_, index) => wanted[names[index] ?? ''] === undefined);
  for (const pair of gone) {
    const index = map.items.indexOf(pair);
    keepComment(map, pair.key as Node, map.items[index + 1]?.key as Node | undefined);
    map.items.splice(index, 1);
  }
  let next = 0;
  for (const [key, value] of Object.entries(wanted)) {
    if (value === undefined) continue;
    const pair = map.items.find((item) => names.includes(key) && String(item.key) === key);
    if (pair) pair.value = change(document, pair.value as Node | null, value);
    else map.items.splice(next, 0, document.createPair(key, create(document, value)));
    next = map.items.findIndex((item) => String(item.key) === key) + 1;
  }
  return map;
}

function changeList(document: Document, list: YAMLSeq, wanted: readonly unknown[]): Node {
  const items = list.items as Node[];
  const values = items.map((item) => item.toJS(document));
  const { head, tail } = commonEnds(values, wanted, isSame);
  const old = items.slice(head, items.length - tail);
  const isSpaced = items.some(({ spaceBefore }) => spaceBefore);
  const fresh = wanted.slice(head, wanted.length - tail).map((value, index) => {
    const item = old[index];
    if (item) return change(document, item, value);
    return Object.assign(create(document, value), isSpaced && { spaceBefore: true });
  });
  for (const item of old.slice(fresh.length)) keepComment(list, item, items[items.length - tail]);
  items.splice(head, old.length, ...fresh);
  return list;
}

/** What stands above a part that goes away was not asked to go. */
function keepComment(parent: YAMLMap | YAMLSeq, gone: Node, next: Node | undefined): void {
  const { commentBefore, spaceBefore } = gone;
  if (next) {
    const comments = [commentBefore, next.commentBefore].filter((text) => text != null);
    Object.assign(next, comments.length > 0 && { commentBefore: comments.join('\n') });
    if (spaceBefore) next.spaceBefore = true;
  } else if (commentBefore) {
    parent.comment = [commentBefore, parent.comment].filter((text) => text != null).join('\n');
  }
}

function create(document: Document, value: unknown): Node {
  const node = document.createNode(value) as Node;
  visit(node, {
    Scalar(_, scalar) {
      if (isMisread(scalar.value)) scalar.type = 'QUOTE_DOUBLE';
    },
  });
  return node;
}

/** Astro's parser reads such words as dates and numbers, where the `yaml` package sees text. */
function isMisread(value: unknown): boolean {
  return typeof value === 'string' && /^[-+.]?\d[\d_.eExob]*$|^<<$|^=$/.test(value);
}
