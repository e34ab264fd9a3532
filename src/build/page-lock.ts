// The second lock behind the content check, of which it knows nothing. A built page may hold only what the tables of
// `page-contents.ts` allow, and inline scripts and styles that the project's own components have written. The page is
// parsed as browsers parse it.
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { attributesOf, isPlain, type LockSite, PARENTS, VALUES } from './page-contents.ts';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Scripts that are data for the page's own code or for search engines; no browser runs them. */
const DATA = ['application/json', 'application/ld+json'];

/** What the page holds that the project has not written: Serbian sentences; none for a page in order. */
export function findForeign(page: string, ownCode: ReadonlySet<string>, site: LockSite): string[] {
  // A browser without scripts reads what stands in <noscript> as elements, any other one as text.
  const found = [true, false].flatMap((scriptingEnabled) => {
    const tree = parse(page, { scriptingEnabled, sourceCodeLocationInfo: true });
    return elementsOf(tree).flatMap((element) => {
      const reason = explainForeign(element, ownCode, site);
      return reason === undefined ? [] : [`${quote(element, page)} ${reason}`];
    });
  });
  return [...new Set(found)];
}

/** The texts of the page's inline scripts and styles that a browser runs or applies; those in <noscript> too. */
export function inlineCode(page: string): { scripts: string[]; styles: string[] } {
  const elements = elementsOf(parse(page, { scriptingEnabled: false }));
  const scripts = elements.filter((one) => one.tagName === 'script' && isRun(one));
  const styles = elements.filter((one) => one.tagName === 'style');
  return { scripts: scripts.map(textOf), styles: styles.map(textOf) };
}

/** All elements below the node, in the order of the page; those of a template too. */
function elementsOf(parent: ParentNode): Element[] {
  return parent.childNodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    const content = 'content' in node ? elementsOf(node.content) : [];
    return [node, ...content, ...elementsOf(node)];
  });
}

/** The end of a Serbian sentence that begins with the element; undefined for an element of the project's own. */
function explainForeign(
  element: Element,
  ownCode: ReadonlySet<string>,
  site: LockSite,
): string | undefined {
  const { tagName, attrs } = element;
  const allowed = attributesOf(element);
  if (!allowed) return 'nije oznaka kakve sajt ima.';
  const parent = PARENTS.get(tagName);
  if (parent && element.parentNode?.nodeName !== parent)
    return `sme da stoji samo u delu <${parent}>.`;
  for (const { name, value } of attrs) {
    if (!allowed.includes(name) && !isPlain(name)) return `ima podatak „${name}“, kakav sajt nema.`;
    const isAllowed = VALUES[`${tagName} ${name}`];
    if (isAllowed && !isAllowed(value, site))
      return `ima podatak „${name}“ čija vrednost nije dozvoljena: ${value}`;
  }
  const isCode = tagName === 'style' || (tagName === 'script' && isRun(element));
  return isCode && !ownCode.has(textOf(element)) ? 'sadrži kod koji sajt nije napisao.' : undefined;
}

/** Whether a browser runs the text of this script: not that of data, nor one beside the address of a file. */
function isRun({ attrs }: Element): boolean {
  const read = (wanted: string) => attrs.find(({ name }) => name === wanted)?.value;
  return read('src') === undefined && !DATA.includes(read('type') ?? '');
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

function quote({ tagName, sourceCodeLocation }: Element, page: string): string {
  const { startOffset = 0, endOffset = 0 } = sourceCodeLocation ?? {};
  const source = page.slice(startOffset, endOffset).replace(/\s+/g, ' ');
  if (source === '') return `<${tagName}>`;
  return source.length > MOST_LETTERS ? `${source.slice(0, MOST_LETTERS)}…` : source;
}

const MOST_LETTERS = 120;
