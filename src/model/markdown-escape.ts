// The editor writes plain text. In MDX `{` and `<` start code, and some beginnings of lines start a
// heading, a fence or a module; each is written with a backslash (or, for a word, an entity).

/**
 * Names of the components that may stand in a text, such as `<DatumIsteka />` or one around a part of
 * it. Without such a list it is a section of a product, in which no line may be a heading either.
 */
type Components = readonly string[] | undefined;

/** Underlined heading and fence. MDX knows no indented code, so they count behind any space. */
const START = '(?:=+|-+)[ \\t]*$|`{3,}[^`]*$|~{3}';
const MODULE_WORD = /^(?:import|export)\b/;
const ESCAPED_MODULE_WORD = /^&#(105|101);(?=mport\b|xport\b)/;

/** Markdown for MDX from what the editor typed, without the space around it. Every line stays a line. */
export function toMarkdown(plain: string, components?: Components): string {
  return eachLine(plain.replace(/\r\n?/g, '\n').trim(), (line) =>
    line
      .replace(signs('*', components), (all, kept, slashes, sign) =>
        kept ? all : `${slashes}${slashes}\\${sign}`,
      )
      .replace(
        lineStart('*', components),
        (_, space: string, slashes: string) => `${space}${slashes}${slashes}\\`,
      )
      .replace(MODULE_WORD, (word) => `&#${word.charCodeAt(0)};${word.slice(1)}`),
  );
}

/** What the editor sees: the Markdown without the escapes that `toMarkdown` sets. */
export function toPlain(markdown: string, components?: Components): string {
  return eachLine(markdown, (line) =>
    line
      .replace(ESCAPED_MODULE_WORD, (_, code) => String.fromCharCode(Number(code)))
      .replace(lineStart('+', components), (all, space: string, slashes: string) =>
        slashes.length % 2 ? space + half(slashes) : all,
      )
      .replace(signs('+', components), (all, kept, slashes: string, sign: string) =>
        kept || slashes.length % 2 === 0 ? all : half(slashes) + sign,
      ),
  );
}

/** A comment or a component, which stays as it is, or else a sign of code behind its backslashes. */
function signs(count: '*' | '+', components: Components = []): RegExp {
  const kept = [
    '(?<!\\\\)\\{/\\*(?:(?!\\*/).)*\\*/\\}',
    ...components.map((name) => `</?${name}\\b[^<>]*>`),
  ];
  return new RegExp(`(${kept.join('|')})|(\\\\${count})([{}<])`, 'g');
}

/** A beginning of a line to escape, behind that many backslashes. */
function lineStart(count: '*' | '+', components: Components): RegExp {
  return new RegExp(`^([ \\t]*)(\\\\${count})(?=${components ? '' : '#|'}${START})`);
}

function half(slashes: string): string {
  return slashes.slice(0, (slashes.length - 1) / 2);
}

function eachLine(text: string, change: (line: string) => string): string {
  return text.split('\n').map(change).join('\n');
}
