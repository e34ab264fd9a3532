// What the content check found, as lines of the comment.
import type { Finding } from '../../check/finding.ts';
import { code, plain } from './safe-markdown.ts';

export const MOST_SHOWN = 25;

/** Where the author edits: https://github.com/autor/sajt and a branch. */
interface AuthorsCopy {
  headUrl: string;
  headBranch: string;
}

/** One line for each, up to a sum, with a link to its place. */
export function listFindings(findings: readonly Finding[], place: AuthorsCopy): string[] {
  const lines = findings.slice(0, MOST_SHOWN).map(({ file, line, text, fix }) => {
    const where = `${plain(file.replace(/^src\/content\//, ''))}, red ${line}`;
    const link = editLink(file, line, place);
    return `- ${link ? `[${where}](${link})` : where}: ${plain(text)}${fix ? `<br>→ ${sayFix(fix)}` : ''}`;
  });
  return withRest(lines, findings.length);
}

/** A line to be copied is code; advice is a sentence. */
function sayFix(fix: string): string {
  const [, advice = '', line = ''] = /^([^:]+: )(.*[^.!?])$/.exec(fix) ?? [];
  return line ? `${plain(advice)} ${code(line)}` : plain(fix);
}

/** Straight to the line in the author's own copy. A path from the report must look like a text's. */
function editLink(file: string, line: number, { headUrl, headBranch }: AuthorsCopy) {
  if (!/^src\/content\/(?:[\w-]+\/)?[\w-]+\.(?:mdx?|yaml)$/.test(file)) return undefined;
  return `${headUrl}/edit/${encodePath(headBranch)}/${file}#L${line}`;
}

/** The lines below an empty one, and how many of the total are left out. */
export function withRest(lines: readonly string[], total: number): string[] {
  if (lines.length === 0) return [];
  return ['', ...lines, ...sayRest(total - lines.length)];
}

export function sayRest(rest: number): string[] {
  return rest > 0 ? [`- … i još ${rest}`] : [];
}

export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
