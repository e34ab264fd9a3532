// Links in a text that is otherwise plain, as in Markdown: „[tekst veze](/contact)“.

export interface Part {
  text: string;
  /** Without one the part is plain text. */
  href?: string;
}

const LINK = /\[([^[\]]+)\]\(([^()\s]+)\)/;

/** The text in its parts. Only paths of this site and https addresses become links. */
export function splitLinks(text: string): Part[] {
  const match = LINK.exec(text);
  if (!match) return text === '' ? [] : [{ text }];
  const [whole, label = '', href = ''] = match;
  const before = text.slice(0, match.index);
  const rest = splitLinks(text.slice(match.index + whole.length));
  const link = /^(\/(?!\/)|https:\/\/|#)/.test(href) ? { text: label, href } : { text: label };
  return [...(before ? [{ text: before }] : []), link, ...rest];
}
