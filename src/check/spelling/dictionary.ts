// The words of Serbian, ekavian and in small letters, as an automaton: words that begin or end alike share its
// edges, so that two million forms fit into a megabyte and need no parsing. README.md says where they come from.

/** The letters of the words; an edge holds the place of its letter here. */
export const LETTERS = 'abcdefghijklmnoprstuvxzćčđšž';

// An edge is a number: the lowest six bits are its letter, then two marks, then the place of the first edge that
// may follow it, or 0.
const LETTER_BITS = 63;
/** A word ends with this edge. */
export const ENDS_WORD = 64;
/** No other edge begins where this one does. */
export const IS_LAST = 128;
export const TARGET_SHIFT = 8;
/** The place of the first edge with which words begin. */
export const ROOT = 1;

/** What it costs to take one of these letters for another; any other mistake costs 1. */
const ACCENT_COST = 0.4;
const ACCENTS = ['cćč', 'dđ', 'sš', 'zž'];

export interface Near {
  word: string;
  /** How many letters differ; a missing accent counts less than another letter. */
  distance: number;
}

export interface Dictionary {
  has: (word: string) => boolean;
  /** The words that differ from this one by `most` letters, exchanged neighbours counting as one; unsorted. */
  nearest: (word: string, most: number) => Near[];
}

/** Opens the bytes of `serbian-words.bin`, in Node and in a browser. Fails where they are no packed dictionary. */
export async function loadDictionary(bytes: BlobPart): Promise<Dictionary> {
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return dictionaryOf(new Uint32Array(await new Response(unpacked).arrayBuffer()));
}

interface Edge {
  letter: string;
  isEnd: boolean;
  /** The place of the first edge that may follow; 0 where none may. */
  target: number;
}

function dictionaryOf(edges: Uint32Array): Dictionary {
  /** The edges that begin at this place; none at 0. */
  function edgesAt(place: number): Edge[] {
    const found: Edge[] = [];
    let isLast = place === 0;
    for (let at = place; !isLast; at += 1) {
      const edge = edges[at] ?? IS_LAST;
      isLast = (edge & IS_LAST) > 0;
      found.push({
        letter: LETTERS.charAt(edge & LETTER_BITS),
        isEnd: (edge & ENDS_WORD) > 0,
        target: edge >>> TARGET_SHIFT,
      });
    }
    return found;
  }

  function has(word: string): boolean {
    let place = ROOT;
    let isWord = false;
    for (const letter of word) {
      const edge = edgesAt(place).find((one) => one.letter === letter);
      if (!edge) return false;
      isWord = edge.isEnd;
      place = edge.target;
    }
    return isWord;
  }

  function nearest(word: string, most: number): Near[] {
    const found: Near[] = [];
    const visit = (place: number, beginning: string, rows: Rows) => {
      for (const { letter, isEnd, target } of edgesAt(place)) {
        const row = nextRow(word, letter, beginning.at(-1), rows);
        const distance = row.at(-1) ?? Number.POSITIVE_INFINITY;
        const reached = beginning + letter;
        if (isEnd && distance <= most) found.push({ word: reached, distance });
        if (Math.min(...row) <= most) visit(target, reached, { above: row, aboveThat: rows.above });
      }
    };
    visit(ROOT, '', { above: Array.from({ length: word.length + 1 }, (_, at) => at) });
    return found;
  }

  return { has, nearest };
}

/** The last two rows of the table of distances: for each beginning of the typed word, that to the letters so far. */
interface Rows {
  above: readonly number[];
  aboveThat?: readonly number[];
}

/** The row of the table with one more letter (Damerau and Levenshtein; neighbours may be exchanged once). */
function nextRow(
  word: string,
  letter: string,
  before: string | undefined,
  { above, aboveThat }: Rows,
): number[] {
  const row = [(above[0] ?? 0) + 1];
  for (let at = 1; at <= word.length; at += 1) {
    const typed = word.charAt(at - 1);
    const costs = [
      (row[at - 1] ?? 0) + 1,
      (above[at] ?? 0) + 1,
      (above[at - 1] ?? 0) + costOf(typed, letter),
    ];
    if (typed === before && word[at - 2] === letter) costs.push((aboveThat?.[at - 2] ?? 0) + 1);
    row.push(Math.min(...costs));
  }
  return row;
}

function costOf(typed: string, letter: string): number {
  if (typed === letter) return 0;
  return ACCENTS.some((group) => group.includes(typed) && group.includes(letter)) ? ACCENT_COST : 1;
}
