// The second lock behind the content check, of which it knows nothing. A built page may hold only elements
// and attributes of the tables below, addresses that lead where they may, and inline scripts and styles that
// the project's own components have written. The page is parsed as browsers parse it.
import { type DefaultTreeAdapterTypes, html as format, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** The fields of `site.yaml` that pages hold as addresses. */
export interface LockSite {
  site_url: string;
  contact_endpoint: string;
}

const words = (list: string) => list.trim().split(/\s+/);

/** Elements of HTML, with the attributes that each may have besides `PLAIN`. */
const ELEMENTS = new Map(
  Object.entries({
    a: 'href target rel download',
    'astro-island':
      'uid prefix component-url component-export renderer-url props ssr client opts await-children',
    'astro-slot': 'name',
    button: 'type popovertarget name value disabled',
    col: 'span',
    colgroup: 'span',
    details: 'open name',
    form: 'action method enctype autocomplete novalidate',
    img: 'src srcset sizes alt width height loading fetchpriority decoding',
    input:
      'type name value placeholder required autocomplete checked disabled maxlength minlength pattern size',
    label: 'for',
    li: 'value',
    link: 'rel href type',
    meta: 'charset name property content',
    ol: 'start reversed type',
    output: 'for name',
    script: 'type src',
    source: 'type sizes srcset media',
    td: 'align colspan rowspan headers',
    textarea: 'name placeholder required autocomplete rows cols maxlength minlength',
    th: 'align colspan rowspan headers scope',
    time: 'datetime',
  }).map(([name, attributes]) => [name, words(attributes)]),
);
/** Elements of HTML without attributes of their own. */
const PLAIN_ELEMENTS = words(`
  abbr address article aside b blockquote body br caption cite code dd del dfn div dl dt em fieldset
  figcaption figure footer h1 h2 h3 h4 h5 h6 head header hr html i ins kbd legend main mark nav noscript p
  picture pre q s samp search section small span strong style sub summary sup table tbody template tfoot thead
  title tr u ul var wbr
`);
/** Attributes that name, describe or arrange; none of them runs or loads anything. */
const PLAIN = words(`
  class id lang dir title role tabindex hidden inert translate popover inputmode enterkeyhint autocapitalize
  autofocus spellcheck
`);
const PLAIN_PREFIX = /^(?:aria|data)-[a-z-]+$/;

const SVG_ELEMENTS = words(`
  svg g defs symbol use path rect circle ellipse line polyline polygon text tspan image title desc clipPath mask
  linearGradient radialGradient stop
`);
const SVG_ATTRIBUTES = words(`
  viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry d points transform href fill fill-rule
  fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray opacity offset stop-color
  stop-opacity clip-path mask gradientUnits gradientTransform focusable xmlns
`);

/** Elements that only the code of a page's frame writes, and the element in which it puts each. */
const PARENTS = new Map([
  ['meta', 'head'],
  ['link', 'head'],
]);
const LINK_RELATIONS = ['icon', 'manifest', 'canonical'];
/** Where a link may lead: the second part of an address such as `viber:` is the messenger's own. */
const LINK_SCHEMES = ['https:', 'http:', 'mailto:', 'tel:', 'viber:'];
const SCRIPT_FILE = /^\/scripts\/[\w.-]+\.js$/;
/** Scripts that are data for the page's own code or for search engines; no browser runs them. */
const DATA = ['application/json', 'application/ld+json'];

/** Attributes that lead somewhere: whether the value may stand on a page. */
const VALUES: Readonly<Record<string, (value: string, site: LockSite) => boolean>> = {
  'a href': (value, { site_url }) =>
    LINK_SCHEMES.includes(URL.parse(value, site_url)?.protocol ?? ''),
  'astro-island component-url': (value) => SCRIPT_FILE.test(value),
  'astro-island renderer-url': (value) => SCRIPT_FILE.test(value),
  'form action': (value, { contact_endpoint }) => value === contact_endpoint,
  'image href': isOwn,
  'img src': isOwn,
  'img srcset': areOwn,
  'link href': isOwn,
  'link rel': (value) => LINK_RELATIONS.includes(value),
  'script src': (value) => SCRIPT_FILE.test(value),
  'source srcset': areOwn,
  'use href': (value) => value.startsWith('#'),
};

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
    if (!allowed.includes(name) && !PLAIN.includes(name) && !PLAIN_PREFIX.test(name))
      return `ima podatak „${name}“, kakav sajt nema.`;
    const isAllowed = VALUES[`${tagName} ${name}`];
    if (isAllowed && !isAllowed(value, site))
      return `ima podatak „${name}“ čija vrednost nije dozvoljena: ${value}`;
  }
  const isCode = tagName === 'style' || (tagName === 'script' && isRun(element));
  return isCode && !ownCode.has(textOf(element)) ? 'sadrži kod koji sajt nije napisao.' : undefined;
}

/** Undefined when pages have no such element. */
function attributesOf({ tagName, namespaceURI }: Element): readonly string[] | undefined {
  if (namespaceURI === format.NS.SVG)
    return SVG_ELEMENTS.includes(tagName) ? SVG_ATTRIBUTES : undefined;
  if (namespaceURI !== format.NS.HTML) return undefined;
  return ELEMENTS.get(tagName) ?? (PLAIN_ELEMENTS.includes(tagName) ? [] : undefined);
}

/** Whether a browser runs the text of this script: not that of data, nor one beside the address of a file. */
function isRun({ attrs }: Element): boolean {
  const read = (wanted: string) => attrs.find(({ name }) => name === wanted)?.value;
  return read('src') === undefined && !DATA.includes(read('type') ?? '');
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

function isOwn(value: string, { site_url }: LockSite): boolean {
  const address = URL.parse(value, site_url);
  return address !== null && address.origin === new URL(site_url).origin;
}

function areOwn(value: string, site: LockSite): boolean {
  return value.split(',').every((candidate) => isOwn(candidate.trim().split(/\s/)[0] ?? '', site));
}

function quote({ tagName, sourceCodeLocation }: Element, page: string): string {
  const { startOffset = 0, endOffset = 0 } = sourceCodeLocation ?? {};
  const source = page.slice(startOffset, endOffset).replace(/\s+/g, ' ');
  if (source === '') return `<${tagName}>`;
  return source.length > MOST_LETTERS ? `${source.slice(0, MOST_LETTERS)}…` : source;
}

const MOST_LETTERS = 120;
