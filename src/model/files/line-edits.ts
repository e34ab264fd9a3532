import { type Dialect, toMarkdown, toPlain } from './markdown-escape.ts';
import { commonEnds } from './text-edits.ts';

/**
 * Markdown lines for the plain text, taking over the old Markdown of every line that did not
 * change, so that an edit shows only where it was made.
 */
export function rewriteLines(
  oldLines: readonly string[],
  plain: string,
  dialect?: Dialect,
): string[] {
  const wanted = plain.split('\n');
  const before = oldLines.map((line) => toPlain(line, dialect).trimEnd());
  const { head, tail } = commonEnds(
    before,
    wanted.map((line) => line.trimEnd()),
  );
  return [
    ...oldLines.slice(0, head),
    ...wanted.slice(head, wanted.length - tail).map((line) => toMarkdown(line, dialect)),
    ...oldLines.slice(oldLines.length - tail),
  ];
}
