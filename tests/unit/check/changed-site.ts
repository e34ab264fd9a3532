// Checks the content with some of its files changed.
import { checkContent } from '../../../src/check/check-content.ts';
import type { Files } from '../../../src/check/content.ts';
import { type Finding, keyOf, tellInFile } from '../../../src/check/finding.ts';
import { readFiles } from '../../../src/check/read-files.ts';

const FOLDER = 'src/content/';
export const REAL = asInRows(await readFiles(process.cwd()));
const NOW = new Date('2026-11-20T12:00:00Z');

/** Path below src/content/ → the new text of the file; null deletes the file. */
export type Changes = Record<string, string | null>;

const BEFORE = new Set(checkContent(REAL, NOW).findings.map(keyOf));

/** A text of the content, by its path below src/content/. */
export function textOf(name: string): string {
  return new TextDecoder().decode(REAL.texts.find(({ path }) => path === FOLDER + name)?.bytes);
}

/** The text with its first match replaced. @throws when nothing matches: the test would prove nothing. */
export function edit(name: string, from: string | RegExp, to: string): string {
  const text = textOf(name);
  const result = typeof from === 'string' ? text.replace(from, () => to) : text.replace(from, to);
  if (result === text) throw new Error(`Nothing to replace in ${name}: ${from}`);
  return result;
}

/** What is missing, and every finding that the changes have caused. */
export function checkWith(changes: Changes, files: Partial<Files> = {}) {
  const texts = new Map(REAL.texts.map(({ path, bytes }) => [path, bytes]));
  for (const [name, text] of Object.entries(changes)) {
    if (text === null) texts.delete(FOLDER + name);
    else texts.set(FOLDER + name, new TextEncoder().encode(text));
  }
  const all = [...texts].map(([path, bytes]) => ({ path, bytes }));
  const { findings, missing } = checkContent({ ...REAL, texts: all, ...files }, NOW);
  return { findings: findings.filter((one) => !BEFORE.has(keyOf(one))), missing };
}

/**
 * Products in the form that the rows of mistakes expect: with a link of their own, and without words for
 * the search and open questions.
 */
function asInRows(files: Files): Files {
  const texts = files.texts.map(({ path, bytes }) => {
    if (!path.startsWith(`${FOLDER}products/`)) return { path, bytes };
    const name = path.replace(/^.*\/|\.mdx$/g, '');
    const text = new TextDecoder()
      .decode(bytes)
      .replace(/^words: .*\n/m, '')
      .replace(/^open_questions:\n(?: .*\n)*/m, '')
      .replace('link: ""', `link: https://prodavnica.example.com/korpa/${name}`);
    return { path, bytes: new TextEncoder().encode(text) };
  });
  return { ...files, texts };
}

/** One line for each finding but the notes; the path is left out for `file` itself. */
export function say(findings: readonly Finding[], file = ''): string[] {
  return findings
    .filter(({ severity }) => severity !== 'note')
    .map(tellInFile)
    .map(({ file: path, line, severity, text, fix }) => {
      const place = path === FOLDER + file ? line : `${path.replace(FOLDER, '')}:${line}`;
      return `${severity} ${place} ${text}${fix && ` → ${fix}`}`;
    });
}
