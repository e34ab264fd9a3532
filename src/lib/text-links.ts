// What the site draws of a field with links.
import { splitField } from '../text/links.ts';

interface TextPart {
  text: string;
  /** Address of a link; a part without it is text. */
  href?: string;
}

/** The text in its parts. Only paths of this site and https addresses become links. */
export function splitLinks(source: string): TextPart[] {
  return splitField(source).map(({ text, target = '' }) =>
    /^(\/(?!\/)|https:\/\/|#)/.test(target) ? { text, href: target } : { text },
  );
}
