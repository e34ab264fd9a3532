// What the schemas refuse, each with its line and, where it can be known, the corrected line.
import { z } from 'zod';
import { inSentence } from '../../model/collections.ts';
import { aboutOf, bareSchema, exampleLine } from '../../model/fields.ts';
import { findNearest } from '../../model/nearest.ts';
import { error, type Finding, missing } from '../finding.ts';
import type { YamlData } from '../yaml-lines.ts';
import { checkDays } from './days.ts';
import { correctValue, describeValue } from './field-values.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

interface Source {
  path: string;
  yaml: YamlData;
  schema: z.ZodObject;
  /** Where in the YAML the fields stand; empty for front matter, an index in a list. */
  at: Path;
  /** Data that come from below the front matter, not from the YAML. */
  body: Readonly<Record<string, unknown>>;
  isDraft: boolean;
}

/** Findings for one set of fields. What the body holds is left to the rules for the body. */
export function checkFields(source: Source): Finding[] {
  const { schema, at, body, yaml } = source;
  const given = at.reduce<unknown>((value, key) => (value as never)?.[key], yaml.value);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    const line = yaml.lineOf(at) ?? yaml.firstLine;
    const fix = `Polja su: ${Object.keys(schema.shape)
      .filter((key) => !(key in body))
      .join(', ')}.`;
    return [
      error(source.path, line, 'Podaci se pišu kao polje: vrednost, svaki u svom redu.', fix),
    ];
  }
  const issues = schema.safeParse({ ...given, ...body }).error?.issues ?? [];
  const relevant = issues.filter(({ path }) => !(String(path[0]) in body));
  const unknown = relevant.filter((issue) => issue.code === 'unrecognized_keys');
  const misspelled = new Map<string, string>();
  const findings = unknown.flatMap((issue) =>
    issue.keys.map((key) => reportUnknown(source, issue.path, key, misspelled)),
  );
  for (const issue of relevant) {
    if (issue.code === 'unrecognized_keys') continue;
    // A misspelled field would otherwise be reported as missing too.
    if (misspelled.has(issue.path.join('.'))) continue;
    findings.push(report(source, issue));
  }
  return [...findings, ...checkDays(source.path, yaml, at, given)];
}

function reportUnknown(
  source: Source,
  path: Path,
  key: string,
  misspelled: Map<string, string>,
): Finding {
  const { yaml, at, body, schema } = source;
  const line = yaml.lineOf([...at, ...path, key]) ?? yaml.firstLine;
  const parent = fieldAt(schema, path) as z.ZodObject;
  const allowed = Object.keys(parent.shape).filter((name) => !(name in body));
  const written = yaml.lineOf([...at, ...path]) === undefined ? [] : allowed;
  const meant = findNearest(
    key,
    written.filter((name) => yaml.lineOf([...at, ...path, name]) === undefined),
  );
  if (meant === undefined) {
    const twin = findNearest(key, allowed);
    const text = twin
      ? `Polje „${key}“ ne postoji, a slično polje „${twin}“ je već upisano.`
      : `Polje „${key}“ ne postoji.`;
    const fix = `Obrišite ovaj red. Dozvoljena polja su: ${allowed.join(', ')}.`;
    return error(source.path, line, text, fix);
  }
  misspelled.set([...path, meant].join('.'), key);
  const corrected = yaml.sourceOf([...at, ...path, key]).replace(key, meant);
  return error(
    source.path,
    line,
    `Polje „${key}“ ne postoji; verovatno ste mislili „${meant}“.`,
    `Ispravite naziv polja u: ${corrected}`,
  );
}

function report(source: Source, issue: Issue): Finding {
  const { path, yaml, at } = source;
  const lack = missing(source.isDraft);
  const field = fieldAt(source.schema, issue.path);
  const key = String(issue.path.at(-1));
  const full = [...at, ...issue.path];
  const line = yaml.lineOf(full);
  const { label: name } = aboutOf(field);
  const label = name ? ` (${inSentence(name)})` : '';
  const example = exampleLine(key, field);
  if (line === undefined) {
    const place = placeFor(source, issue.path);
    const what = example ?? `${key}: …`;
    const where = `${place.where} dodajte: ${place.indent}${what}`;
    return lack(path, place.line, `Nedostaje polje „${key}“${label}.`, where);
  }
  const value = full.reduce<unknown>((data, step) => (data as never)?.[step], yaml.value);
  if (value === null || value === '') {
    return lack(path, line, `Polje „${key}“${label} je prazno.`, issue.message);
  }
  const corrected = correctValue(field, key, value, yaml.sourceOf(full));
  return error(
    path,
    line,
    describeValue(field, key, value, yaml.sourceOf(full), issue),
    corrected ? `Napišite red ovako: ${corrected}` : issue.message,
  );
}

/** Below the field that stands before it in the schema, so that all files look alike. */
function placeFor({ yaml, schema, at }: Source, issuePath: Path) {
  const parent = issuePath.slice(0, -1);
  const names = Object.keys((fieldAt(schema, parent) as z.ZodObject).shape);
  const index = names.indexOf(String(issuePath.at(-1)));
  const base = [...at, ...parent];
  // Above an item's first field there is its dash: there a later field has to do.
  const later = typeof base.at(-1) === 'number' ? names.slice(index + 1) : [];
  const above = [...names.slice(0, index).reverse(), ...later]
    .map((name) => yaml.lineOf([...base, name]))
    .find((line) => line !== undefined);
  if (above !== undefined) {
    const [column = ''] = /^\s*(?:- +)*/.exec(yaml.lines[above - yaml.firstLine] ?? '') ?? [];
    return { line: above + 1, where: `Iza reda ${above}`, indent: ' '.repeat(column.length) };
  }
  const start = yaml.lineOf(base) ?? yaml.firstLine;
  return { line: start, where: `Iznad reda ${start}`, indent: '' };
}

/** Schema of the field at this path; lists count as their items. */
function fieldAt(schema: z.core.$ZodType | undefined, path: Path): z.core.$ZodType | undefined {
  const bare = bareSchema(schema);
  const [key, ...rest] = path;
  if (key === undefined) return bare;
  if (bare instanceof z.ZodArray) return fieldAt(bare.element, rest);
  return bare instanceof z.ZodObject ? fieldAt(bare.shape[String(key)], rest) : undefined;
}
