// Corrects one line of YAML that an editor has typed, where YAML would refuse the line or read its value
// otherwise than it was typed. Errors across lines are left to the parser.
import { isMap, isScalar } from 'yaml';
import { FIELD, parseYaml, quoted } from '../model/file/yaml.ts';
import { count } from '../model/serbian/word-forms.ts';
import { error, warning } from './finding.ts';
import { fieldNamed, rowOf, say, type Words, WRITE_ROW } from './wording.ts';

interface Repair {
  text: Words;
  make: typeof error;
  /** The corrected line, or two lines for two fields that stood in one. */
  lines: readonly string[];
  /** The advice; without it, the advice is to type the corrected lines. */
  fix?: Words;
}

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

/** „[kupi](https://primer.rs)“: a link of running text; group 1 is its address. */
const MARKDOWN_LINK = /^\[.*\]\((.*)\)$/;
/** „[kupi](…“: how such a link begins. */
const MARKDOWN_LINK_START = /^\[.*\]\(/;
/** „"Gel za piće“ */
const QUOTE_AT_START = /^["']/;
/** „"Gel za piće”“: a straight quotation mark closed by any other; group 1 is the text between them. */
const QUOTED_BY_ANY_MARKS = /^["'](.*[^"\s].*)["'“”]$/;
/** „“Gel: novo pakovanje”“, as a phone types it; group 1 is the text between the marks. */
const QUOTED_BY_CURLED_MARKS = /^[“”„]([^“”„"]*)["“”]$/;
/** „"Gel za piće“ and no mark behind it. */
const LONE_QUOTE_AT_START = /^["'](?!.*["'”“])/;
/** „"Gel za \"piće\“: the library takes \" at the end for the closing quotation mark. */
const QUOTE_NEVER_CLOSED = /^"(?:[^"\\]|\\.)*$/;
/** „Gel # 1“, „#1 gel“ */
const HASH_OF_COMMENT = /(^|\s)#/;
/** „od 9 do 17 # radnim danima“: a space on both sides, as in front of a comment. */
const HASH_BETWEEN_SPACES = /\s# /;
/** „Gel: aloja“, „Gel:“ */
const COLON_OF_FIELD = /:(\s|$)/;

/** „-name: Gel“ */
const DASH_WITHOUT_SPACE = /^\s*-(?=\w+\s*:)/;
/** Spaces of another program at the beginning of a line: of Word (U+00A0), of a web page, of a phone. */
const FOREIGN_INDENT = /^[ \t]*[^\S \t\n]\s*/;
const TAB = 'Na početku reda je tabulator (taster Tab).';
/** A tab in front of an item of a list; group 1 are its words. */
const TAB_OF_ITEM = /^\s*\t\s*-\s*([^\s-].*)$/;
/** „:“, „ :“ and spaces behind it; no tab and no no-break space. */
const PLAIN_COLON = /^ *:( +|)$/;
/** „|“, „>-“: the value stands in the lines below. */
const BLOCK_VALUE = /^[|>][-+\d]*$/;
/** „  i jabuka“: an indented line that is neither an item of a list nor a field. */
const CONTINUATION = /^\s+(?!- |\w+:(\s|$))\S/;
/** „nega image: ./gel.jpg“: groups are the text in front, the second field, and its name. */
const FIELD_BEHIND_TEXT = /^([^"']*?\S) +((\w+): .+)$/;

/** Why YAML reads the value otherwise than it was typed; the first row that matches counts. */
const CAUSES: readonly { sign: RegExp; say: (field: Words) => Words }[] = [
  {
    sign: MARKDOWN_LINK_START,
    say: (field) => say`U polju ${field} stoji samo adresa, bez zagrada.`,
  },
  {
    sign: QUOTE_AT_START,
    say: (field) => say`Navodnici u polju ${field} nisu u paru ili iza njih ima teksta.`,
  },
  {
    sign: HASH_OF_COMMENT,
    say: (field) => say`Sve iza znaka # sajt ne prikazuje, pa polje ${field} ostaje bez tog dela.`,
  },
  {
    sign: COLON_OF_FIELD,
    say: (field) => say`U polju ${field} je dvotačka, pa sajt misli da tu počinje novo polje.`,
  },
  {
    sign: /^/,
    say: (field) => say`Polje ${field} počinje znakom koji ovde ima posebno značenje.`,
  },
];

/** What is wrong with the line, if it begins with one of `names`; undefined when nothing is. */
export function repairLine(line: string, place: Place): Repair | undefined {
  const repaired = repairForeignIndent(line) ?? repairTabOfItem(line, place.above);
  if (repaired) return repaired;
  const withSpace = line.replace(DASH_WITHOUT_SPACE, '$& ');
  const [, lead = '', name = '', colon = '', value = ''] = FIELD.exec(withSpace) ?? [];
  if (!place.names.includes(name)) return undefined;
  return (
    repairIndent(line, lead, name, place.above) ??
    splitFields(lead, name, value, place) ??
    repairSpaces(line, lead, name, colon, value) ??
    repairValue(line, lead, name, value, place.next)
  );
}

/** Puts ordinary spaces in the place of others, one for one: they look the same. */
function repairForeignIndent(line: string): Repair | undefined {
  const [indent] = FOREIGN_INDENT.exec(line) ?? [];
  if (indent === undefined || indent === line) return undefined;
  const fixed = ' '.repeat(indent.length) + line.slice(indent.length);
  return {
    text: 'Na početku reda su razmaci iz drugog programa.',
    make: error,
    lines: [fixed],
    fix: `Obrišite ih, pa otkucajte razmake (${indent.length}): „${fixed}“`,
  };
}

function repairTabOfItem(line: string, above: string): Repair | undefined {
  const [, words] = TAB_OF_ITEM.exec(line) ?? [];
  if (words === undefined) return undefined;
  const item = `- ${words}`;
  const [, lead = '', name, , value = ''] = FIELD.exec(above) ?? [];
  const dash = above.search(/\S/);
  const isField = name !== undefined && !lead.includes('-');
  // What the line becomes: below an item, the next item; below a field without a value, the first item of the field;
  // below any other field, the item after the one that the field belongs to.
  const column = !isField ? Math.max(0, dash) : dash + (value === '' ? 2 : -2);
  const start = ' '.repeat(Math.max(0, column));
  const spaces = count(start.length, 'razmak', 'razmaka', 'razmaka');
  return {
    text: TAB,
    make: error,
    lines: [start + item],
    fix:
      start === ''
        ? 'Obrišite sve ispred crtice.'
        : `Obrišite sve ispred crtice, pa otkucajte ${spaces}: „${start}${item}“`,
  };
}

/** Removes spaces in front of a field that YAML would refuse there. */
function repairIndent(line: string, lead: string, name: string, above: string): Repair | undefined {
  const [, { length } = '', , , valueAbove = ''] = FIELD.exec(above) ?? [];
  // Only a field without a value can have indented fields below it.
  const isFull = above === '' || (valueAbove !== '' && !/^[|>]/.test(valueAbove));
  const isTab = lead.includes('\t');
  if (lead.includes('-') || (!isTab && !(isFull && lead.length > length))) return undefined;
  const column = isFull ? length : length + 2;
  return {
    text: isTab ? TAB : 'Na početku ovog reda ima razmaka viška.',
    make: error,
    lines: [' '.repeat(column) + line.trimStart()],
    fix:
      column === 0
        ? `Obrišite sve ispred reči „${name}“.`
        : `Neka „${name}“ počinje tačno ispod polja iz reda iznad: ispred je ${column} razmaka.`,
  };
}

/** Gives a second field in one line („nega image: ./gel.jpg“) its own line, unless „image:“ has one already. */
function splitFields(
  lead: string,
  name: string,
  value: string,
  { names, present }: Place,
): Repair | undefined {
  const [, before = '', field = '', second = ''] = FIELD_BEHIND_TEXT.exec(value) ?? [];
  if (!names.includes(second) || present.has(second)) return undefined;
  const text = `U ovom redu su dva polja, „${name}“ i „${second}“.`;
  const indent = lead.replace('-', ' ');
  return { text, make: error, lines: [`${lead}${name}: ${before}`, indent + field] };
}

function repairSpaces(
  line: string,
  lead: string,
  name: string,
  colon: string,
  value: string,
): Repair | undefined {
  const lacksSpace = colon.endsWith(':') && value !== '';
  if (!DASH_WITHOUT_SPACE.test(line) && PLAIN_COLON.test(colon) && !lacksSpace) return undefined;
  const text = `Iza crtice i iza naziva polja „${name}:“ treba da stoji razmak.`;
  return { text, make: error, lines: [`${lead}${name}: ${value}`] };
}

/** Writes the value so that YAML reads it as it was typed: without brackets, or in quotation marks. */
function repairValue(
  line: string,
  lead: string,
  name: string,
  value: string,
  next: string,
): Repair | undefined {
  const goesOn = CONTINUATION.test(next) && next.search(/\S/) > line.search(/\S/);
  if (goesOn || BLOCK_VALUE.test(value) || isReadAsTyped(value)) return undefined;
  const bare =
    MARKDOWN_LINK.exec(value)?.[1] ??
    QUOTED_BY_ANY_MARKS.exec(value)?.[1] ??
    QUOTED_BY_CURLED_MARKS.exec(value)?.[1] ??
    value.replace(LONE_QUOTE_AT_START, '');
  const better = isReadAsTyped(bare) ? bare : quoted(bare);
  // What follows # may be meant as a comment, if YAML can read the value before it.
  const isComment = HASH_BETWEEN_SPACES.test(value) && isText(`${name}: ${value}`);
  return {
    text: CAUSES.find(({ sign }) => sign.test(value))?.say(fieldNamed(name)) ?? '',
    make: isComment ? warning : error,
    lines: [`${lead}${name}: ${better}`],
    fix: say`${WRITE_ROW} ${rowOf(`${lead.trimStart()}${name}`, better)}`,
  };
}

/** Whether YAML reads the line as one field whose value is a text. */
function isText(line: string): boolean {
  const { errors, contents } = parseYaml(line);
  const value = isMap(contents) ? contents.items[0]?.value : undefined;
  return errors.length === 0 && isScalar(value) && typeof value.value === 'string';
}

/** „#1“ directly behind a value, where no comment can be meant. */
const HASH_AT_WORD = /^\s*#\S/;
/** „Gel za piće # boca“: after several words, # cuts their sentence off; after one, it is a comment. */
const HASH_BEHIND_WORDS = /^[^"']\S*\s.*\s#/;

/** Whether YAML reads the value as the typed text, without its quotation marks if it has them. */
function isReadAsTyped(value: string): boolean {
  if (MARKDOWN_LINK_START.test(value) || QUOTE_NEVER_CLOSED.test(value)) return false;
  const { errors, warnings, contents } = parseYaml(value);
  if (errors.length + warnings.length > 0 || contents?.anchor) return value === '';
  if (isMap(contents) && !value.startsWith('{')) return false;
  // „null“, as other editors write an empty value, is no text: the schema says what is missing.
  const read: unknown = isScalar(contents) ? contents.value : (contents?.toJSON() ?? '');
  const behind = contents === null ? value : value.slice(contents.range?.[1] ?? 0);
  if (HASH_AT_WORD.test(behind) || HASH_BEHIND_WORDS.test(value)) return false;
  // Quotation marks and a comment are no part of what is read.
  const hasMore = QUOTE_AT_START.test(value) || HASH_BETWEEN_SPACES.test(value);
  return typeof read !== 'string' || hasMore || read === value;
}
