// Markdown files other than products: data between two lines `---`, then one text.
import { parseDocument } from 'yaml';
import { lineEndOf, splitFrontMatter, withFrontMatter } from './front-matter.ts';
import { rewriteLines } from './line-edits.ts';
import { type Dialect, toPlain } from './markdown-escape.ts';
import { linesOf, type Range, trimRange } from './sections.ts';
import { editYaml } from './yaml-edit.ts';

/** What a policy may hold besides text; see `src/components/policy/`. */
export const POLICY_COMPONENTS = [
  'BezKolacica',
  'DatumIsteka',
  'IzborKolacica',
  'PodaciRukovaoca',
  'PorukeCuva',
  'SaKolacicima',
  'SpisakKolacica',
] as const;

/** What a page may hold besides text; see `src/components/ui/PageText.astro`. */
export const PAGE_COMPONENTS = ['ImeSavetnice'] as const;

/** Everything else between < and > is text. */
const DIALECT: Dialect = {
  hasHeadings: true,
  components: [...POLICY_COMPONENTS, ...PAGE_COMPONENTS],
};

export type TextData = Record<string, unknown> & { body: string };

/** The data and, as `body`, the text as an editor sees it: plain, nothing escaped. */
export function readTextFile(source: string): TextData {
  const parts = splitFrontMatter(source);
  const data = parseDocument(parts?.yaml ?? '').toJS() ?? {};
  return { ...data, body: toPlain(bodyOf(source), DIALECT) };
}

/** Markdown below the front matter, with Windows line ends and a byte order mark taken out. */
export function bodyOf(source: string): string {
  const body = splitFrontMatter(source)?.body ?? source;
  return body
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .trim();
}

/**
 * The file with this data and text; only what differs is touched. A key set to undefined goes
 * away, a key that is not given stays. An empty source makes a new file.
 * @throws YamlError or FrontMatterError when the data on top cannot be read.
 */
export function writeTextFile(source: string, { body, ...fields }: TextData): string {
  const skeleton = withFrontMatter(source);
  const parts = splitFrontMatter(skeleton);
  if (!parts) return source;
  const eol = lineEndOf(skeleton);
  const old = parseDocument(parts.yaml).toJS() ?? {};
  const yaml = editYaml(parts.yaml, { ...old, ...fields });
  const range = trimRange(parts.body, 0, parts.body.length);
  const lines = linesOf(parts.body, range);
  const isSame = toPlain(lines.join('\n'), DIALECT) === body.trim();
  const text = isSame ? parts.body : placeBody(parts.body, range, lines, body.trim(), eol);
  return skeleton.slice(0, parts.yamlStart) + yaml + closingLine(skeleton, parts) + text;
}

function placeBody(
  old: string,
  { start, end }: Range,
  lines: readonly string[],
  plain: string,
  eol: string,
): string {
  const fresh = rewriteLines(lines, plain, DIALECT).join(eol);
  return start === end ? `${eol}${fresh}${eol}` : old.slice(0, start) + fresh + old.slice(end);
}

/** The second line `---`, as it is written. */
function closingLine(
  source: string,
  { yamlStart, yaml, bodyStart }: { yamlStart: number; yaml: string; bodyStart: number },
): string {
  return source.slice(yamlStart + yaml.length, bodyStart);
}
