// The YAML parser of the check, of Astro's loaders, of /admin and of the build for the hosts. A day becomes a `Date`
// only when the calendar has it, and warnings are not printed. An alias („*a“) is an error: no text needs one, and one
// of itself never ends.
import {
  type Document,
  LineCounter,
  parseDocument,
  type ScalarTag,
  visit,
  YAMLParseError,
} from 'yaml';

/** A day of the calendar. An impossible day stays a text, and the schema's message says what to write. */
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
  /** The parser fills it with the offsets of the lines. */
  lineCounter?: LineCounter;
  /** Keeps a day as a text, which is what the forms of /admin work with. */
  daysAsText?: boolean;
}

export function parseYaml(
  source: string,
  { lineCounter = new LineCounter(), daysAsText = false }: YamlOptions = {},
): Document.Parsed {
  const document = parseDocument(source, {
    lineCounter,
    prettyErrors: false,
    // „silent“ would also leave out a second document, below a line „---“ or „...“, without a word.
    logLevel: 'error',
    customTags: daysAsText ? [] : [day],
  });
  visit(document, {
    Alias: (_, { range }) => {
      const place: [number, number] = [range?.[0] ?? 0, range?.[1] ?? 0];
      document.errors.push(new YAMLParseError(place, 'BAD_ALIAS', 'An alias is not allowed.'));
    },
  });
  return document;
}

/** The data of a YAML text. @throws when the text is not YAML. */
export function yamlData(source: string, options?: YamlOptions): unknown {
  const document = parseYaml(source, options);
  const [broken] = document.errors;
  if (broken) throw broken;
  return document.toJS();
}

/** The text in double quotes, or in single ones when it contains double quotes. */
export const quoted = (text: string) =>
  /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;

/** A line of data in four groups: indentation and dash, name, colon, value. */
export const FIELD = /^(\s*(?:- +)?)([A-Za-z_]\w*)(\s*:?\s*)(.*?)\s*$/;
