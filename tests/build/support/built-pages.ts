import { readFileSync } from 'node:fs';
import { addressOf, DIST, findFiles } from './built-site.ts';

export interface Element {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** What stands between a script's, a style's or a title's own tags. */
  text: string;
}

export interface BuiltPage {
  /** `products.html` */
  file: string;
  /** `/products` */
  address: string;
  html: string;
  elements: Element[];
}

const ATTRIBUTES = /((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*\/?>/.source;
const ELEMENT = new RegExp(
  `<(?:(script|style|title)${ATTRIBUTES}(.*?)</\\1>|([a-z][\\w-]*)${ATTRIBUTES})`,
  'gs',
);

/** Every page of the build, as Astro writes them: each attribute's value stands in double quotes. */
export function readBuiltPages(): BuiltPage[] {
  return findFiles('**/*.html').map((file) => {
    const html = readFileSync(`${DIST}/${file}`, 'utf8');
    return { file, address: addressOf(file), html, elements: listElements(html) };
  });
}

function listElements(html: string): Element[] {
  return [...html.matchAll(ELEMENT)].map(
    ([, special, own = '', text = '', tag = '', others = '']) => ({
      tag: special ?? tag,
      attributes: Object.fromEntries(
        [...(own || others).matchAll(/([^\s=>"]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [
          name,
          value,
        ]),
      ),
      text,
    }),
  );
}
