// The editor writes plain text. In MDX `{` and `<` start code, and some line beginnings start a
// heading, an import or a fence; each is written with a backslash (or, for a word, an entity).

/** An MDX comment says nothing to the visitor and stays what it is. */
const COMMENT = String.raw`(?<!\\)\{/\*(?:(?!\*/).)*\*/\}`;
const CODE = /(\\*)([{}<])/g;
const ESCAPED_CODE = /(\\+)([{}<])/g;
/** Underlined heading, fence, and what stands for a module's word: only where a line starts. */
const START = String.raw`(?:=+|-+)[ \t]*$|\`{3,}[^\`]*$|~{3}|&#10[15];[mx]port\b`;
const MODULE_WORD = /^(?:import|export)\b/;
const ESCAPED_MODULE_WORD = /^&#(?:105|101);(?=mport\b|xport\b)/;

/** What a text may hold besides Markdown's inline signs; a product's section holds neither. */
export interface Dialect {
  /** May a line be a heading? */
  hasHeadings: boolean;
  /** Components that may stand in the text, such as `<DatumIsteka />` or one around a part of it. */
  components: readonly string[];
}

const SECTION: Dialect = { hasHeadings: false, components: [] };

/** Markdown for MDX from what the editor typed. Every line stays a line. */
export function toMarkdown(plain: string, dialect: Dialect = SECTION): string {
  return eachLine(plain, (line) =>
    outsideKept(line, dialect, (text) =>
      text.replaceAll(CODE, (_, slashes: string, sign: string) => `${slashes}${slashes}\\${sign}`),
    )
      .replace(
        lineStart('*', dialect),
        (_, space: string, slashes: string) => `${space}${slashes}${slashes}\\`,
      )
      .replace(MODULE_WORD, (word) => `&#${word.charCodeAt(0)};${word.slice(1)}`),
  );
}

/** What the editor sees: the Markdown without the escapes that `toMarkdown` sets. */
export function toPlain(markdown: string, dialect: Dialect = SECTION): string {
  return eachLine(markdown, (line) =>
    outsideKept(
      line
        .replace(ESCAPED_MODULE_WORD, (entity) =>
          String.fromCharCode(Number.parseInt(entity.slice(2), 10)),
        )
        .replace(lineStart('+', dialect), (all, space: string, slashes: string) =>
          slashes.length % 2 ? space + half(slashes) : all,
        ),
      dialect,
      (text) =>
        text.replaceAll(ESCAPED_CODE, (all, slashes: string, sign: string) =>
          slashes.length % 2 ? half(slashes) + sign : all,
        ),
    ),
  );
}

/** A line start to escape, behind that many backslashes. */
function lineStart(count: '*' | '+', { hasHeadings }: Dialect): RegExp {
  return new RegExp(`^( {0,3})(\\\\${count})(?=${hasHeadings ? '' : '#|'}${START})`);
}

function half(slashes: string): string {
  return slashes.slice(0, (slashes.length - 1) / 2);
}

function eachLine(text: string, change: (line: string) => string): string {
  return text.split('\n').map(change).join('\n');
}

function outsideKept(
  line: string,
  { components }: Dialect,
  change: (text: string) => string,
): string {
  const tags = components.map((name) => `</?${name}\\b[^<>]*>`);
  const kept = new RegExp([COMMENT, ...tags].join('|'), 'g');
  let result = '';
  let end = 0;
  for (const match of line.matchAll(kept)) {
    result += change(line.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return result + change(line.slice(end));
}
