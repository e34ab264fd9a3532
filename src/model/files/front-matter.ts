/** The two parts of a Markdown file, with their places in it as character offsets. */
export interface FrontMatter {
  yaml: string;
  yamlStart: number;
  body: string;
  bodyStart: number;
}

/** Where the two lines `---` stand, as indexes of lines. */
export interface Dashes {
  /** The first line that is not blank; -1 where there is none. */
  first: number;
  /** Whether that line opens the data. */
  isOpen: boolean;
  /** The line that closes them; -1 where there is none. */
  end: number;
}

/** Looks for the lines around the data; `isDashes` decides what passes for one. */
export function findDashes(
  lines: readonly string[],
  isDashes: (line: string, index: number) => boolean = (line) => /^---[ \t]*\r?$/.test(line),
): Dashes {
  const first = lines.findIndex((line) => line.replace('\uFEFF', '').trim() !== '');
  const isOpen = isDashes(lines[first]?.replace('\uFEFF', '') ?? '', first);
  const end = lines.findIndex(
    (line, index) => index >= first + Number(isOpen) && isDashes(line, index),
  );
  return { first, isOpen, end };
}

/** Data and text of a Markdown file; undefined when there are no two lines `---` around the data. */
export function splitFrontMatter(source: string): FrontMatter | undefined {
  const lines = source.split('\n');
  const { first, isOpen, end } = findDashes(lines);
  if (!isOpen || end < 0) return undefined;
  const startOf = (line: number) =>
    Math.min(lines.slice(0, line).join('\n').length + 1, source.length);
  const yamlStart = startOf(first + 1);
  const bodyStart = startOf(end + 1);
  return {
    yaml: source.slice(yamlStart, startOf(end)),
    yamlStart,
    body: source.slice(bodyStart),
    bodyStart,
  };
}

/** Data that starts with a line `---` and never ends; the message speaks to the editor. */
export class FrontMatterError extends Error {
  override name = 'FrontMatterError';
}

/**
 * The source with a place for data on top: an empty one is added where there is none.
 * @throws FrontMatterError when the second line `---` is missing.
 */
export function withFrontMatter(source: string): string {
  if (splitFrontMatter(source)) return source;
  if (findDashes(source.split('\n')).isOpen) {
    throw new FrontMatterError('Nedostaje linija --- ispod podataka na vrhu fajla.');
  }
  return source.trim() === '' ? '---\n---\n' : `---\n---\n\n${source.replace(/^\uFEFF/, '')}`;
}

/** How the file ends its lines: Windows and other systems differ, and an edit must not mix them. */
export function lineEndOf(source: string): '\r\n' | '\n' {
  return /\r?\n/.exec(source)?.[0] === '\r\n' ? '\r\n' : '\n';
}
