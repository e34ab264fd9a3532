import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findInDrawing } from '../../../src/check/check-drawing';

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const draw = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" ${attributes}>${inside}</svg>`;
const read = (source: string) => findInDrawing(new TextEncoder().encode(source));
const told = (what: string) => `u crtežu je ${what}, a sme da ima samo oblike, boje i tekst`;

it.each([
  [draw('<script>ja()</script>'), '<script>'],
  [draw('<x:script xmlns:x="http://www.w3.org/2000/svg">ja()</x:script>'), '<x:script>'],
  [draw('<h:script xmlns:h="http://www.w3.org/1999/xhtml">ja()</h:script>'), '<h:script>'],
  ['<html xmlns="http://www.w3.org/1999/xhtml"/>', '<html>'],
  ['<svg><path/></svg>', '<svg>'],
  [draw('', 'onload="ja()"'), 'onload="ja()"'],
  [draw('<path onclick="ja()" d="M0 0"/>'), 'onclick="ja()"'],
  [draw('<foreignObject><p/></foreignObject>'), '<foreignObject>'],
  [draw('<a href="javascript:ja()"><text>a</text></a>'), '<a>'],
  [draw('<set attributeName="href" to="javascript:ja()"/>'), '<set>'],
  [draw('<image href="https://zlo.example/p.png"/>'), 'href="https://zlo.example/p.png"'],
  [draw('<image xlink:href="//zlo.example/p.png"/>', XLINK), 'xlink:href="//zlo.example/p.png"'],
  [draw('<image href="data:image/svg+xml,x"/>'), 'href="data:image/svg+xml,x"'],
  [draw('<use href="drugi.svg#a"/>'), 'href="drugi.svg#a"'],
  [
    draw('<path fill="url(https://zlo.example/a.svg#a)"/>'),
    'fill="url(https://zlo.example/a.svg#a)"',
  ],
  [draw('<path style="fill: u\\72l(//zlo.example)"/>'), 'style="fill: u\\72l(//zlo.example)"'],
  [
    draw('<style>@import "//zlo.example/a.css";</style>'),
    'adresa u stilu: @import "//zlo.example/a.css";',
  ],
  [
    draw('<style><![CDATA[a { background: url(//zlo.example) }]]></style>'),
    'adresa u stilu: a { background: url(//zlo.example) }',
  ],
  [draw('', 'xml:base="https://zlo.example"'), 'xml:base="https://zlo.example"'],
  [`<?xml-stylesheet href="a.css"?>${draw('')}`, '<?xml-stylesheet?>'],
  [`<!DOCTYPE svg [<!ENTITY a "ja()">]>${draw('')}`, '<!DOCTYPE … [ ]>'],
  [`<?xml version="1.0" encoding="ISO-2022-JP"?>${draw('')}`, 'kodiranje ISO-2022-JP'],
  [draw(`<path data-a="${'a'.repeat(99)}" on="${'b'.repeat(99)}"/>`), `on="${'b'.repeat(56)}…`],
])('a drawing is refused for what it holds: %s', (source, what) => {
  expect(read(source)).toBe(told(what));
});

it.each([
  [draw('<path>'), 'crtež je oštećen'],
  [draw('&drugi;'), 'crtež je oštećen'],
  [`${draw('')}<script/>`, 'crtež je oštećen'],
])('a drawing that is no XML is refused: %s', (source, why) => {
  expect(read(source)).toBe(why);
});

it('a drawing in another encoding is refused', () => {
  expect(findInDrawing(Buffer.from(draw('<title>č</title>'), 'utf16le'))).toBe('crtež je oštećen');
  expect(findInDrawing(Buffer.from(draw('<title>\u00e8</title>'), 'latin1'))).toBe(
    'crtež nije sačuvan u kodiranju UTF-8',
  );
});

it.each([
  draw(
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><path fill="url(#a)" d="M0 0"/>',
  ),
  draw('<image width="1" height="1" xlink:href="data:image/png;base64,AAAA"/>', XLINK),
  draw('<style>.a { fill: url("#b") } </style><text class="a">ana@primer.rs</text>'),
  `${XML}<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><!-- Adobe -->${draw('<g/>', 'xml:space="preserve" version="1.1" id="Layer_1"')}`,
  draw(
    '<sodipodi:namedview id="n"/><metadata><rdf:RDF><rdf:li/></rdf:RDF></metadata><path inkscape:label="a" d="M0 0"/>',
    'xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"',
  ),
])('a drawing may hold shapes, colours, text and what programs note: %s', (source) => {
  expect(read(source)).toBeUndefined();
});

it('the drawings that come with the site are in order', () => {
  const drawings = globSync(['src/content/**/*.svg', 'public/*.svg']);
  expect(drawings.length).toBeGreaterThan(1);
  expect(drawings.map((path) => findInDrawing(readFileSync(path)))).toEqual(
    drawings.map(() => undefined),
  );
});
