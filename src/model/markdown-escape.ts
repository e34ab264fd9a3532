// The editor writes plain text. In MDX `{` and `<` start code, and some beginnings of lines start a
// heading, a fence or a module; each is written with a backslash (or, for a word, an entity).

/**
 * Names of the components that may stand in a text, such as `<DatumIsteka />` or one around a part of
 * it. Without such a list it is a section of a product, in which no line may be a heading either.
 */
type Components = readonly string[] | undefined;

/** Underlined heading and fence. MDX knows no indented code, so they count behind any space. */
const START = '(?:=+|-+)[ \\t]*$|`{3,}[^`\\n]*$|~{3}';
const MODULE_WORD = /^(?:import|export)\b/gm;
const ESCAPED_MODULE_WORD = /^&#(105|101);(?=mport\b|xport\b)/gm;

/** Markdown for MDX from what the editor typed, without the space around it. Every line stays a line. */
export function toMarkdown(plain: string, components?: Components): string {
  return plain
    .replace(/\r\n?/g, '\n')
    .trim()
    .replace(signs('*', components), (all, kept, slashes, sign = '') =>
      kept ? all : `${slashes}${slashes}\\${sign}`,
    )
    .replace(MODULE_WORD, (word) => `&#${word.charCodeAt(0)};${word.slice(1)}`);
}

/** What the editor sees: the Markdown without the escapes that `toMarkdown` sets. */
export function toPlain(markdown: string, components?: Components): string {
  return markdown
    .replace(ESCAPED_MODULE_WORD, (_, code) => String.fromCharCode(Number(code)))
    .replace(signs('+', components), (all, kept, slashes: string, sign = '') =>
      kept || slashes.length % 2 === 0 ? all : slashes.slice(0, slashes.length / 2) + sign,
    );
}

/**
 * A comment or a component, which stays as it is; or else, behind so many backslashes, a sign of code
 * or a beginning of a line.
 */
function signs(count: '*' | '+', components: Components): RegExp {
  const kept = [
    '(?<!\\\\)\\{/\\*(?:(?!\\*/).)*\\*/\\}',
    ...(components ?? []).map((name) => `</?${name}\\b[^<>\\n]*>`),
  ].join('|');
  const start = `(?<=^[ \\t]*\\2)(?=${components ? '' : '#|'}${START})`;
  return new RegExp(`(${kept})|(\\\\${count})(?:([{}<])|${start})`, 'gm');
}
