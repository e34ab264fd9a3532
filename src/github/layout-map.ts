// A page as text, to compare two states of the site: a line for each element, with its place and its look.
// `before-after.ts` compares two builds by it, `tests/e2e/layout.spec.ts` a build with the kept maps.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';

/** What is told of a look where it is special. What an element inherits: where it differs from the element around. */
const INHERITED =
  'color font-family font-size font-style font-weight list-style-type text-align visibility';
const OWN =
  'background-color background-image border-color border-radius border-width box-shadow clip-path ' +
  'object-fit opacity outline-style overflow position scroll-margin text-decoration-line transform z-index';

/**
 * Lines such as `a.button „Pitajte me“ 0,12 180×52 border-radius: 32px;`: the name, the place within the
 * element around and the size in CSS pixels, and what is special about the look. Colours have the names of
 * `tokens.css`. Lines are indented as the elements are. Of equal items, paragraphs, rows or articles side by
 * side the first two and the last are drawn: what changes one changes all.
 */
export async function drawLayout(page: Page, within = 'body'): Promise<string[]> {
  const names = { inherited: INHERITED.split(' '), own: OWN.split(' ') };
  const lines = await page.locator(within).evaluateAll((parts, { inherited, own }) => {
    const lines: string[] = [];
    /** The head is not drawn, so it has no styles of the site. */
    const bare = getComputedStyle(document.head);
    for (const part of parts) draw(part, part.parentElement ?? part, '');
    return lines;

    function draw(element: Element, around: Element, indent: string): void {
      const style = getComputedStyle(element);
      if (style.display === 'contents') drawChildren(element, around, indent);
      if (!element.checkVisibility() || element.matches('script, style, wbr')) return;
      const words = document.createRange();
      words.selectNodeContents(element);
      const text = words.toString().trim().replaceAll(/\s+/g, ' ').slice(0, 24);
      const hasText = [...element.childNodes].some(
        (node) => node instanceof Text && node.data.trim(),
      );
      const name = kindOf(element) + (hasText ? ` „${text}“` : '');
      const box = boxOf(element, around) + (hasText ? ` text ${boxOf(words, element)}` : '');
      lines.push(`${indent}${name} ${box}${lookOf(style, getComputedStyle(around))}`);
      if (element instanceof SVGElement) return;
      drawPseudo(element, '::before', indent);
      drawChildren(element, element, indent);
      drawPseudo(element, '::after', indent);
    }

    function drawChildren(parent: Element, around: Element, indent: string): void {
      for (const child of parent.children) {
        const equal = [...parent.children].filter((other) => kindOf(other) === kindOf(child));
        const place = child.matches('li, p, tr, article') ? equal.indexOf(child) : 0;
        if (place < 2 || place === equal.length - 1) draw(child, around, `${indent}  `);
      }
    }

    /** The tag and the classes, without the one by which Astro scopes a component's styles. */
    function kindOf({ localName, classList }: Element): string {
      return [localName, ...classList].filter((name) => !name.startsWith('astro-')).join('.');
    }

    function drawPseudo(element: Element, name: string, indent: string): void {
      const style = getComputedStyle(element, name);
      if (/^(none|normal)$/.test(style.content) || style.display === 'none') return;
      const { content, width, height, inset, margin } = style;
      const box = `${content.slice(0, 24)} ${width}×${height} inset ${inset} margin ${margin}`;
      lines.push(`${indent}  ${name} ${box}${lookOf(style, getComputedStyle(element))}`);
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
  }, names);
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
