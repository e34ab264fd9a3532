// The CMS's font of icons has 4,284 of them and weighs 753 kB; what is used of it weighs 19 kB.
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';

/** An icon is a ligature of the letters of its name. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789_';
/** The one that the CMS's style sheet asks for. */
const WEIGHT = 300;

/**
 * Writes the part of the font of icons that this code can ask for to the path `to`. Any word in
 * quotes that is an icon's name counts as asked for.
 */
export async function writeIconFont(font: string, code: string, to: string): Promise<void> {
  const all = readFileSync(font);
  const words = new Set(Array.from(code.matchAll(/[`"'](\w+)[`"']/g), ([, word]) => word));
  const icons = [...(await readIcons(all))].filter(([name]) => words.has(name));
  const part = await subsetFont(all, LETTERS + icons.map(([, sign]) => sign).join(''), {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    variationAxes: { wght: WEIGHT },
  });
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, part);
}

/** The sign of each icon, by its name. */
export async function readIcons(font: Buffer): Promise<Map<string, string>> {
  const plain = await subsetFont(font, undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
  });
  const { cmap, gsub } = opentype.parse(new Uint8Array(plain).buffer).tables as unknown as Tables;
  const signs = new Map(
    Object.entries(cmap.glyphIndexMap).map(([code, glyph]) => [
      glyph,
      String.fromCodePoint(Number(code)),
    ]),
  );
  const icons = new Map<string, string>();
  for (const { coverage, ligatureSets } of gsub.lookups.flatMap(ligaturesOf)) {
    const firsts = coverage.glyphs ?? coverage.ranges?.flatMap(glyphsOf) ?? [];
    for (const [place, ligatures] of ligatureSets.entries()) {
      for (const { ligGlyph, components } of ligatures) {
        const name = [firsts[place] ?? 0, ...components].map((glyph) => signs.get(glyph));
        icons.set(name.join(''), signs.get(ligGlyph) ?? '');
      }
    }
  }
  return icons;
}

interface Tables {
  cmap: { glyphIndexMap: Record<string, number> };
  gsub: { lookups: { subtables: { extension: Ligatures }[] }[] };
}

interface Ligatures {
  coverage: { glyphs?: number[]; ranges?: { start: number; end: number }[] };
  ligatureSets: { ligGlyph: number; components: number[] }[][];
}

function ligaturesOf({ subtables }: Tables['gsub']['lookups'][number]): Ligatures[] {
  return subtables.map(({ extension }) => extension);
}

function glyphsOf({ start, end }: { start: number; end: number }): number[] {
  return Array.from({ length: end - start + 1 }, (_, index) => start + index);
}
