// Corrects one line of YAML that an editor has typed, where YAML would refuse the line or read its value
// otherwise than it was typed. Errors across lines are left to the parser.
import { isMap, isScalar } from 'yaml';
import { FIELD, parseYaml, quoted } from '../model/yaml.ts';
import { error, warning } from './finding.ts';

/** What is wrong with a line, how grave it is, and the corrected line. */
interface Repair {
  text: string;
  make: typeof error;
  /** The corrected line, or two lines for two fields that stood in one. */
  lines: readonly string[];
  /** The advice; without it, the advice is to type the corrected lines. */
  cure?: string;
}

/** The surroundings of a line in its file. */
interface Place {
  /** The last line above, corrected, that is neither empty nor a comment; '' when there is none. */
  above: string;
  /** The line below, where a long value may continue. */
  next: string;
  /** Fields that the file may have. */
  names: readonly string[];
  /** Fields of `names` that stand at the beginning of a line. */
  present: ReadonlySet<string>;
}

/** Why YAML reads the value otherwise than it was typed; the first row that matches counts. */
const CAUSES: readonly (readonly [RegExp, text: string])[] = [
  [/^\[.*\]\(/, 'U polju „$“ stoji samo adresa, bez zagrada.'],
  [/^["']/, 'Navodnici u polju „$“ nisu u paru ili iza njih ima teksta.'],
  [/(^|\s)#/, 'Sve iza znaka # sajt ne prikazuje, pa polje „$“ ostaje bez tog dela.'],
  [/:(\s|$)/, 'U polju „$“ je dvotačka, pa sajt misli da tu počinje novo polje.'],
  [/^/, 'Polje „$“ počinje znakom koji ovde ima posebno značenje.'],
];

export function repairLine(line: string, place: Place): Repair | undefined {
  const { next, names } = place;
  const [, lead = '', name = '', colon = '', value = ''] =
    FIELD.exec(line.replace(/^(\s*-)(?=\w+\s*:)/, '$1 ')) ?? [];
  if (!names.includes(name)) return undefined;
  const moved = repairIndent(lead, place.above);
  if (moved) {
    const { text, column } = moved;
    const cure =
      column === 0
        ? `Obrišite sve ispred reči „${name}“.`
        : `Neka „${name}“ počinje tačno ispod polja iz reda iznad: ispred je ${column} razmaka.`;
    return { text, make: error, lines: [' '.repeat(column) + line.trimStart()], cure };
  }
  const second = findSecondField(value, place);
  if (second) {
    const text = `U ovom redu su dva polja, „${name}“ i „${second.name}“.`;
    const indent = lead.replace('-', ' ');
    const lines = [`${lead}${name}: ${second.before}`, indent + second.field];
    return { text, make: error, lines };
  }
  if (/^\s*-\w/.test(line) || !/^ *:( +|)$/.test(colon) || (colon.endsWith(':') && value !== '')) {
    const text = `Iza crtice i iza naziva polja „${name}:“ treba da stoji razmak.`;
    return { text, make: error, lines: [`${lead}${name}: ${value}`] };
  }
  const goesOn = /^\s+(?!- |\w+:(\s|$))\S/.test(next) && next.search(/\S/) > line.search(/\S/);
  if (goesOn || /^[|>][-+\d]*$/.test(value) || isReadAsTyped(value)) return undefined;
  const bare =
    /^\[.*\]\((.*)\)$/.exec(value)?.[1] ??
    /^["'](.*[^"\s].*)["'“”]$/.exec(value)?.[1] ??
    value.replace(/^["'](?!.*["'”“])/, '');
  const text = CAUSES.find(([sign]) => sign.test(value))?.[1] ?? '';
  const better = isReadAsTyped(bare) ? bare : quoted(bare);
  // What follows # may be meant as a comment, if YAML can read the value before it.
  const make = /\s# /.test(value) && isText(`${name}: ${value}`) ? warning : error;
  return { text: text.replace('$', name), make, lines: [`${lead}${name}: ${better}`] };
}

/** What is wrong with the spaces in front of a field, and how many should stand there instead. */
function repairIndent(lead: string, above: string): { text: string; column: number } | undefined {
  const [, { length } = '', , , valueAbove = ''] = FIELD.exec(above) ?? [];
  // Only a field without a value can have indented fields below it.
  const isFull = above === '' || (valueAbove !== '' && !/^[|>]/.test(valueAbove));
  const isTab = lead.includes('\t');
  if (lead.includes('-') || (!isTab && !(isFull && lead.length > length))) return undefined;
  const text = isTab ? 'Na početku reda je tabulator.' : 'Na početku ovog reda ima razmaka viška.';
  return { text, column: isFull ? length : length + 2 };
}

/** A second field in the value of the first („nega image: ./gel.jpg“), if no line begins with „image:“. */
function findSecondField(value: string, { names, present }: Place) {
  const [, before = '', field = '', name = ''] = /^([^"']*?\S) +((\w+): .+)$/.exec(value) ?? [];
  return names.includes(name) && !present.has(name) ? { before, field, name } : undefined;
}

/** Whether YAML reads the line as one field whose value is a text. */
function isText(line: string): boolean {
  const { errors, contents } = parseYaml(line);
  const value = isMap(contents) ? contents.items[0]?.value : undefined;
  return errors.length === 0 && isScalar(value) && typeof value.value === 'string';
}

/** Whether YAML reads the value as the typed text, without its quotation marks if it has them. */
function isReadAsTyped(value: string): boolean {
  // The library takes \" at the end for the closing quotation mark.
  if (/^\[.*\]\(|^"(?:[^"\\]|\\.)*$/.test(value)) return false;
  const { errors, warnings, contents } = parseYaml(value);
  if (errors.length + warnings.length > 0 || contents?.anchor) return value === '';
  if (isMap(contents) && !value.startsWith('{')) return false;
  const read: unknown = (contents as { value?: unknown } | null)?.value ?? contents?.toJSON() ?? '';
  const behind = contents === null ? value : value.slice(contents.range?.[1] ?? 0);
  // After one word or number, # is meant as a comment; after several words, # cuts their sentence off.
  if (/^\s*#\S/.test(behind) || /^[^"']\S*\s.*\s#/.test(value)) return false;
  return typeof read !== 'string' || /^["']|\s# /.test(value) || read === value;
}
