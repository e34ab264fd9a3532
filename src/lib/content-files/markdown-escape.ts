// The editor writes plain text. In MDX `{` and `<` start code, and some line beginnings start a
// heading, an import or a fence; each is written with a backslash (or, for a word, an entity).

/** An MDX comment says nothing to the visitor and stays what it is. */
const COMMENT = String.raw`(?<!\\)\{/\*(?:(?!\*/).)*\*/\}`;
const CODE = /(\\*)([{}<])/g;
const ESCAPED_CODE = /(\\+)([{}<])/g;
/** Heading, underlined heading, fence: only where a line starts. */
const LINE_START = /^( {0,3})(\\*)(?=#|(?:=+|-+)[ \t]*$|`{3,}[^`]*$|~{3}|&#10[15];[mx]port\b)/;
const ESCAPED_LINE_START =
  /^( {0,3})(\\+)(?=#|(?:=+|-+)[ \t]*$|`{3,}[^`]*$|~{3}|&#10[15];[mx]port\b)/;
const MODULE_WORD = /^(?:import|export)\b/;
const ESCAPED_MODULE_WORD = /^&#(?:105|101);(?=mport\b|xport\b)/;

/** Markdown for MDX from what the editor typed. Every line stays a line. */
export function toMarkdown(plain: string, components: readonly string[] = []): string {
  return eachLine(plain, (line) =>
    outsideKept(line, components, (text) =>
      text.replaceAll(CODE, (_, slashes: string, sign: string) => `${slashes}${slashes}\\${sign}`),
    )
      .replace(LINE_START, (_, space: string, slashes: string) => `${space}${slashes}${slashes}\\`)
      .replace(MODULE_WORD, (word) => `&#${word.charCodeAt(0)};${word.slice(1)}`),
  );
}

/** What the editor sees: the Markdown without the escapes that `toMarkdown` sets. */
export function toPlain(markdown: string, components: readonly string[] = []): string {
  return eachLine(markdown, (line) =>
    outsideKept(
      line
        .replace(ESCAPED_MODULE_WORD, (entity) =>
          String.fromCharCode(Number.parseInt(entity.slice(2), 10)),
        )
        .replace(ESCAPED_LINE_START, (all, space: string, slashes: string) =>
          slashes.length % 2 ? space + half(slashes) : all,
        ),
      components,
      (text) =>
        text.replaceAll(ESCAPED_CODE, (all, slashes: string, sign: string) =>
          slashes.length % 2 ? half(slashes) + sign : all,
        ),
    ),
  );
}

function half(slashes: string): string {
  return slashes.slice(0, (slashes.length - 1) / 2);
}

function eachLine(text: string, change: (line: string) => string): string {
  return text.split('\n').map(change).join('\n');
}

function outsideKept(
  line: string,
  components: readonly string[],
  change: (text: string) => string,
): string {
  const tags = components.map((name) => `<${name}\\b[^<>]*/>`);
  const kept = new RegExp([COMMENT, ...tags].join('|'), 'g');
  let result = '';
  let end = 0;
  for (const match of line.matchAll(kept)) {
    result += change(line.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return result + change(line.slice(end));
}
