// Links in a plain text, written as in Markdown: „[tekst veze](/contact)“.

interface TextPart {
  text: string;
  /** Address of a link; a part without it is text. */
  href?: string;
}

const LINK_OR_TEXT = /\[([^[\]]+)\]\(([^()\s]+)\)|\[?[^[]+|\[/g;

/** The text in its parts. Only paths of this site and https addresses become links. */
export function splitLinks(source: string): TextPart[] {
  return [...source.matchAll(LINK_OR_TEXT)].map(([text, label, href = '']) => {
    if (label === undefined) return { text };
    return /^(\/(?!\/)|https:\/\/|#)/.test(href) ? { text: label, href } : { text: label };
  });
}
