import { isCollection, isMap, isPair, LineCounter, type Node, parseDocument } from 'yaml';
import { error, type Finding } from './finding.ts';
import { repairYaml, type YamlLines } from './yaml-repair.ts';

type Path = readonly PropertyKey[];

/** YAML as data, each value with its line in the file. */
export interface YamlData {
  value: unknown;
  /** The lines after repair, as the data were read from them. */
  lines: readonly string[];
  firstLine: number;
  /** Line of the value's key or, in a list, of its item; undefined when there is no such value. */
  lineOf: (path: Path) => number | undefined;
  /** The whole line that holds the value, without its indentation. */
  sourceOf: (path: Path) => string;
}

/** Reads YAML, with everything that is wrong in its form. Never throws. */
export function readYaml(source: YamlLines): { data: YamlData; findings: Finding[] } {
  const { lines, findings } = repairYaml(source);
  const counter = new LineCounter();
  const document = parseDocument(lines.join('\n'), {
    lineCounter: counter,
    prettyErrors: false,
    logLevel: 'error',
    // Astro's own parser reads dates too.
    customTags: ['timestamp'],
  });
  const lineAt = (offset: number) => source.firstLine + counter.linePos(offset).line - 1;

  const seen = new Set(findings.map(({ line }) => line));
  for (const { code, pos } of document.errors) {
    const line = Math.min(lineAt(pos[0]), source.firstLine + source.lines.length - 1);
    if (seen.has(line)) continue;
    seen.add(line);
    const shown = lines[line - source.firstLine]?.trim() ?? '';
    findings.push(error(source.path, line, ...explain(code, shown)));
  }

  const lineOf = (path: Path) => {
    const offset = startOf(document.contents, path);
    return offset === undefined ? undefined : lineAt(offset);
  };
  const data: YamlData = {
    value: document.errors.length > 0 ? dataOf(() => document.toJS()) : document.toJS(),
    lines,
    firstLine: source.firstLine,
    lineOf,
    sourceOf: (path) => lines[(lineOf(path) ?? 0) - source.firstLine]?.trim() ?? '',
  };
  return { data, findings };
}

/** An alias to nothing makes the conversion throw; its error is listed already. */
function dataOf(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function startOf(node: unknown, path: Path): number | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return (node as Node | null)?.range?.[0];
  if (isMap(node)) {
    // Of a field written twice, the last one counts.
    const pair = node.items.findLast(
      (item) => isPair(item) && String((item.key as { value?: unknown } | null)?.value) === key,
    );
    if (!pair) return undefined;
    return rest.length === 0 ? startOf(pair.key, []) : startOf(pair.value, rest);
  }
  return isCollection(node) ? startOf(node.items[Number(key)], rest) : undefined;
}

function explain(code: string, line: string): [text: string, fix: string] {
  const key = /^(?:- +)?(\w+)\s*:/.exec(line)?.[1];
  if (code === 'DUPLICATE_KEY' && key) {
    return [`Polje „${key}“ je upisano dva puta.`, 'Obrišite red koji je suvišan.'];
  }
  if (code === 'TAB_AS_INDENT') {
    return ['U ovom redu je taster Tab.', 'Obrišite Tab i umesto njega stavite razmake.'];
  }
  if (!key) {
    return [
      `Red „${line}“ nije u obliku polje: vrednost.`,
      'Napišite naziv polja, dvotačku, razmak i vrednost, na primer: name: Aloe vera gel',
    ];
  }
  return [
    `Red sa poljem „${key}“ nije ispravno napisan.`,
    'Proverite razmake na početku reda i navodnike. Tekst stavite pod prave navodnike, na primer: name: "Aloe vera gel"',
  ];
}
