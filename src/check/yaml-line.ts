// One line of an editor's YAML: its field's name and colon, and the value, which must be read as it was
// typed. Lines that do not fit together are left to YAML itself.
import { isMap, isScalar } from 'yaml';
import { FIELD, parseYaml, quoted } from '../model/yaml.ts';
import { error, warning } from './finding.ts';

/** What is wrong with a line, how grave it is, and the line as it was meant. */
interface Repair {
  text: string;
  make: typeof error;
  line: string;
}

/** Why YAML reads the value otherwise; the first that fits. */
const WHY: readonly (readonly [RegExp, text: string])[] = [
  [/^\[.*\]\(/, 'U polju „$“ stoji samo adresa, bez zagrada.'],
  [/^["']/, 'Navodnici u polju „$“ nisu u paru ili iza njih ima teksta.'],
  [/(^|\s)#/, 'Sve iza znaka # sajt ne prikazuje, pa polje „$“ ostaje bez tog dela.'],
  [/:(\s|$)/, 'U polju „$“ je dvotačka, pa sajt misli da tu počinje novo polje.'],
  [/^/, 'Polje „$“ počinje znakom koji ovde ima posebno značenje.'],
];

/** `next` is the line below, where a long text may go on. */
export function judgeLine(
  line: string,
  next: string,
  names: readonly string[],
): Repair | undefined {
  const [, lead = '', name = '', colon = '', value = ''] =
    FIELD.exec(line.replace(/^(\s*-)(?=\w+\s*:)/, '$1 ')) ?? [];
  if (!names.includes(name)) return undefined;
  if (/^\s*-\w/.test(line) || !/^ *:( +|)$/.test(colon) || (colon.endsWith(':') && value !== '')) {
    const text = `Iza crtice i iza naziva polja „${name}:“ treba da stoji razmak.`;
    return { text, make: error, line: `${lead}${name}: ${value}` };
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
  return { text: text.replace('$', name), make, line: `${lead}${name}: ${better}` };
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
