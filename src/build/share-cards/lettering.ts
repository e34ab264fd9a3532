// Words as outlines: a picture looks the same on every machine that builds the site, whatever fonts
// it has.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type Glyph } from 'opentype.js';

const { resolve } = createRequire(import.meta.url);

/** A style of the typeface. The letters č, ć, đ, š and ž are in a file of their own. */
export type Typeface = readonly Font[];
export const HEADING = loadTypeface('600-normal');
export const ITALIC = loadTypeface('500-italic');

interface Letter {
  font: Font;
  glyph: Glyph;
  /** From the beginning of the line, in units of the font. */
  x: number;
}

/** SVG of one line of text whose baseline begins at this point. */
export function letter(text: string, face: Typeface, size: number, x: number, y: number): string {
  const { letters, unit } = layOut(text, face);
  const outlines = letters.map(({ font, glyph, x: start }) => {
    // In units of the font its points are whole or half, which the library writes without a slip.
    const outline = glyph.getPath(0, 0, font.unitsPerEm).toPathData(1);
    return `<path transform="translate(${start})" d="${outline}"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${size / unit})">${outlines.join('')}</g>`;
}

/** The text in as many lines of this width as it takes; a short word stays with the next one. */
export function breakLines(text: string, face: Typeface, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/(?<!(?:^|\s)\p{L}{1,2}) /u)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer, face, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export function measure(text: string, face: Typeface, size: number): number {
  const { width, unit } = layOut(text, face);
  return (width * size) / unit;
}

function layOut(text: string, face: Typeface) {
  const letters: Letter[] = [];
  let width = 0;
  for (const character of text.normalize('NFC')) {
    const font = face.find((candidate) => candidate.hasChar(character));
    // A sign that the typeface does not have, such as an emoji, is left out.
    if (!font) continue;
    const glyph = font.charToGlyph(character);
    const previous = letters.at(-1);
    if (previous?.font === font) width += font.getKerningValue(previous.glyph, glyph);
    letters.push({ font, glyph, x: width });
    width += glyph.advanceWidth ?? 0;
  }
  return { letters, width, unit: face[0]?.unitsPerEm ?? 1 };
}

function loadTypeface(style: string): Typeface {
  return ['latin', 'latin-ext'].map((letters) => {
    const name = `@fontsource/cormorant-garamond/files/cormorant-garamond-${letters}-${style}.woff`;
    const { buffer, byteOffset, byteLength } = readFileSync(resolve(name));
    return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  });
}
