// The real content with some files changed, as the check sees it. The texts that most mistakes are
// made in are kept in `../texts`: an edit of the content moves no line that a test names.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../../../src/check/check-content';
import type { Content, RawFile } from '../../../../src/check/content-files';
import { readContent } from '../../../../src/check/read-content';
import { parseMdx } from '../../../../src/check/run-check';
import { formatFindings } from '../../../../src/check/text-report';

const KEPT = join(import.meta.dirname, '../texts');
const REAL = withKeptTexts(await readContent(process.cwd()));
const NOW = new Date('2026-11-20T12:00:00Z');

/** New text of a file by its path below src/content/; null takes the file away. */
export type Changes = Record<string, ((text: string) => string) | string | Uint8Array | null>;

/** What the check says about the real content, before anything is changed. */
const BEFORE = formatted({}, {});

/** Questions about sentences of the real content that only its owner can answer. */
export function openQuestions(): string[] {
  return BEFORE.filter((line) => line.startsWith('PITANJE')).map(
    (line) => line.split(' → ')[0] ?? '',
  );
}

/**
 * Everything that the check says about the real content with these changes, without notes and
 * without the questions that stand open anyway.
 */
export function problemsWith(changes: Changes, content: Partial<Content> = {}): string[] {
  const open = openQuestions().map((line) => line.replace(/^.*?:\d+ /, ''));
  return formatted(changes, content, ({ severity }) => severity !== 'note').filter(
    (line) => !open.some((question) => line.includes(question)),
  );
}

/** Everything that the check says, notes and all, except what it says without the changes too. */
export function newFindingsWith(changes: Changes, content: Partial<Content> = {}): string[] {
  return formatted(changes, content).filter((line) => !BEFORE.includes(line));
}

/** The launch list of the real content with these changes. */
export function unfilledWith(changes: Changes, content: Partial<Content> = {}): string[] {
  return checkContent(changed(changes, content), { now: NOW }).unfilled.map(
    ({ file, line, text }) => `${file}:${line} ${text}`,
  );
}

/** The text with its first match replaced; a change that changes nothing would prove nothing. */
export function replace(from: string | RegExp, to: string): (text: string) => string {
  return (text) => {
    const result = text.replace(from, to);
    if (result === text) throw new Error(`Nothing to replace: ${from}`);
    return result;
  };
}

function withKeptTexts(content: Content): Content {
  const names = new Set(
    globSync('**/*.{md,mdx,yaml}', { cwd: KEPT }).map((name) => name.replaceAll('\\', '/')),
  );
  const texts = content.texts.map((text) => {
    const name = text.path.replace('src/content/', '');
    return names.has(name) ? { ...text, bytes: readFileSync(join(KEPT, name)) } : text;
  });
  return { ...content, texts };
}

function formatted(
  changes: Changes,
  content: Partial<Content>,
  keep: (finding: { severity: string }) => boolean = () => true,
): string[] {
  const { findings } = checkContent(changed(changes, content), { now: NOW, parseMdx });
  return findings
    .filter(keep)
    .map((finding) => formatFindings([finding]).replace(' src/content/', ' ').replace('\n ', ''));
}

function changed(changes: Changes, content: Partial<Content>): Content {
  const texts = new Map(REAL.texts.map(({ path, bytes }) => [path, bytes]));
  for (const [name, change] of Object.entries(changes)) {
    const path = `src/content/${name}`;
    const before = new TextDecoder().decode(texts.get(path));
    if (change === null) texts.delete(path);
    else if (change instanceof Uint8Array) texts.set(path, change);
    else {
      const text = typeof change === 'string' ? change : change(before);
      texts.set(path, new TextEncoder().encode(text));
    }
  }
  const files: RawFile[] = [...texts].map(([path, bytes]) => ({ path, bytes }));
  return { ...REAL, texts: files, ...content };
}
