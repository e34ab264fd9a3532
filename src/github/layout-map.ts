// A page as text, to compare two states of the site: a line for each element, with its place and its look.
// `before-after.ts` compares two builds by it, `tests/e2e/layout.spec.ts` a build with the kept maps.
import type { Page } from 'playwright';

/** Told where it differs from the element around. */
const INHERITED = [
  'color',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'list-style-type',
  'text-align',
  'visibility',
];
/** Told where it differs from this, the value of an element without styles. */
const INITIAL = {
  'background-color': 'rgba(0, 0, 0, 0)',
  'background-image': 'none',
  'border-color': 'currentcolor',
  'border-radius': '0px',
  'border-width': '0px',
  'box-shadow': 'none',
  'clip-path': 'none',
  'object-fit': 'fill',
  opacity: '1',
  'outline-style': 'none',
  overflow: 'visible',
  position: 'static',
  'text-decoration-line': 'none',
  transform: 'none',
  'z-index': 'auto',
};
/**
 * Lines such as `a.button „Pitajte me“ 0,12 180×52 border-radius: 32px`: the name, the place within the
 * element around and the size in CSS pixels, and what is special about the look. Colours have the names of
 * `tokens.css`. Lines are indented as the elements are. Of equal siblings, such as the items of a list, the
 * first two and the last are drawn: what changes one changes all.
 */
export function drawLayout(page: Page, within = 'body'): Promise<string[]> {
  const rules = { within, inherited: INHERITED, initial: Object.entries(INITIAL) };
  return page.evaluate(({ within, inherited, initial }) => {
    const lines: string[] = [];
    const colours = new Map(listColours());
    for (const part of document.querySelectorAll(within)) {
      draw(part, part.parentElement ?? part, '');
    }
    return lines;

    function draw(element: Element, around: Element, indent: string): void {
      const style = getComputedStyle(element);
      if (style.display === 'contents') drawChildren(element, around, indent);
      if (!element.checkVisibility() || element.matches('script, style, wbr')) return;
      const words = document.createRange();
      words.selectNodeContents(element);
      const text = [...element.childNodes].some((node) => node instanceof Text && node.data.trim())
        ? ` „${words.toString().trim().replaceAll(/\s+/g, ' ').slice(0, 24)}“`
        : '';
      const name = [element.localName, ...classesOf(element)].join('.') + text;
      const box = boxOf(element, around) + (text && ` text ${boxOf(words, element)}`);
      lines.push(`${indent}${name} ${box}${lookOf(style, getComputedStyle(around))}`);
      if (element instanceof SVGElement) return;
      drawPseudo(element, '::before', indent);
      drawChildren(element, element, indent);
      drawPseudo(element, '::after', indent);
    }

    function drawChildren(parent: Element, around: Element, indent: string): void {
      const kindOf = (child: Element) => [child.localName, ...child.classList].join('.');
      const children = [...parent.children];
      for (const child of children) {
        const same = children.filter((other) => kindOf(other) === kindOf(child));
        const place = same.indexOf(child);
        if (place < 2 || place === same.length - 1) draw(child, around, `${indent}  `);
      }
    }

    /** Without the class by which Astro scopes a component's styles. */
    function classesOf({ classList }: Element): string[] {
      return [...classList].filter((name) => !name.startsWith('astro-'));
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
      const usual = [
        ...inherited.map((name) => [name, around.getPropertyValue(name)] as const),
        ...initial,
      ];
      return usual
        .map(([name, value]) => ({ name, value, is: style.getPropertyValue(name) }))
        .filter(({ value, is }) => is !== (value === 'currentcolor' ? style.color : value))
        .map(
          ({ name, is }) =>
            ` ${name}: ${is.replaceAll(/rgb\([^)]+\)/g, (rgb) => colours.get(rgb) ?? rgb)};`,
        )
        .join('');
    }

    /** What the browser calls a colour of the palette → its name. */
    function listColours(): [string, string][] {
      const probe = document.body.appendChild(document.createElement('i'));
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const named = rules
        .filter((rule) => rule instanceof CSSStyleRule)
        .flatMap(({ style }) =>
          [...style].map((name) => [name, style.getPropertyValue(name)] as const),
        )
        .filter(([name, value]) => name.startsWith('--') && value.trim().startsWith('#'))
        .map(([name]): [string, string] => {
          probe.style.setProperty('color', `var(${name})`);
          return [getComputedStyle(probe).color, name.slice(2)];
        });
      probe.remove();
      return named;
    }
  }, rules);
}
