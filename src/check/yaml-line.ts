// One line of an editor's YAML: its field's name and colon, and the value, which must be read as it was
// typed. Lines that do not fit together are left to YAML itself.
import { isMap, isScalar } from 'yaml';
import { FIELD, parseYaml, quoted } from '../model/yaml.ts';
import { error, warning } from './finding.ts';

/** What is wrong with a line, how grave it is, and how it was meant. */
interface Repair {
  text: string;
  make: typeof error;
  /** One line, or the two that stood in one. */
  lines: readonly string[];
  /** What to do; without it, to type the line as it was meant. */
  cure?: string;
}

/** A line among the others of its file. */
interface Place {
  /** The last line above it that is neither empty nor a note, as it was meant; empty where there is none. */
  above: string;
  /** The line below, where a long text may go on. */
  next: string;
  /** Fields that the file may have. */
  names: readonly string[];
  /** Fields of `names` that stand at the beginning of a line. */
  present: ReadonlySet<string>;
}

/** Why YAML reads the value otherwise; the first that fits. */
const WHY: readonly (readonly [RegExp, text: string])[] = [
  [/^\[.*\]\(/, 'U polju „$“ stoji samo adresa, bez zagrada.'],
  [/^["']/, 'Navodnici u polju „$“ nisu u paru ili iza njih ima teksta.'],
  [/(^|\s)#/, 'Sve iza znaka # sajt ne prikazuje, pa polje „$“ ostaje bez tog dela.'],
  [/:(\s|$)/, 'U polju „$“ je dvotačka, pa sajt misli da tu počinje novo polje.'],
  [/^/, 'Polje „$“ počinje znakom koji ovde ima posebno značenje.'],
];

export function judgeLine(line: string, place: Place): Repair | undefined {
  const { next, names } = place;
  const [, lead = '', name = '', colon = '', value = ''] =
    FIELD.exec(line.replace(/^(\s*-)(?=\w+\s*:)/, '$1 ')) ?? [];
  if (!names.includes(name)) return undefined;
  const moved = judgeIndent(lead, place.above);
  if (moved) {
    const { text, column } = moved;
    const cure =
      column === 0
        ? `Obrišite sve ispred reči „${name}“.`
        : `Neka „${name}“ počinje tačno ispod polja iz reda iznad: ispred je ${column} razmaka.`;
    return { text, make: error, lines: [' '.repeat(column) + line.trimStart()], cure };
  }
  const second = findSecond(value, place);
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
  const text = WHY.find(([sign]) => sign.test(value))?.[1] ?? '';
  const better = isReadAsTyped(bare) ? bare : quoted(bare);
  // It may be a note all the same, where YAML can read what stands before it.
  const make = /\s# /.test(value) && isText(`${name}: ${value}`) ? warning : error;
  return { text: text.replace('$', name), make, lines: [`${lead}${name}: ${better}`] };
}

/** What is wrong with the blanks in front of a field, and how many should stand there instead. */
function judgeIndent(lead: string, above: string): { text: string; column: number } | undefined {
  const [, { length } = '', , , valueAbove = ''] = FIELD.exec(above) ?? [];
  // Only a field without a value of its own has others below it, further to the right.
  const isFull = above === '' || (valueAbove !== '' && !/^[|>]/.test(valueAbove));
  const isTab = lead.includes('\t');
  if (lead.includes('-') || (!isTab && !(isFull && lead.length > length))) return undefined;
  const text = isTab ? 'Na početku reda je tabulator.' : 'Na početku ovog reda ima razmaka viška.';
  return { text, column: isFull ? length : length + 2 };
}

/** A second field behind the value of the first: „nega image: ./gel.jpg“, where no line begins with „image:“. */
function findSecond(value: string, { names, present }: Place) {
  const [, before = '', field = '', name = ''] = /^([^"']*?\S) +((\w+): .+)$/.exec(value) ?? [];
  return names.includes(name) && !present.has(name) ? { before, field, name } : undefined;
}

/** Whether YAML reads the line as one field with a plain text. */
function isText(line: string): boolean {
  const { errors, contents } = parseYaml(line);
  const value = isMap(contents) ? contents.items[0]?.value : undefined;
  return errors.length === 0 && isScalar(value) && typeof value.value === 'string';
}

/** What YAML makes of the value alone is the text itself, or what stands between its quotes. */
function isReadAsTyped(value: string): boolean {
  // The library takes \" at the end for the closing quote.
  if (/^\[.*\]\(|^"(?:[^"\\]|\\.)*$/.test(value)) return false;
  const { errors, warnings, contents } = parseYaml(value);
  if (errors.length + warnings.length > 0 || contents?.anchor) return value === '';
  if (isMap(contents) && !value.startsWith('{')) return false;
  const read: unknown = (contents as { value?: unknown } | null)?.value ?? contents?.toJSON() ?? '';
  const behind = contents === null ? value : value.slice(contents.range?.[1] ?? 0);
  // A note behind one word or a number is meant as such; behind several, # cuts their sentence.
  if (/^\s*#\S/.test(behind) || /^[^"']\S*\s.*\s#/.test(value)) return false;
  return typeof read !== 'string' || /^["']|\s# /.test(value) || read === value;
}
