// What a drawing (SVG) may hold. It goes out as it is, and opened by its own address a browser runs what is
// in it, on the site's own address. So it may hold only what these tables allow: shapes, colours and text.
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';

const SVG = 'http://www.w3.org/2000/svg';
const XMLNS = 'http://www.w3.org/2000/xmlns/';
const XLINK = 'http://www.w3.org/1999/xlink';
const words = (list: string) => new Set(list.trim().split(/\s+/));

const ELEMENTS = words(`
  svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath image title desc style
  linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComposite
  feDropShadow feFlood feGaussianBlur feMerge feMergeNode feOffset metadata
`);
const ATTRIBUTES = words(`
  id class style lang role type version viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry dx dy
  fx fy d points pathLength transform overflow display visibility color opacity enable-background
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset paint-order vector-effect shape-rendering mix-blend-mode isolation
  font-family font-size font-style font-weight font-variant letter-spacing word-spacing text-anchor
  text-decoration dominant-baseline alignment-baseline baseline-shift rotate textLength lengthAdjust startOffset
  clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits mask-type
  offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod
  patternUnits patternContentUnits patternTransform
  marker-start marker-mid marker-end markerWidth markerHeight markerUnits refX refY orient
  filter filterUnits primitiveUnits color-interpolation color-interpolation-filters in in2 result mode operator
  k1 k2 k3 k4 values stdDeviation flood-color flood-opacity lighting-color image-rendering
  aria-label aria-labelledby aria-hidden focusable
`);
/** What programs for drawing note for themselves; no browser acts on it. */
const NOTES = new Set([
  'http://www.inkscape.org/namespaces/inkscape',
  'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://creativecommons.org/ns#',
  'http://web.resource.org/cc/',
  'http://purl.org/dc/elements/1.1/',
  'http://www.bohemiancoding.com/sketch/ns',
]);
/** An address inside the drawing, or a picture that lies in it. */
const INSIDE = /^(?:#|data:image\/(?:png|jpeg|gif|webp|avif);base64,)/;
/** In a style: what leads out of the drawing, and what could hide it. */
const LEADS_OUT = /url\(\s*(?!["']?#)|image-set\(|@|\\/i;

/** Why the site does not show the drawing, as the Serbian end of a sentence; undefined for one in order. */
export function findInDrawing(bytes: Uint8Array): string | undefined {
  let source: string;
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return 'crtež nije sačuvan u kodiranju UTF-8';
  }
  const found: string[] = [];
  let isInStyle = false;
  const readText = (text: string) => {
    if (isInStyle && LEADS_OUT.test(text)) found.push(`adresa u stilu: ${text.trim()}`);
  };
  const parser = new SaxesParser({ xmlns: true });
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (encoding.toLowerCase() !== 'utf-8') found.push(`kodiranje ${encoding}`);
  });
  // Entities of its own could hide what a text says; the usual line that names the standard has none.
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) found.push('<!DOCTYPE … [ ]>');
  });
  parser.on('processinginstruction', ({ target }) => found.push(`<?${target}?>`));
  parser.on('opentag', (element) => {
    isInStyle = element.local === 'style';
    found.push(...foreignPartsOf(element));
  });
  parser.on('closetag', () => {
    isInStyle = false;
  });
  parser.on('text', readText);
  parser.on('cdata', readText);
  try {
    parser.write(source).close();
  } catch {
    return 'crtež je oštećen';
  }
  const [first] = found;
  if (first === undefined) return undefined;
  const quoted = first.length > MOST_LETTERS ? `${first.slice(0, MOST_LETTERS)}…` : first;
  return `u crtežu je ${quoted}, a sme da ima samo oblike, boje i tekst`;
}

/** The element, or those of its attributes, that no drawing may hold. */
function foreignPartsOf({ name, local, uri, attributes }: SaxesTagNS): string[] {
  if (NOTES.has(uri)) return [];
  if (uri !== SVG || !ELEMENTS.has(local)) return [`<${name}>`];
  return Object.values(attributes)
    .filter((attribute) => !isAllowed(attribute))
    .map((attribute) => `${attribute.name}="${attribute.value}"`);
}

function isAllowed({ name, local, uri, value }: SaxesAttributeNS): boolean {
  if (uri === XMLNS || NOTES.has(uri) || name === 'xml:space' || name === 'xml:lang') return true;
  if (local === 'href' && (uri === '' || uri === XLINK)) return INSIDE.test(value);
  const isNamed = ATTRIBUTES.has(name) || name.startsWith('data-');
  return uri === '' && isNamed && !LEADS_OUT.test(value);
}

const MOST_LETTERS = 60;
