// Parses the data of a file and knows the line of each value. A line that YAML would read otherwise than
// it was typed is reported and corrected before parsing, so that one mistake does not hide the next.
import { isMap, isSeq, LineCounter } from 'yaml';
import { z } from 'zod';
import type { Collection } from '../model/collections.ts';
import { bareSchema } from '../model/field-description.ts';
import { FIELD, parseYaml } from '../model/yaml.ts';
import { error, type Finding } from './finding.ts';
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

/** Reads the lines of a file's data; `firstLine` is the number of the first of them in the file. */
export function readFields(
  path: string,
  source: readonly string[],
  firstLine: number,
  collection: Collection,
): YamlData {
  const findings: Finding[] = [];
  const names = fieldNames(collection.fileSchema);
  const present = new Set(source.flatMap((line) => FIELD.exec(line)?.[2] ?? []));
  /** The corrected lines, each with its number in the file. */
  const meant: { line: string; number: number }[] = [];
  for (const [index, line] of source.entries()) {
    const number = firstLine + index;
    const above = meant.findLast((one) => !/^\s*(#|$)/.test(one.line))?.line ?? '';
    const found = repairLine(line, { above, next: source[index + 1] ?? '', names, present });
    if (found) {
      const { make, text, lines, cure = formatLines(lines) } = found;
      findings.push(make(path, number, text, cure));
    }
    for (const one of found?.lines ?? [line]) meant.push({ line: one, number });
  }
  const counter = new LineCounter();
  const document = parseYaml(meant.map(({ line }) => line).join('\n'), { lineCounter: counter });
  const lineAt = (offset: number) =>
    meant[counter.linePos(offset).line - 1]?.number ?? firstLine + source.length - 1;
  // The errors after the first are mostly consequences of it.
  const [broken] = document.errors;
  const isTwice = broken?.code === 'DUPLICATE_KEY';
  if (broken) {
    const line = lineAt(broken.pos[0]);
    const name = FIELD.exec(meant.findLast(({ number }) => number === line)?.line ?? '')?.[2];
    const better =
      'Ako je suvišno, obrišite ga. Ako tu počinje nova stavka, stavite crticu i razmak.';
    const loose =
      'Ako je nastavak teksta iznad, spojite ga sa njim u isti red. ' +
      'Ako je polje, stavite ga tačno ispod ostalih, a novu stavku spiska počnite crticom i ' +
      'razmakom.';
    findings.push(
      isTwice
        ? error(path, line, `Polje „${name}“ je upisano dva puta.`, better)
        : error(path, line, 'Ovaj red nije na svom mestu.', loose),
    );
  }
  const lineOf = (at: Path) => {
    let node: unknown = document.contents;
    let offset: number | undefined = document.contents?.range?.[0];
    for (const step of at) {
      const pair = isMap(node)
        ? node.items.findLast(({ key }) => String(key) === String(step))
        : undefined;
      node = isSeq(node) ? node.items[Number(step)] : pair?.value;
      offset = ((pair?.key ?? node) as { range?: number[] } | undefined)?.range?.[0];
    }
    return offset === undefined ? undefined : lineAt(offset);
  };
  return { value: toData(document), isBroken: broken !== undefined && !isTwice, lineOf, findings };
}

/** The advice what to write instead of a line. */
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

function toData(document: ReturnType<typeof parseYaml>): unknown {
  try {
    return document.toJS();
  } catch {
    return undefined; // An alias without an anchor; the parser has reported it among its errors.
  }
}
