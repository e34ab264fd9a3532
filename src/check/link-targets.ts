import type { ParsedText } from './parse-text.ts';
import { headingAnchor, type LinkTargets } from './rules/links.ts';
import { readProductNumbers } from './rules/references.ts';

/** Where links may lead: pages, the anchors of their headings, and the products by number. */
export function findLinkTargets(
  texts: readonly ParsedText[],
  addresses: readonly string[],
  isIncomplete: boolean,
  now: Date,
): LinkTargets {
  const products = [...readProductNumbers(texts, now)];
  const shown = products.filter(([, isShown]) => isShown).map(([id]) => String(id));
  const anchors: Record<string, string[]> = {
    '/products': shown.flatMap((id) => [id, `naziv-${id}`]),
  };
  for (const { path, kind, body } of texts) {
    if (kind.name !== 'page' && kind.name !== 'policy') continue;
    const address = `/${path.replace(/^.*\/|\.mdx$/g, '').replace(/^home$/, '')}`;
    const headings = [...body.matchAll(/^#{1,6}[ \t]+(.+?)[ \t]*#*$/gm)];
    anchors[address] = [
      ...(anchors[address] ?? []),
      ...headings.map(([, text = '']) => headingAnchor(text)),
    ];
  }
  const hidden = products.filter(([, isShown]) => !isShown).map(([id]) => String(id));
  return { addresses, anchors, hidden, isIncomplete };
}
