import { toMarkdown, toPlain } from './markdown-escape.ts';
import { commonEnds } from './text-edits.ts';

/**
 * Markdown lines for the plain text, taking over the old Markdown of every line that did not
 * change, so that an edit shows only where it was made.
 */
export function rewriteLines(
  oldLines: readonly string[],
  plain: string,
  components: readonly string[] = [],
): string[] {
  const wanted = plain.split('\n');
  const before = oldLines.map((line) => toPlain(line, components).trimEnd());
  const { head, tail } = commonEnds(
    before,
    wanted.map((line) => line.trimEnd()),
  );
  return [
    ...oldLines.slice(0, head),
    ...wanted.slice(head, wanted.length - tail).map((line) => toMarkdown(line, components)),
    ...oldLines.slice(oldLines.length - tail),
  ];
}
