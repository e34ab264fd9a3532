/** The two parts of a Markdown file, with their places in it as character offsets. */
export interface FrontMatter {
  yaml: string;
  yamlStart: number;
  body: string;
  bodyStart: number;
}

const OPENING = /^\uFEFF?(?:[ \t]*\r?\n)*---[ \t]*\r?\n/;
const CLOSING = /^---[ \t]*(?:\r?\n|$)/m;

/** Data and text of a Markdown file; undefined when there are no two lines `---` around the data. */
export function splitFrontMatter(source: string): FrontMatter | undefined {
  const yamlStart = OPENING.exec(source)?.[0].length;
  if (yamlStart === undefined) return undefined;
  const rest = source.slice(yamlStart);
  const closing = CLOSING.exec(rest);
  if (!closing) return undefined;
  const bodyStart = yamlStart + closing.index + closing[0].length;
  return {
    yaml: rest.slice(0, closing.index),
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
  if (OPENING.test(source)) {
    throw new FrontMatterError('Nedostaje linija --- ispod podataka na vrhu fajla.');
  }
  return source.trim() === '' ? '---\n---\n' : `---\n---\n\n${source.replace(/^\uFEFF/, '')}`;
}

/** How the file ends its lines: Windows and other systems differ, and an edit must not mix them. */
export function lineEndOf(source: string): '\r\n' | '\n' {
  return /\r?\n/.exec(source)?.[0] === '\r\n' ? '\r\n' : '\n';
}
