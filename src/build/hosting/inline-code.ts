import { createHash } from 'node:crypto';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;

/** Script types that a browser runs or obeys; any other makes the text plain data. */
const RUN = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;

/** Every element of a page, read as a browser reads it, in the order of the text. */
export function listElements(html: string): Element[] {
  const found: Element[] = [];
  const visit = (node: Tree.Node) => {
    if ('tagName' in node) found.push(node);
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return found;
}

/** An attribute's value, undefined where the element has none of this name. */
export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((candidate) => candidate.name === name)?.value;
}

/** Sources such as `'sha256-…'` for the scripts and the styles that stand in the page itself. */
export function hashInlineCode(elements: readonly Element[]): {
  scripts: string[];
  styles: string[];
} {
  const scripts = elements.filter(
    (element) =>
      element.tagName === 'script' &&
      attribute(element, 'src') === undefined &&
      RUN.test(attribute(element, 'type') ?? ''),
  );
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  return { scripts: hashTexts(scripts), styles: hashTexts(styles) };
}

function hashTexts(elements: readonly Element[]): string[] {
  const texts = elements.map(({ childNodes }) =>
    childNodes.map((node) => ('value' in node ? node.value : '')).join(''),
  );
  return [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
