// Links in a text that is otherwise plain, as in Markdown: „[tekst veze](/contact)“.

interface Part {
  text: string;
  /** Without one the part is plain text. */
  href?: string;
}

const LINK_OR_TEXT = /\[([^[\]]+)\]\(([^()\s]+)\)|\[?[^[]+|\[/g;

/** The text in its parts. Only paths of this site and https addresses become links. */
export function splitLinks(source: string): Part[] {
  return [...source.matchAll(LINK_OR_TEXT)].map(([text, label, href = '']) => {
    if (label === undefined) return { text };
    return /^(\/(?!\/)|https:\/\/|#)/.test(href) ? { text: label, href } : { text: label };
  });
}
