// Reports what the schemas refuse, in the schema's words, with the line that was probably meant.
import { z } from 'zod';
import { parseYaml } from '../../model/file/yaml.ts';
import { bareSchema, descriptionOf, exampleLine } from '../../model/schema/field-description.ts';
import { errorMessageOf, formMessageOf } from '../../model/schema/fields.ts';
import { inSentence } from '../../model/serbian/word-forms.ts';
import { type Content, freeNumber } from '../content.ts';
import { error, type Finding, tellInFile, unfinished } from '../finding.ts';
import { findNearest } from '../nearest.ts';
import { oncePerText } from '../once-per-text.ts';
import type { Text } from '../read-text.ts';
import type { Path } from '../read-yaml.ts';
import { either, fieldNamed, say } from '../wording.ts';
import { likelyValues } from './likely-values.ts';

/** Letters of the longest example that is offered: a longer one is text that must not be copied. */
const MOST_IN_EXAMPLE = 80;

export function checkFields(text: Text, content: Content): Finding[] {
  const { path, collection, value, entries } = text;
  if (text.isBroken) return [];
  if (collection.format === 'list' && entries.length === 0) {
    if (collection.mayBeEmpty && !value?.toString()) return [];
    const [first] = namesIn(collection.fileSchema);
    const fix = `Svaka stavka počinje crticom: - ${first}: …, a redovi ispod nje su uvučeni za dva razmaka.`;
    const line = text.lines.findIndex((row) => /^\w/.test(row)) + 1;
    const message = 'U ovom spisku nema nijedne stavke.';
    return [error(path, line || 1, message, either(fix, 'Dodajte bar jednu.'))];
  }
  return judgeEntries(text).flatMap(({ at, issues }) => {
    const unknown = issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => reportUnknown(text, at, issue.path, key))
        : [],
    );
    // A field whose name was mistyped is not reported as missing too.
    const meant = unknown.map((one) => one.meant);
    const rest = issues.filter(
      (issue) => issue.code !== 'unrecognized_keys' && !meant.includes(issue.path.join('.')),
    );
    return [
      ...unknown.map(({ finding }) => finding),
      ...rest.map((issue) => report(text, content, at, issue)),
    ];
  });
}

const judgeEntries = oncePerText(({ collection, entries }) =>
  entries.map(({ at, data }) => {
    const { error } = collection.dataSchema.safeParse(data, { reportInput: true });
    return { at, issues: error?.issues ?? [] };
  }),
);

/** The finding, and the path of the field that was probably meant. */
function reportUnknown(
  { path, collection, lines, lineOf }: Text,
  at: Path,
  parent: Path,
  key: string,
): { finding: Finding; meant?: string } {
  const line = lineOf([...at, ...parent, key]) ?? 1;
  const around = fieldAt(collection.dataSchema, parent);
  const names = namesIn(around);
  const absent = names.filter((name) => lineOf([...at, ...parent, name]) === undefined);
  const near = findNearest(key, absent);
  if (near === undefined) {
    const [needed, another] = absent.filter((name) => isRequired(around, name));
    const fix =
      needed !== undefined && another === undefined
        ? say`Ako je ovo polje ${fieldNamed(needed)}, napišite tako njegov naziv. Ako nije, obrišite ovaj red.`
        : `Obrišite ovaj red. Dozvoljena polja su: ${names.join(', ')}.`;
    return { finding: error(path, line, `Polje „${key}“ ne postoji.`, fix) };
  }
  const message = `Polje „${key}“ ne postoji; verovatno ste mislili „${near}“.`;
  const better = lines[line - 1]?.trim().replace(key, near);
  const finding = error(path, line, message, `Ispravite naziv polja u: ${better}`);
  return { finding, meant: [...parent, near].join('.') };
}

/** What the schema refuses, and the field of the file that it is about. */
interface Problem {
  issue: z.core.$ZodIssue;
  key: string;
  field: z.core.$ZodType | undefined;
  /** The path in the data of the file. */
  full: Path;
}

function report(text: Text, content: Content, at: Path, issue: z.core.$ZodIssue): Finding {
  // A finding about an item of a list names the list.
  const named = issue.path.slice(
    0,
    issue.path.findLastIndex((step) => typeof step === 'string') + 1,
  );
  const field = fieldAt(text.collection.fileSchema, named);
  // A list that is too long is reported at its first superfluous item.
  const most = isTooLongList(issue) ? [Number(issue.maximum)] : [];
  const full = [...at, ...issue.path, ...most];
  const problem = { issue, key: String(named.at(-1)), field, full };
  const told = tellInFile(reportInFile(text, content, problem));
  const inForm = saidInForm(issue, field).replace(/[^.?!…]$/, '$&.');
  return { ...told, text: either(told.text, inForm), fix: either(told.fix, ''), at: full };
}

/** What to do with a field that is chosen in the form and written in the file; else what the schema says. */
function saidInForm({ message }: z.core.$ZodIssue, field: z.core.$ZodType | undefined): string {
  const description = { label: '', ...descriptionOf(field) };
  const control = description.form ? description.form.control : undefined;
  if (control === 'picture') return 'Izaberite sliku';
  if (control === 'kind') return 'Izaberite grupu';
  if (control === 'switch') return 'Uključite ili isključite';
  if (control === 'product') return 'Izaberite proizvod';
  return message === errorMessageOf(description) ? formMessageOf(description) : message;
}

function reportInFile(text: Text, content: Content, problem: Problem): Finding {
  const { issue, full } = problem;
  const line = text.lineOf(full);
  if (line === undefined) return reportMissing(text, content, problem);
  if (issue.input === null || issue.input === '') return reportEmpty(text, line, problem);
  return reportWrong(text, content, line, problem);
}

const isTooLongList = (issue: z.core.$ZodIssue): issue is z.core.$ZodIssueTooBig =>
  issue.code === 'too_big' && issue.origin === 'array';

function reportMissing(text: Text, content: Content, problem: Problem): Finding {
  const { key, field, full } = problem;
  const { above, indent } = placeFor(text, full);
  const example = freeNumberLine(text, content, problem) ?? exampleLine(key, field);
  const better = example && example.length <= MOST_IN_EXAMPLE ? example : `${key}: …`;
  const { instruction } = descriptionOf(field);
  const words = example === undefined && instruction ? `${instruction}. ` : '';
  const fix = `${words}Iza reda ${above} dodajte: ${indent}${better}`;
  return unfinished(text.path, above + 1, `Nedostaje polje ${titleOf(problem)}.`, fix);
}

function reportEmpty(text: Text, line: number, problem: Problem): Finding {
  return unfinished(text.path, line, `Polje ${titleOf(problem)} je prazno.`, problem.issue.message);
}

function reportWrong(text: Text, content: Content, line: number, problem: Problem): Finding {
  const { issue, key, field } = problem;
  const row = text.lines[line - 1]?.trim() ?? '';
  const start = row.slice(0, row.indexOf(':') + 1);
  const typed = row.slice(start.length).trim();
  const better = likelyValues(typed).find((one) => {
    // Without its quotes, a value may be no YAML any longer: „*“.
    const document = parseYaml(one);
    const isValue = document.errors.length === 0;
    return field && isValue && z.safeParse(field, document.toJS()).success;
  });
  const example = freeNumberLine(text, content, problem);
  const advice = example ? `Upišite broj, na primer: ${example}` : issue.message;
  const fix = better ? `Napišite red ovako: ${start} ${better}` : advice;
  const message =
    typed && !isTooLongList(issue)
      ? `ima neispravnu vrednost: ${typed}`
      : 'nije ispravno popunjeno.';
  return error(text.path, line, `Polje „${key}“ ${message}`, fix);
}

/** The key of the field, and its label where it has one: `„id“ (broj)`. */
function titleOf({ key, field }: Problem): string {
  const { label } = descriptionOf(field);
  return `„${key}“${label ? ` (${inSentence(label)})` : ''}`;
}

/** `id: 21`, with a number that no entry has; undefined for a field that is not the number of an entry. */
function freeNumberLine(
  { collection }: Text,
  content: Content,
  { key, field }: Problem,
): string | undefined {
  const isNumber = key === 'id' && field instanceof z.ZodNumber;
  return isNumber ? `id: ${freeNumber(collection, content)}` : undefined;
}

/** The line below which a missing field should stand, and its indentation. */
function placeFor(
  { collection, lines, lineOf }: Text,
  full: Path,
): { above: number; indent: string } {
  const base = full.slice(0, -1);
  const inside = collection.format === 'list' ? base.slice(1) : base;
  const names = namesIn(fieldAt(collection.fileSchema, inside));
  const before = names.slice(0, names.indexOf(String(full.at(-1)))).reverse();
  const lineIn = (name: string) => lineOf([...base, name]);
  const above = before.map(lineIn).find(Boolean) ?? lineOf(base) ?? 1;
  const indent = (lines[above - 1] ?? '').match(/^\s*(?:- +)?/)?.[0].replace('-', ' ') ?? '';
  return { above, indent };
}

const namesIn = (field: z.core.$ZodType | undefined): string[] =>
  field instanceof z.ZodObject ? Object.keys(field.shape) : [];

const isRequired = (around: z.core.$ZodType | undefined, name: string): boolean =>
  around instanceof z.ZodObject && !z.safeParse(around.shape[name], undefined).success;

function fieldAt(schema: z.core.$ZodType | undefined, path: Path): z.core.$ZodType | undefined {
  const bare = bareSchema(schema);
  const [key, ...rest] = path;
  if (key === undefined) return bare;
  if (bare instanceof z.ZodArray) return fieldAt(bare.element, rest);
  return bare instanceof z.ZodObject ? fieldAt(bare.shape[String(key)], rest) : undefined;
}
