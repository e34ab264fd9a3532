// The value behind a field's name, which must be read as it was typed.
import { isMap } from 'yaml';
import { parseYaml, quoted } from './yaml.ts';

/** Why YAML reads the value otherwise; the first that fits. */
const WHY: readonly (readonly [RegExp, text: string])[] = [
  [/^\[.*\]\(/, 'U polju „$“ stoji samo adresa, bez zagrada.'],
  [/^["']/, 'Navodnici u polju „$“ nisu u paru ili iza njih ima teksta.'],
  [/(^|\s)#/, 'Sve iza znaka # sajt ne prikazuje, pa polje „$“ ostaje bez tog dela.'],
  [/:(\s|$)/, 'U polju „$“ je dvotačka, pa sajt misli da tu počinje novo polje.'],
  [/^/, 'Polje „$“ počinje znakom koji ovde ima posebno značenje.'],
];

/** What is wrong with the value and the value as it was meant; undefined when nothing is. */
export function judgeValue(
  name: string,
  value: string,
): { text: string; better: string } | undefined {
  if (isReadAsTyped(value)) return undefined;
  const bare =
    /^\[.*\]\((.*)\)$/.exec(value)?.[1] ??
    /^["'](.*[^"\s].*)["'“”]$/.exec(value)?.[1] ??
    value.replace(/^["'](?!.*["'”“])/, '');
  const better = isReadAsTyped(bare) ? bare : quoted(bare);
  const why = WHY.find(([sign]) => sign.test(value))?.[1] ?? '';
  return { text: why.replace('$', name), better };
}

/** What YAML makes of the value alone is the text itself, or what stands between its quotes. */
function isReadAsTyped(value: string): boolean {
  if (/^\[.*\]\(/.test(value)) return false;
  const { errors, warnings, contents } = parseYaml(value);
  if (errors.length + warnings.length > 0 || contents?.anchor) return value === '';
  if (isMap(contents) && !value.startsWith('{')) return false;
  const read: unknown = (contents as { value?: unknown } | null)?.value ?? contents?.toJSON() ?? '';
  const behind = contents === null ? value : value.slice(contents.range?.[1] ?? 0);
  if (/^\s*#\S/.test(behind)) return false;
  return typeof read !== 'string' || /^["']|\s# /.test(value) || read === value;
}
