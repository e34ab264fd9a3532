// YAML as it is read everywhere, by the check, by Astro's loaders, in /admin and for the hosts: a day is a
// day only where the calendar has it, and nothing is printed.
import { LineCounter, parseDocument, type ScalarTag } from 'yaml';

/** Any day that the calendar has; another one stays a text, and the schema says what to write. */
const day: ScalarTag = {
  tag: 'tag:yaml.org,2002:timestamp',
  default: true,
  identify: (value: unknown) => value instanceof Date,
  test: /^\d{4}-\d\d-\d\d$/,
  resolve: (text: string) => {
    const date = new Date(`${text}T00:00:00Z`);
    const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
    return isReal && !text.startsWith('0') ? date : text;
  },
};

export interface YamlOptions {
  /** Filled with the beginnings of the lines. */
  lineCounter?: LineCounter;
  /** A day stays a text, as the forms of /admin take it. */
  daysAsText?: boolean;
}

export const parseYaml = (
  source: string,
  { lineCounter = new LineCounter(), daysAsText = false }: YamlOptions = {},
) =>
  parseDocument(source, {
    lineCounter,
    prettyErrors: false,
    logLevel: 'silent',
    customTags: daysAsText ? [] : [day],
  });

/** The data of a YAML text. @throws when the text is not YAML. */
export function dataOf(source: string, options?: YamlOptions): unknown {
  const document = parseYaml(source, options);
  const [broken] = document.errors;
  if (broken) throw broken;
  return document.toJS();
}

/** The text in quotes; single ones where it holds double ones itself. */
export const quoted = (text: string) =>
  /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;

/** Indentation and dash, name, colon and value of a line. */
export const FIELD = /^(\s*(?:- +)?)([A-Za-z_]\w*)(\s*:?\s*)(.*?)\s*$/;
