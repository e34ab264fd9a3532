import { type Declaration, parse, Rule } from 'postcss';

const STYLE = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;

/**
 * Puts the value in place of a custom property that never changes: set once, on `:root`, under no
 * condition. Properties that the page does not read vanish with it. No script may ask for one.
 */
export function inlineConstants(html: string): string {
  const definitions = new Map<string, Declaration[]>();
  const styles = [...html.matchAll(STYLE)].map(([, , css = '']) => parse(css));
  for (const style of styles) {
    style.walkDecls(/^--/, (declaration) => {
      definitions.set(declaration.prop, [
        ...(definitions.get(declaration.prop) ?? []),
        declaration,
      ]);
    });
  }

  const constants = new Map<string, string>();
  for (const [name, [first, ...others]] of definitions) {
    const changes = others.length > 0 || html.includes(`var(${name},`);
    if (!first || changes || !isUnconditional(first)) continue;
    constants.set(name, first.value);
    first.remove();
  }

  let index = 0;
  const slim = html.replace(STYLE, (_, start, _css, end) => `${start}${styles[index++]}${end}`);
  return resolve(slim, constants);
}

function isUnconditional({ parent }: Declaration): boolean {
  if (!(parent instanceof Rule) || parent.selector !== ':root') return false;
  for (let outer = parent.parent; outer && outer.type !== 'root'; outer = outer.parent) {
    if (outer.type !== 'atrule' || !('name' in outer) || outer['name'] !== 'layer') return false;
  }
  return true;
}

function resolve(text: string, constants: ReadonlyMap<string, string>): string {
  return text.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => {
    const value = constants.get(name);
    return value === undefined ? whole : resolve(value, constants);
  });
}
