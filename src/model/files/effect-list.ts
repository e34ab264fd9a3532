import type { Range } from './sections.ts';

/** One bullet of a list: its marker and its text without the indentation of later lines. */
export interface ListItem extends Range {
  /** What stands before the text on the first line, such as `- ` or `1. `. */
  marker: string;
  /** Lines of the item as they stand in the file, the marker taken off the first one. */
  lines: string[];
}

const MARKER = /^([ \t]*)([-*+]|\d{1,9}[.)])(?:([ \t]{1,4})(?=\S)|[ \t]*$)/;

/** Items of the top-level lists in the text; nested lists stay inside their item. */
export function findListItems(source: string, { start, end }: Range): ListItem[] {
  const items: ListItem[] = [];
  let item: ListItem | undefined;
  let isAfterBlank = false;
  let offset = start;
  for (const raw of source.slice(start, end).split('\n')) {
    const line = raw.replace(/\r$/, '');
    const isBlank = line.trim() === '';
    const marker = MARKER.exec(line)?.[0];
    const belongs = item && (indentOf(line) >= contentColumn(item) || isBlank);
    if (marker !== undefined && !belongs) {
      item = {
        marker,
        lines: [line.slice(marker.length)],
        start: offset,
        end: offset + line.length,
      };
      items.push(item);
    } else if (item && belongs && !isBlank) {
      const between = source.slice(item.end, offset).split('\n').length - 2;
      item.lines.push(...Array<string>(between).fill(''), line);
      item.end = offset + line.length;
    } else if (item && !isBlank && !isAfterBlank) {
      item.lines.push(line);
      item.end = offset + line.length;
    } else if (!isBlank) {
      item = undefined;
    }
    isAfterBlank = isBlank;
    offset += raw.length + 1;
  }
  return items;
}

/** Text of the item as Markdown of its own. */
export function itemText(item: ListItem): string {
  return item.lines
    .map((line, i) => (i === 0 ? line : dedent(line, contentColumn(item))))
    .join('\n')
    .trimEnd();
}

/** Column where the item's text starts; deeper lines belong to the item. */
export function contentColumn({ marker }: Pick<ListItem, 'marker'>): number {
  return /\s$/.test(marker) && marker.trim() !== '' ? marker.length : marker.length + 1;
}

function indentOf(line: string): number {
  return /^[ \t]*/.exec(line)?.[0].length ?? 0;
}

function dedent(line: string, width: number): string {
  return line.slice(Math.min(width, indentOf(line)));
}
