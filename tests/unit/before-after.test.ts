import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { findDifferences } from '../../src/github/before-after/find-differences';
import { findPages } from '../../src/github/before-after/find-pages';
import { markRows } from '../../src/github/before-after/mark-difference';
import { writePage } from '../../src/github/before-after/write-page';

const folder = mkdtempSync(join(tmpdir(), 'pre-i-posle-'));
afterAll(() => rmSync(folder, { recursive: true }));

function build(name: string, pages: Record<string, string>): string {
  for (const [file, body] of Object.entries(pages)) {
    const path = join(folder, name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `<head><script>${name}</script></head><main>${body}</main>`);
  }
  return join(folder, name);
}

/** A page of pieces, each in a band that is 60 rows high: `A` in green, `a` in red, a dot is empty. */
async function take(bands: string) {
  const drawn = [...bands].map((what, index) => ({ what, y: index * 60 + 20 }));
  const marks = drawn
    .filter(({ what }) => what !== '.')
    .map(({ what, y }) => ({
      piece: { what: what.toUpperCase(), top: y, bottom: y + 20 },
      rect: `<rect x="20" y="${y}" width="90" height="20" fill="${what < 'a' ? '#364' : '#a33'}"/>`,
    }));
  const size = `width="390" height="${bands.length * 60}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="#fff"/>${marks.map(({ rect }) => rect).join('')}</svg>`;
  return {
    picture: await sharp(Buffer.from(svg)).png().toBuffer(),
    pieces: marks.map(({ piece }) => piece),
  };
}

describe('the pages that are shown', () => {
  it('are those that a visitor may see changed, once where they change in the same way', () => {
    const pages = { 'index.html': 'A', 'contact.html': 'C', 'products/gel.html': '<b>G</b>' };
    const before = build('before', { ...pages, 'old.html': 'O', 'admin/index.html': '1' });
    const after = build('after', {
      ...pages,
      'index.html': 'A<i>novo</i>',
      'contact.html': 'C<i>novo</i>',
      'new.html': 'N',
      'admin/index.html': '2',
    });
    expect(findPages(before, after)).toEqual([['/', '/contact'], ['/new'], ['/old']]);
    const footer = findPages(
      build('a', { 'index.html': '<p>A</p><i>1</i>', 'b.html': '<p>B</p><i>1</i>' }),
      build('b', { 'index.html': '<p>A</p><i>2</i>', 'b.html': '<p>B</p><i>2</i>' }),
    );
    expect(footer).toEqual([['/', '/b']]);
  });
});

describe('the places that are framed', () => {
  const differences = async (before: string, after: string) =>
    findDifferences(await take(before), await take(after));

  it('are what differs, and not what only moved down', async () => {
    expect(await differences('A.B.C', 'A.B.C')).toEqual([]);
    expect(await differences('A.B.C', 'A.X.B.C')).toEqual([
      { before: { top: 40, bottom: 40 }, after: { top: 140, bottom: 160 } },
    ]);
    expect(await differences('A.X.B', 'A.B')).toEqual([
      { before: { top: 140, bottom: 160 }, after: { top: 40, bottom: 40 } },
    ]);
  });

  it('are one for each change, with the old beside the new', async () => {
    const first = { top: 20, bottom: 40 };
    const last = { top: 380, bottom: 400 };
    expect(await differences('A..B..C', 'X..B..Y')).toEqual([
      { before: first, after: first },
      { before: last, after: last },
    ]);
  });

  it('are told by their looks where every word and picture stayed', async () => {
    const rows = { top: 140, bottom: 160 };
    expect(await differences('A.B', 'A.b')).toEqual([{ before: rows, after: rows }]);
  });

  it('are shown with what is around them', async () => {
    const picture = await markRows((await take('A...B...C')).picture, { top: 240, bottom: 300 });
    const { width, height, format } = await sharp(picture).metadata();
    expect({ width, height, format }).toEqual({ width: 390, height: 220, format: 'webp' });
    const whole = await markRows((await take('A.B')).picture, {
      top: 0,
      bottom: Number.POSITIVE_INFINITY,
    });
    expect((await sharp(whole).metadata()).height).toBe(180);
  });
});

describe('the page „Pre i posle“', () => {
  it('is one file, in Serbian, for no search engine', () => {
    const picture = Buffer.from('slika');
    const page = writePage(
      [
        { address: '/<b>', alsoOn: [], pairs: [{ before: undefined, after: picture }] },
        { address: '/', alsoOn: ['/a', '/b'], pairs: [{ before: picture, after: picture }] },
      ],
      ['/c'],
    );
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain('/&lt;b&gt;');
    expect(page).toContain('Ove stranice do sada nije bilo.');
    expect(page).toContain('Isto se menja i na još 2 stranice.');
    expect(page).toContain('Menja se i: /c.');
    expect(page).not.toMatch(/(?:src|href)="(?!data:)/);
    expect(writePage([], [])).toContain('Na stranicama se ništa ne vidi drugačije.');
  });

  it('is made for proposals alone', () => {
    const named = globSync(
      '{.github/workflows/*.yml,src/{build,tools,pages}/**/*.*,astro.config.mjs,package.json}',
    ).filter((path) => /before-after|pre-i-posle/.test(readFileSync(path, 'utf8')));
    expect(named).toEqual(['.github/workflows/pull-request.yml']);
  });
});
