// What a built page may hold: the tables of the lock (`page-lock.ts`).
import { type DefaultTreeAdapterTypes, html as format } from 'parse5';
import { openedAddress } from '../model/page/opened-address.ts';

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
const PLAIN_ELEMENTS = words(`
  abbr address article aside b blockquote body br caption cite code dd del dfn div dl dt em fieldset
  figcaption figure footer h1 h2 h3 h4 h5 h6 head header hr html i ins kbd legend main mark nav noscript p
  picture pre q s samp search section small span strong style sub summary sup table tbody template tfoot thead
  title tr u ul var wbr
`);
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
export const PARENTS = new Map([
  ['meta', 'head'],
  ['link', 'head'],
]);
const LINK_RELATIONS = ['icon', 'manifest', 'canonical'];
const SCRIPT_FILE = /^\/scripts\/[\w.-]+\.js$/;

/** Attributes that name, describe or arrange; none of them runs or loads anything. */
const PLAIN = words(`
  class id lang dir title role tabindex hidden inert translate popover inputmode enterkeyhint autocapitalize
  autofocus spellcheck
`);
const PLAIN_PREFIX = /^(?:aria|data)-[a-z-]+$/;

export function isPlain(name: string): boolean {
  return PLAIN.includes(name) || PLAIN_PREFIX.test(name);
}

/** Attributes that lead somewhere: whether the value may stand on a page. */
export const VALUES: Readonly<Record<string, (value: string, site: LockSite) => boolean>> = {
  'a href': (value, { site_url }) => openedAddress(value, site_url) !== undefined,
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

/** Undefined when pages have no such element. */
export function attributesOf({
  tagName,
  namespaceURI,
}: DefaultTreeAdapterTypes.Element): readonly string[] | undefined {
  if (namespaceURI === format.NS.SVG)
    return SVG_ELEMENTS.includes(tagName) ? SVG_ATTRIBUTES : undefined;
  if (namespaceURI !== format.NS.HTML) return undefined;
  return ELEMENTS.get(tagName) ?? (PLAIN_ELEMENTS.includes(tagName) ? [] : undefined);
}

function isOwn(value: string, { site_url }: LockSite): boolean {
  const address = URL.parse(value, site_url);
  return address !== null && address.origin === new URL(site_url).origin;
}

function areOwn(value: string, site: LockSite): boolean {
  return value.split(',').every((candidate) => isOwn(candidate.trim().split(/\s/)[0] ?? '', site));
}
