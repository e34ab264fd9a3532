// Where two versions of a page differ: its texts and pictures are compared as a program compares
// lines, so that what only moved down does not count.
import { diffArrays } from 'diff';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { Photo, Piece } from './take-pictures.ts';

/** Rows of pixels from `top` to before `bottom`. */
export interface Rows {
  top: number;
  bottom: number;
}

/** One place that differs; where something was added or removed, the other has no rows. */
export interface Difference {
  before: Rows;
  after: Rows;
}

const CHANNELS = 4;
/** Rows between two places that make them one: about a line of text. */
const NEAR = 32;
/** A row is changed when so many of its pixels are, edges of letters not counted. */
const LEAST_PIXELS = 3;

/** The places in which two versions differ, from top to bottom. */
export async function findDifferences(before: Photo, after: Photo): Promise<Difference[]> {
  const places = comparePieces(before.pieces, after.pieces);
  const found = places.length > 0 ? places : await compareLooks(before.picture, after.picture);
  return found.reduce<Difference[]>(join, []);
}

function comparePieces(before: readonly Piece[], after: readonly Piece[]): Difference[] {
  const whatOf = (pieces: readonly Piece[]) => pieces.map(({ what }) => what);
  const places: Difference[] = [];
  let old = 0;
  let fresh = 0;
  let open = false;
  for (const { added, removed, value } of diffArrays(whatOf(before), whatOf(after))) {
    const oldEnd = old + (added ? 0 : value.length);
    const freshEnd = fresh + (removed ? 0 : value.length);
    if (added || removed) {
      const place = { before: rowsOf(before, old, oldEnd), after: rowsOf(after, fresh, freshEnd) };
      const last = places.at(-1);
      // What was replaced comes in two parts.
      if (open && last) last[added ? 'after' : 'before'] = place[added ? 'after' : 'before'];
      else places.push(place);
    }
    open = Boolean(added || removed);
    old = oldEnd;
    fresh = freshEnd;
  }
  return places;
}

/** Rows of these pieces; of none: the place behind the piece before them. */
function rowsOf(pieces: readonly Piece[], start: number, end: number): Rows {
  const own = pieces.slice(start, end);
  if (own.length === 0) {
    const place = pieces[start - 1]?.bottom ?? 0;
    return { top: place, bottom: place };
  }
  return {
    top: Math.min(...own.map(({ top }) => top)),
    bottom: Math.max(...own.map(({ bottom }) => bottom)),
  };
}

/** Colours and sizes: told only where everything still stands on the same row. */
async function compareLooks(before: Buffer, after: Buffer): Promise<Difference[]> {
  const old = await sharp(before).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const fresh = await sharp(after).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = old.info;
  if (fresh.info.height !== height || fresh.info.width !== width) return [];
  const odd = new Uint8Array(old.data.length);
  pixelmatch(old.data, fresh.data, odd, width, height, { threshold: 0.1, diffMask: true });
  const places: Difference[] = [];
  for (let row = 0; row < height; row += 1) {
    const marks = odd.subarray(row * width * CHANNELS, (row + 1) * width * CHANNELS);
    if (
      marks.filter((value, index) => index % CHANNELS === 3 && value > 0).length >= LEAST_PIXELS
    ) {
      places.push({ before: { top: row, bottom: row + 1 }, after: { top: row, bottom: row + 1 } });
    }
  }
  return places;
}

/** Adds a place to those before it, or to the last of them when it is near. */
function join(places: Difference[], { before, after }: Difference): Difference[] {
  const last = places.at(-1);
  if (!last || after.top - last.after.bottom >= NEAR || before.top - last.before.bottom >= NEAR) {
    return [...places, { before, after }];
  }
  const unite = (a: Rows, b: Rows) => ({
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
  });
  const joined = { before: unite(last.before, before), after: unite(last.after, after) };
  return [...places.slice(0, -1), joined];
}
