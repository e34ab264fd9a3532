// A page as text, to compare two states of the site: a line for each element, with its place and its look.
// `before-after.ts` compares two builds by it, `tests/e2e/layout.spec.ts` a build with the kept maps.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';

/** What is told of a look where it is special. What an element inherits: where it differs from the element around. */
const INHERITED =
  'color font-family font-size font-style font-weight list-style-type text-align visibility';
const OWN =
  'background-color background-image border-color border-radius border-width box-shadow clip-path ' +
  'object-fit object-position opacity outline-style overflow position scroll-margin text-decoration-line transform z-index';

/**
 * Lines such as `a.button „Pitajte me“ 0,12 180×52 border-radius: 32px;`: the name, the place within the
 * element around and the size in CSS pixels, and what is special about the look. Colours have the names of
 * `tokens.css`. Lines are indented as the elements are. Of equal items, paragraphs, rows or articles side by
 * side the first two and the last are drawn: what changes one changes all.
 *
 * `isBrief` leaves out what other texts change and styles do not: of equal elements side by side the first is drawn
 * whole, of the others what looks in another way than anything there before, and where the second and the last stand.
 */
export async function drawLayout(
  page: Page,
  within = 'body',
  { isBrief = false } = {},
): Promise<string[]> {
  const settings = { inherited: INHERITED.split(' '), own: OWN.split(' '), isBrief };
  const lines = await page.locator(within).evaluateAll((parts, { inherited, own, isBrief }) => {
    interface Line {
      depth: number;
      text: string;
      isNew: boolean;
    }
    /** Looks that were drawn, each with the kinds of the elements around. */
    const drawn = new Set<string>();
    /** The head is not drawn, so it has no styles of the site. */
    const bare = getComputedStyle(document.head);
    return drawAll(parts, undefined, '', 0).map(({ depth, text }) => '  '.repeat(depth) + text);

    function draw(element: Element, around: Element, path: string, depth: number): Line[] {
      const style = getComputedStyle(element);
      const children = [...element.children];
      if (style.display === 'contents') return drawAll(children, around, path, depth);
      if (!element.checkVisibility() || element.matches('script, style, wbr')) return [];
      const words = document.createRange();
      words.selectNodeContents(element);
      const text = words.toString().trim().replaceAll(/\s+/g, ' ').slice(0, 24);
      const hasText = [...element.childNodes].some(
        (node) => node instanceof Text && node.data.trim(),
      );
      const kind = kindOf(element);
      const box = boxOf(element, around) + (hasText ? ` text ${boxOf(words, element)}` : '');
      const look = lookOf(style, getComputedStyle(around));
      const inner = `${path} ${kind}`;
      const line = toLine(
        depth,
        `${kind}${hasText ? ` „${text}“` : ''} ${box}${look}`,
        inner + look,
      );
      if (element instanceof SVGElement) return [line];
      return [
        line,
        ...drawPseudo(element, '::before', inner, depth + 1),
        ...drawAll(children, element, inner, depth + 1),
        ...drawPseudo(element, '::after', inner, depth + 1),
      ];
    }

    function drawAll(
      elements: readonly Element[],
      around: Element | undefined,
      path: string,
      depth: number,
    ): Line[] {
      return elements.flatMap((element) => {
        const equal = elements.filter((other) => kindOf(other) === kindOf(element));
        const place = equal.indexOf(element);
        const isMarked = place < 2 || place === equal.length - 1;
        if (!isBrief && !isMarked && element.matches('li, p, tr, article')) return [];
        const lines = draw(element, around ?? element.parentElement ?? element, path, depth);
        if (!isBrief || place === 0) return lines;
        return lines.filter((_, index) => (isMarked && index === 0) || hasNews(lines, index));
      });
    }

    /** Whether the line or one that is indented below it is new. */
    function hasNews(lines: readonly Line[], index: number): boolean {
      const depth = lines[index]?.depth ?? 0;
      const end = lines.findIndex((line, other) => other > index && line.depth <= depth);
      return lines.slice(index, end < 0 ? undefined : end).some(({ isNew }) => isNew);
    }

    function toLine(depth: number, text: string, look: string): Line {
      const isNew = !drawn.has(look);
      drawn.add(look);
      return { depth, text, isNew };
    }

    /** The tag and the classes, without the one by which Astro scopes a component's styles. */
    function kindOf({ localName, classList }: Element): string {
      return [localName, ...classList].filter((name) => !name.startsWith('astro-')).join('.');
    }

    function drawPseudo(element: Element, name: string, path: string, depth: number): Line[] {
      const style = getComputedStyle(element, name);
      if (/^(none|normal)$/.test(style.content) || style.display === 'none') return [];
      const { content, width, height, inset, margin } = style;
      const box = `${content.slice(0, 24)} ${width}×${height} inset ${inset} margin ${margin}`;
      const look = lookOf(style, getComputedStyle(element));
      return [toLine(depth, `${name} ${box}${look}`, `${path} ${name}${look}`)];
    }

    function boxOf(part: Element | Range, around: Element): string {
      const { left, top, width, height } = part.getBoundingClientRect();
      const outer = around.getBoundingClientRect();
      const [x, y, w, h] = [left - outer.left, top - outer.top, width, height].map(Math.round);
      return `${x},${y} ${w}×${h}`;
    }

    function lookOf(style: CSSStyleDeclaration, around: CSSStyleDeclaration): string {
      const usual = (name: string) => {
        if (name === 'border-color') return style.color;
        return (inherited.includes(name) ? around : bare).getPropertyValue(name);
      };
      return [...inherited, ...own]
        .map((name) => ({ name, value: style.getPropertyValue(name) }))
        .filter(({ name, value }) => value !== usual(name))
        .map(({ name, value }) => ` ${name}: ${value};`)
        .join('');
    }
  }, settings);
  const colours = namedColours();
  return lines.map((line) => line.replaceAll(/rgb\([^)]+\)/g, (rgb) => colours.get(rgb) ?? rgb));
}

/**
 * Names of what has another place, size or look in the second map. Only the innermost parts: around a part that
 * grows everything grows.
 */
export function movedParts(before: readonly string[], after: readonly string[]): string[] {
  const depthOf = (line: string) => line.search(/\S/);
  const innermost = (lines: readonly string[], others: readonly string[]) => {
    const changed = lines.filter((line) => !others.includes(line));
    return changed.filter((line, index) => depthOf(changed[index + 1] ?? '') <= depthOf(line));
  };
  const lines = [...innermost(before, after), ...innermost(after, before)];
  return [...new Set(lines.map((line) => /\S+(?: „.*?“)?/.exec(line)?.[0] ?? line))];
}

/** A colour of the palette as a browser writes it → its name. */
function namedColours(): Map<string, string> {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  return new Map(
    [...tokens.matchAll(/--([\w-]+): #(\w{2})(\w{2})(\w{2});/g)].map(([, name = '', ...hex]) => [
      `rgb(${hex.map((part) => Number.parseInt(part, 16)).join(', ')})`,
      name,
    ]),
  );
}
