// Parses the data of a file and knows the line of each value. A line that YAML would read otherwise than
// it was typed is reported and corrected before parsing, so that one mistake does not hide the next.
import { type Document, type ErrorCode, isMap, isNode, isSeq, LineCounter } from 'yaml';
import { z } from 'zod';
import type { Collection } from '../model/collections.ts';
import { FIELD, parseYaml } from '../model/file/yaml.ts';
import { bareSchema } from '../model/schema/field-description.ts';
import { error, type Finding } from './finding.ts';
import { fieldNamed, say } from './wording.ts';
import { repairLine } from './yaml-line.ts';

export type Path = readonly PropertyKey[];

interface YamlData {
  value: unknown;
  /** The lines are no valid YAML, so rules must not draw conclusions from the data. */
  isBroken: boolean;
  /** Line of the file with the value's name, from 1; undefined when there is no such value. */
  lineOf: (path: Path) => number | undefined;
  findings: Finding[];
}

/** A line as it was meant, with the number of the file's line that it comes from. */
interface MeantLine {
  text: string;
  number: number;
}

/** Reads the lines of a file's data; `firstLine` is the number of the first of them in the file. */
export function readFields(
  path: string,
  source: readonly string[],
  firstLine: number,
  collection: Collection,
): YamlData {
  const { lines, findings } = repairLines(path, source, firstLine, collection);
  const counter = new LineCounter();
  const document = parseYaml(lines.map(({ text }) => text).join('\n'), { lineCounter: counter });
  const lineAt = (offset: number) =>
    lines[counter.linePos(offset).line - 1]?.number ?? firstLine + source.length - 1;
  // The errors after the first are mostly consequences of it.
  const [broken] = document.errors;
  const isTwice = broken?.code === 'DUPLICATE_KEY';
  if (broken) {
    const number = lineAt(broken.pos[0]);
    const text = lines.findLast((line) => line.number === number)?.text ?? '';
    findings.push(reportBroken(path, number, text, broken.code));
  }
  return {
    value: toData(document),
    isBroken: broken !== undefined && !isTwice,
    lineOf: (at) => {
      const offset = offsetOf(document, at);
      return offset === undefined ? undefined : lineAt(offset);
    },
    findings,
  };
}

/** Corrects each line that YAML would read otherwise than it was typed, and reports what was wrong. */
function repairLines(
  path: string,
  source: readonly string[],
  firstLine: number,
  collection: Collection,
): { lines: MeantLine[]; findings: Finding[] } {
  const names = fieldNames(collection.fileSchema);
  const present = new Set(source.flatMap((line) => FIELD.exec(line)?.[2] ?? []));
  const lines: MeantLine[] = [];
  const findings: Finding[] = [];
  for (const [index, line] of source.entries()) {
    const number = firstLine + index;
    const above = lines.findLast(({ text }) => !/^\s*(#|$)/.test(text))?.text ?? '';
    const repair = repairLine(line, { above, next: source[index + 1] ?? '', names, present });
    if (repair) {
      const { make, text, fix = formatLines(repair.lines) } = repair;
      findings.push(make(path, number, text, fix));
    }
    for (const text of repair?.lines ?? [line]) lines.push({ text, number });
  }
  return { lines, findings };
}

/** What is wrong at the line of an error of the parser, by its code. */
function reportBroken(path: string, line: number, text: string, code: ErrorCode): Finding {
  if (code === 'DUPLICATE_KEY') {
    const fix = 'Ako je suvišno, obrišite ga. Ako tu počinje nova stavka, stavite crticu i razmak.';
    const field = fieldNamed(FIELD.exec(text)?.[2] ?? '');
    return error(path, line, say`Polje ${field} je upisano dva puta.`, fix);
  }
  if (code === 'MULTIPLE_DOCS') {
    const fix = 'Obrišite red iznad, u kom su samo crtice (---) ili tačke (...).';
    return error(path, line, 'Odavde do kraja sajt ne bi pročitao ništa.', fix);
  }
  if (code === 'BAD_ALIAS') {
    const fix = 'Stavite celu vrednost pod navodnike: "*tekst"';
    return error(path, line, 'Zvezdica na početku vrednosti ovde ima posebno značenje.', fix);
  }
  const fix =
    'Ako je nastavak teksta iznad, spojite ga sa njim u isti red. Ako je polje, stavite ga ' +
    'tačno ispod ostalih, a novu stavku spiska počnite crticom i razmakom.';
  return error(path, line, 'Ovaj red nije na svom mestu.', fix);
}

/** Offset at which the name of the value at this path begins; for an item of a list, the value itself. */
function offsetOf({ contents }: Document, path: Path): number | undefined {
  let node: unknown = contents;
  let named: unknown = contents;
  for (const step of path) {
    const pair = isMap(node)
      ? node.items.findLast(({ key }) => String(key) === String(step))
      : undefined;
    node = isSeq(node) ? node.items[Number(step)] : pair?.value;
    named = pair?.key ?? node;
  }
  return isNode(named) ? named.range?.[0] : undefined;
}

function formatLines(lines: readonly string[]): string {
  const [first = '', second] = lines.map((line) => line.trim());
  return second === undefined
    ? `Napišite red ovako: ${first}`
    : `Napišite ih u dva reda: „${first}“, a ispod njega „${second}“`;
}

/** Names of all fields, those of nested lists included. */
function fieldNames(schema: z.core.$ZodType | undefined): string[] {
  const bare = bareSchema(schema);
  if (bare instanceof z.ZodArray) return fieldNames(bare.element);
  if (!(bare instanceof z.ZodObject)) return [];
  return Object.entries(bare.shape).flatMap(([name, field]) => [name, ...fieldNames(field)]);
}

function toData(document: Document): unknown {
  try {
    return document.toJS();
  } catch {
    return undefined; // An alias without an anchor; the parser has reported it among its errors.
  }
}
