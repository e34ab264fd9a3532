// The traps of YAML that its own parser explains in English, on a wrong line, or not at all. Each
// is told with the corrected line, and the parser then gets that line, so that one mistake does
// not hide the next.
import { error, type Finding, warning } from './finding.ts';

export interface YamlLines {
  path: string;
  lines: readonly string[];
  /** Line of the file on which they start. */
  firstLine: number;
  /** Names of the fields that may stand here. */
  fields: readonly string[];
}

interface Entry {
  /** What stands before the value: indentation, dash, key and colon. */
  start: string;
  key: string;
  value: string;
  /** The line below. */
  next: string | undefined;
}

type Trap = (entry: Entry) => { severity?: 'warning'; text: string; value: string } | undefined;

const GLUED = /^(\s*(?:- +)?)(\w+):([^\s/].*)$/;
const ENTRY = /^((?:\s*- +|\s*)([A-Za-z_]\w*)\s*:[ \t]+)(\S.*?)\s*$/;

/** Straight quotes; single ones where the text itself holds double ones. */
export function quote(text: string): string {
  if (!text.includes('"') && !text.includes('\\')) return `"${text}"`;
  return `'${text.replaceAll("'", "''")}'`;
}

/** Findings about single lines, and the lines as the editor meant them. */
export function repairYaml(source: YamlLines): { findings: Finding[]; lines: string[] } {
  const findings: Finding[] = [];
  let blockIndent: number | undefined;
  let column = 0;
  const lines = source.lines.map((line, index) => {
    const indent = line.search(/\S/);
    if (blockIndent !== undefined && (indent < 0 || indent > blockIndent)) return line;
    blockIndent = /:\s+[|>][-+\d]*\s*(#.*)?$/.test(line) ? indent : undefined;
    if (/^\s*(#|$)/.test(line)) return line;
    const found = repairLine(line, source.lines[index + 1], column, source.fields);
    column = /^\s*(?:- +)?(?=\w+\s*:(\s|$))/.exec(found?.line ?? line)?.[0].length ?? column;
    if (!found) return line;
    const { text, line: repaired, severity, fix } = found;
    const how = fix ?? `Napišite red ovako: ${repaired.trim()}`;
    const isWarning = severity === 'warning';
    const make = isWarning ? warning : error;
    findings.push(make(source.path, source.firstLine + index, text, how));
    // What only warns is read as it stands, for so the site reads it.
    return isWarning ? line : repaired;
  });
  return { findings, lines };
}

interface Repair {
  text: string;
  line: string;
  severity?: 'warning' | undefined;
  fix?: string;
}

function repairLine(
  line: string,
  next: string | undefined,
  /** Where the field above starts. */
  column: number,
  fields: readonly string[],
): Repair | undefined {
  if (/^ *\t/.test(line)) {
    const text = line.trim();
    const indent = text.startsWith('- ') ? Math.max(0, column - 2) : column;
    return {
      text: 'U ovom redu je taster Tab.',
      line: ' '.repeat(indent) + text,
      fix: 'Obrišite Tab i umesto njega stavite razmake.',
    };
  }
  const [, bare, rest = ''] = /^([A-Za-z_]\w*)\s+([^:\s]\S.*)$/.exec(line) ?? [];
  if (bare !== undefined && fields.includes(bare) && !/^[=:]/.test(rest)) {
    return { text: `Iza naziva polja „${bare}“ nedostaje dvotačka.`, line: `${bare}: ${rest}` };
  }
  if (column === 0 && /^[^\s#"'[{-]/.test(line) && !/:(\s|$)/.test(line) && !GLUED.test(line)) {
    return {
      text: `Red „${line.trim()}“ nije u obliku polje: vrednost.`,
      line: '',
      fix: 'Napišite naziv polja, dvotačku, razmak i vrednost, na primer: name: Aloe vera gel',
    };
  }
  const glued = GLUED.exec(line);
  if (glued && fields.includes(glued[2] ?? '')) {
    const fixed = `${glued[1]}${glued[2]}: ${glued[3]}`;
    return { text: `Iza dvotačke u polju „${glued[2]}“ nedostaje razmak.`, line: fixed };
  }
  const [, start, key, value] = ENTRY.exec(line) ?? [];
  if (start === undefined || key === undefined || value === undefined) return undefined;
  for (const trap of TRAPS) {
    const found = trap({ start, key, value, next });
    if (found) return { ...found, severity: found.severity, line: `${start}${found.value}` };
  }
  return undefined;
}

/** `"Gel…”`: opened with a straight quote, closed with a curly one. */
const mixedQuotes: Trap = ({ key, value }) => {
  const [, open, text, close] = /^(["'])(.*)([”“„’‘‟])$/.exec(value) ?? [];
  if (open === undefined || text === undefined || text.includes(open)) return undefined;
  return {
    text: `Polje „${key}“ počinje pravim navodnikom (${open}), a završava se kosim (${close}).`,
    value: quote(text),
  };
};

/** `"Gel`: a straight quote that is never closed; a longer text may close it on a later line. */
const unclosedQuote: Trap = ({ key, value, next }) => {
  const [, open, text] = /^(["'])([^"']*)$/.exec(value) ?? [];
  if (open === undefined || text === undefined) return undefined;
  if (next !== undefined && !/^\s*(-\s|\w+\s*:(\s|$)|$)/.test(next)) return undefined;
  return { text: `Navodnik na početku polja „${key}“ nije zatvoren.`, value: quote(text) };
};

/** `“Gel"`: opened with a curly quote and closed with a straight or another curly one. */
const curlyQuotes: Trap = ({ key, value }) => {
  const [, text] = /^[„“”‟]([^„“”‟"]*)[“”‟"]$/.exec(value) ?? [];
  if (text === undefined) return undefined;
  return {
    severity: 'warning',
    text: `Navodnici oko polja „${key}“ vide se na sajtu, jer nisu pravi (").`,
    value: /: |:$| #/.test(text) ? quote(text) : text,
  };
};

/** `"Gel" od aloje`: words behind the closing quote. */
const textBehindQuote: Trap = ({ key, value }) => {
  const closed = /^"(?:[^"\\]|\\.)*"|^'(?:[^']|'')*'/.exec(value)?.[0];
  if (closed === undefined || closed === value) return undefined;
  if (/^\s+#/.test(value.slice(closed.length))) return undefined;
  return {
    text: `U polju „${key}“ ima teksta i iza završnog navodnika.`,
    value: quote(value),
  };
};

const PLAIN = /^[^"'[\]{}|>&*!%@`#]/;

const hash: Trap = ({ key, value }) => {
  if (/^#\S/.test(value)) {
    return {
      text: `Sve iza znaka # sajt ne prikazuje, pa je polje „${key}“ prazno.`,
      value: quote(value),
    };
  }
  const [, text = '', rest = ''] = /^(.*?)(?:\s+#)(.*)$/.exec(value) ?? [];
  if (!PLAIN.test(value) || text === '' || /^(true|false|[\d.-]+)$/.test(text)) return undefined;
  return {
    ...(rest.startsWith(' ') && { severity: 'warning' as const }),
    text: `Sve iza znaka # sajt ne prikazuje: od polja „${key}“ ostaje samo „${text}“.`,
    value: quote(value),
  };
};

const colon: Trap = ({ key, value }) => {
  if (!PLAIN.test(value) || !/:(\s|$)/.test(value)) return undefined;
  return {
    text: `U polju „${key}“ je dvotačka, pa sajt misli da tu počinje novo polje.`,
    value: quote(value),
  };
};

/** Signs that mean something to YAML, at the start of a text. */
const sign: Trap = ({ key, value }) => {
  const isList = /^\[.*\]$|^\{.*\}$/.test(value) && !value.startsWith('[[');
  const isBlock = /^[|>][-+\d]*(\s+#.*)?$/.test(value);
  if (isList || isBlock || !/^([[\]{}|>&*!%@`,]|[-?:]\s)/.test(value)) return undefined;
  return {
    text: `Polje „${key}“ počinje znakom ${value[0]}, koji ovde ima posebno značenje.`,
    value: quote(value),
  };
};

const TRAPS: readonly Trap[] = [
  mixedQuotes,
  unclosedQuote,
  curlyQuotes,
  textBehindQuote,
  hash,
  colon,
  sign,
];
