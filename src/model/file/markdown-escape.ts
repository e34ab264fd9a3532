// Converts between the plain text that an editor writes and MDX. What is typed as a plain sign and would be read as
// another thing gets a backslash: `{` and `<`, which begin code; an asterisk between digits („2*1“), which would begin
// emphasis; two `~` or two backticks in a line, which would strike through or make code; and some beginnings of lines,
// which would be a heading, a fence or a module (a word gets an entity).
import type { Components } from './text-parts.ts';

/** The line under a heading, and a fence: both with any indentation, because MDX has no indented code. */
const START = '(?:=+|-+)[ \\t]*$|`{3,}[^`\\n]*$|~{3}';
const MODULE_WORD = /^(?:import|export)\b/gm;
const ESCAPED_MODULE_WORD = /^&#(105|101);(?=mport\b|xport\b)/gm;

/**
 * MDX from the plain text that the editor typed, trimmed. Every line stays a line. `components` are those that the text
 * may hold; without them it is a section of a product, in which no line may be a heading.
 */
export function toMarkdown(plain: string, components?: Components): string {
  return plain
    .replace(/\r\n?/g, '\n')
    .trim()
    .replace(signs('*', components), (all, kept, slashes, sign = '') =>
      kept ? all : `${slashes}${slashes}\\${sign}`,
    )
    .replace(MODULE_WORD, (word) => `&#${word.charCodeAt(0)};${word.slice(1)}`);
}

/**
 * MDX from the plain text of a field. The field's old MDX stays as it is where nothing was edited: a divider or a table
 * in it is read back as the same plain text as dashes and lines that somebody typed.
 */
export function editedMarkdown(plain: string, old: string, components?: Components): string {
  return plain.trim() === toPlain(old, components).trim() ? old : toMarkdown(plain, components);
}

/** The Markdown with the words „import“ and „export“ as they are typed. */
export function withModuleWords(markdown: string): string {
  return markdown.replace(ESCAPED_MODULE_WORD, (_, code) => String.fromCharCode(Number(code)));
}

/** Plain text for the editor: the Markdown without the escapes that `toMarkdown` adds. */
export function toPlain(markdown: string, components?: Components): string {
  return withModuleWords(markdown).replace(
    signs('+', components),
    (all, kept, slashes: string, sign = '') =>
      kept || slashes.length % 2 === 0 ? all : slashes.slice(0, slashes.length / 2) + sign,
  );
}

const NEVER = '(?!)';

/** A sign that stands in a line twice. */
const twice = (sign: string) => `${sign}(?=[^\\n]*${sign})|(?<=${sign}[^\\n]*)${sign}`;
const SIGN = ['[{}<]', '(?<=\\d\\\\*)\\*(?=\\d)', twice('~'), twice('`')].join('|');

/**
 * Matches a tag of a component (group 1), which stays as it is; or backslashes (group 2; `count` is their
 * quantifier) before a sign (group 3) or before the start of a special line.
 */
function signs(count: '*' | '+', components: Components | undefined): RegExp {
  const tags = Object.keys(components ?? {})
    .map((name) => `</?${name}(?: \\w+="[^"<>{}\\n]*")*\\s*/?>`)
    .join('|');
  const start = `(?<=^[ \\t]*\\2)(?=${components ? '' : '#|'}${START})`;
  return new RegExp(`(${tags || NEVER})|(\\\\${count})(?:(${SIGN})|${start})`, 'gm');
}
