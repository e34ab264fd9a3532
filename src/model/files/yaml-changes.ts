import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { lineEndOf } from './front-matter.ts';
import { type Data, isData, isSame } from './plain-data.ts';
import { commonEnds, type TextEdit } from './text-edits.ts';
import { indented, render, renderScalar } from './yaml-text.ts';

/** Collects the smallest edits that turn the document's data into the wanted data. */
export class YamlChanges {
  readonly edits: TextEdit[] = [];
  readonly source: string;
  readonly document: Document;
  readonly #eol: string;

  constructor(source: string, document: Document, wanted: unknown) {
    this.source = source;
    this.document = document;
    this.#eol = lineEndOf(source);
    this.#change(document.contents as Node, wanted);
  }

  #change(node: Node | null, wanted: unknown): void {
    if (isSame(this.#valueOf(node), wanted)) return;
    if (isMap(node) && !node.flow && isData(wanted)) this.#changeMap(node, wanted);
    else if (isSeq(node) && !node.flow && Array.isArray(wanted)) this.#changeList(node, wanted);
    else if (node) this.#replace(node, wanted);
  }

  #changeMap(map: YAMLMap, wanted: Data): void {
    let previous: Pair | undefined;
    const pairs = new Map(map.items.map((pair) => [keyOf(pair), pair]));
    for (const [key, pair] of pairs) {
      if (wanted[key] === undefined) this.#removeLines(startOf(pair.key), endOf(pair));
    }
    for (const [key, value] of Object.entries(wanted)) {
      if (value === undefined) continue;
      const pair = pairs.get(key);
      if (pair) this.#change(pair.value as Node, value);
      else this.#insertPair(map, previous ?? map.items.at(-1), { [key]: value });
      previous = pair ?? previous;
    }
  }

  #insertPair(map: YAMLMap, after: Pair | undefined, pair: Data): void {
    const indent = this.#columnOf(startOf(map.items[0]?.key));
    this.#insertAfter(after ? endOf(after) : 0, indented(render(pair), indent));
  }

  #changeList(list: YAMLSeq, wanted: readonly unknown[]): void {
    const items = list.items as Node[];
    const values = items.map((item) => this.#valueOf(item));
    const { head, tail } = commonEnds(values, wanted, isSame);
    const old = items.slice(head, items.length - tail);
    const fresh = wanted.slice(head, wanted.length - tail);
    const kept = Math.min(old.length, fresh.length);
    for (let i = 0; i < kept; i++) this.#change(old[i] as Node, fresh[i]);
    for (const item of old.slice(kept)) this.#removeLines(startOf(item), endOf(item));
    const previous = items[head + kept - 1] ?? items.at(-1);
    const isSpaced = items.some((_, i) => i > 0 && this.#hasBlankLineBefore(startOf(items[i])));
    const indent = this.#columnOf(startOf(items[0])) - 2;
    for (const value of fresh.slice(kept)) {
      const text = indented(render([value]), indent);
      this.#insertAfter(endOf(previous), isSpaced ? `\n${text}` : text);
    }
  }

  #replace(node: Node, wanted: unknown): void {
    const [start, end] = node.range as [number, number, number];
    const old = this.source.slice(start, end);
    const indent = this.#indentOfLine(start) + 2;
    const isBlock = old.endsWith('\n');
    const text = indented(
      renderScalar(wanted, isScalar(node) ? node : undefined),
      indent,
    ).trimStart();
    const gap = start > 0 && start === end && this.source[start - 1] === ':' ? ' ' : '';
    this.#add(start, end, gap + text + (isBlock ? '\n' : ''));
  }

  #insertAfter(offset: number, text: string): void {
    const at = this.#lineEnd(offset);
    const needsEnd = at > 0 && this.source[at - 1] !== '\n';
    this.#add(at, at, needsEnd ? `\n${text}`.replace(/\n$/, '') : text);
  }

  /** Takes the lines out, and the blank line that would be left doubled. */
  #removeLines(start: number, end: number): void {
    const from = this.source.lastIndexOf('\n', start - 1) + 1;
    const to = this.#lineEnd(end);
    const blank = this.#hasBlankLineBefore(start)
      ? /^[ \t]*\r?\n/.exec(this.source.slice(to))
      : null;
    this.#add(from, to + (blank?.[0].length ?? 0), '');
  }

  #add(start: number, end: number, text: string): void {
    this.edits.push({ start, end, text: text.replaceAll('\n', this.#eol) });
  }

  #valueOf(node: Node | null): unknown {
    return node?.toJS(this.document);
  }

  #hasBlankLineBefore(offset: number): boolean {
    return /\n[ \t]*\r?\n[^\n]*$/.test(this.source.slice(0, offset));
  }

  #columnOf(offset: number): number {
    return offset - (this.source.lastIndexOf('\n', offset - 1) + 1);
  }

  #indentOfLine(offset: number): number {
    const line = this.source.slice(this.source.lastIndexOf('\n', offset - 1) + 1, offset);
    return /^[ -]*/.exec(line)?.[0].length ?? 0;
  }

  /** Offset right behind the line end that follows. */
  #lineEnd(offset: number): number {
    if (this.source[offset - 1] === '\n') return offset;
    const end = this.source.indexOf('\n', offset);
    return end < 0 ? this.source.length : end + 1;
  }
}

/** Name of a pair. */
export function keyOf(pair: Pair): string {
  return String(isScalar(pair.key) ? pair.key.value : pair.key);
}

function startOf(node: unknown): number {
  return (node as Node | undefined)?.range?.[0] ?? 0;
}

/** End of a node or of a pair's value, without the comment behind it. */
function endOf(item: unknown): number {
  const { value, key, items } = item as { value?: unknown; key?: unknown; items?: unknown[] };
  if (key) return (value as Node | null)?.range ? endOf(value) : ((key as Node).range?.[1] ?? 0);
  if (items?.length && !(item as YAMLSeq).flow) return endOf(items.at(-1));
  return (item as Node).range?.[1] ?? 0;
}
