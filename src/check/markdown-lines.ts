import { CODE_SPAN, fenceReader } from '../model/files/markdown-code.ts';

/** The lines of a Markdown text with code blanked out: what stands in it is shown as it is. */
export function proseLines(markdown: string): string[] {
  const isFenced = fenceReader();
  return markdown
    .split(/\r?\n/)
    .map((line) =>
      isFenced(line) ? '' : line.replace(CODE_SPAN, (code) => ' '.repeat(code.length)),
    );
}
