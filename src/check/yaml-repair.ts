// The traps of YAML that its own parser explains in English, on a wrong line, or not at all. Each
// is told with the corrected line, and the parser then gets that line, so that one mistake does
// not hide the next.
import { error, type Finding, warning } from './finding.ts';
import { TRAPS } from './yaml-traps.ts';

export interface YamlLines {
  path: string;
  lines: readonly string[];
  /** Line of the file on which they start. */
  firstLine: number;
  /** Names of the fields that may stand here. */
  fields: readonly string[];
}

const GLUED = /^(\s*(?:- +)?)(\w+)\s*:([^\s/].*)$/;
/** A no-break space, as a Mac types it with Alt. */
const HARD_SPACE = /^(\s*(?:- +)?)(\w+):[\u00a0\u2007\u202f]\s*(\S.*)$/;
const ENTRY = /^((?:\s*- +|\s*)([A-Za-z_]\w*)\s*:[ \t]+)(\S.*?)\s*$/;

/** Findings about single lines, and the lines as the editor meant them. */
export function repairYaml(source: YamlLines): { findings: Finding[]; lines: string[] } {
  const findings: Finding[] = [];
  const firstKey = /^- +(\w+)\s*:/.exec(
    source.lines.find((line) => /^[^\s#]/.test(line)) ?? '',
  )?.[1];
  let blockIndent: number | undefined;
  let above: Above = { column: 0, hasValue: false };
  const lines = source.lines.map((line, index) => {
    const indent = line.search(/\S/);
    if (blockIndent !== undefined && (indent < 0 || indent > blockIndent)) return line;
    blockIndent = /:\s+[|>][-+\d]*\s*(#.*)?$/.test(line) ? indent : undefined;
    if (/^\s*(#|$)/.test(line)) return line;
    const found =
      repairHardIndent(line) ??
      repairItem(line, firstKey) ??
      repairIndent(line, firstKey, source.fields) ??
      repairLine(line, source.lines[index + 1], above, source.fields);
    const [, start, value] = /^(\s*(?:- +)?)\w+\s*:(?:\s+(.*))?$/.exec(found?.line ?? line) ?? [];
    if (start !== undefined) above = { column: start.length, hasValue: Boolean(value) };
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

/** The field above: where its name starts, and whether its value stands on the same line. */
interface Above {
  column: number;
  hasValue: boolean;
}

interface Repair {
  text: string;
  line: string;
  severity?: 'warning' | undefined;
  fix?: string;
}

/** In a list, the first field of an item without its dash: the item would run into the one above. */
function repairItem(line: string, firstKey: string | undefined): Repair | undefined {
  const [, key, rest = ''] = /^ *(\w+)\s*:(.*)$/.exec(line) ?? [];
  if (key === undefined || key !== firstKey) return undefined;
  const text = `Ispred polja „${key}“ nedostaje crtica, kojom počinje nova stavka.`;
  return { text, line: `- ${key}:${rest}` };
}

/** In a list, a field that stands where a new item would begin. */
function repairIndent(
  line: string,
  firstKey: string | undefined,
  fields: readonly string[],
): Repair | undefined {
  const key = /^(\w+)\s*:(?:\s|$)/.exec(line)?.[1] ?? '';
  if (firstKey === undefined || !fields.includes(key)) return undefined;
  return {
    text: `Ispred polja „${key}“ nedostaju dva razmaka.`,
    line: `  ${line}`,
    fix: 'Uvucite red za dva razmaka, tako da počinje tačno ispod polja iznad njega.',
  };
}

/** No-break spaces before a field, as a copied line brings them along. */
function repairHardIndent(line: string): Repair | undefined {
  const [, indent, rest] = /^([ \t]*[\u00a0\u2007\u202f][\s\u00a0]*)(\S.*)$/.exec(line) ?? [];
  if (indent === undefined) return undefined;
  return {
    text: 'Na početku reda su razmaci posebne vrste, koje sajt ne prepoznaje.',
    line: `${' '.repeat(indent.length)}${rest}`,
    fix: 'Obrišite sve do prve reči i otkucajte razmake ponovo, kao u redovima oko njega.',
  };
}

function repairLine(
  line: string,
  next: string | undefined,
  { column, hasValue }: Above,
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
  const [, space = '', bare, rest = ''] =
    /^(\s*(?:- +)?)([A-Za-z_]\w*)\s+([^:\s]\S.*)$/.exec(line) ?? [];
  // Deeper than its neighbours it is the rest of a text that began above.
  const isField = bare !== undefined && fields.includes(bare) && space.length === column;
  if (isField && !/^[=:]/.test(rest)) {
    const text = `Iza naziva polja „${bare}“ nedostaje dvotačka.`;
    return { text, line: `${space}${bare}: ${rest}` };
  }
  const [, indent = '', pushed = ''] = /^( +)(\w+)\s*:(?:\s|$)/.exec(line) ?? [];
  if (hasValue && indent.length > column && fields.includes(pushed)) {
    return {
      text: `Red sa poljem „${pushed}“ je previše uvučen.`,
      line: ' '.repeat(column) + line.trim(),
      fix: 'Obrišite razmake viška: red počinje tačno ispod naziva polja iznad njega.',
    };
  }
  if (column === 0 && /^[^\s#"'[{-]/.test(line) && !/:(\s|$)/.test(line) && !GLUED.test(line)) {
    return {
      text: `Red „${line.trim()}“ nije u obliku polje: vrednost.`,
      line: '',
      fix: hasValue
        ? 'Ako je to nastavak teksta iznad, spojite ga sa njim u isti red. Ako nije, napišite naziv polja, dvotačku, razmak i vrednost.'
        : 'Napišite naziv polja, dvotačku, razmak i vrednost, na primer: name: Aloe vera gel',
    };
  }
  const [, begin, named = '', words] = HARD_SPACE.exec(line) ?? [];
  if (fields.includes(named)) {
    const text = `Iza dvotačke u polju „${named}“ je razmak posebne vrste, koji sajt ne prepoznaje.`;
    return { text, line: `${begin}${named}: ${words}` };
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
