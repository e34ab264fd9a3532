// The words of Serbian, ekavian and in small letters, as an automaton: words that begin or end alike share its
// edges, so that two million forms fit into a megabyte and need no parsing. README.md says where they come from.

import { firstRows, nextRow, type Rows } from '../edit-distance.ts';

/** The letters of the words; an edge holds the place of its letter here. */
export const LETTERS = 'abcdefghijklmnoprstuvxzćčđšž';

// An edge is a number: the lowest six bits are its letter, then two marks, then the place of the first edge that
// may follow it, or 0.
const LETTER_BITS = 63;
export const ENDS_WORD = 64;
/** No other edge begins where this one does. */
export const IS_LAST = 128;
export const TARGET_SHIFT = 8;
/** The place of the first edge with which words begin. */
export const ROOT = 1;

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
    visit(ROOT, '', firstRows(word));
    return found;
  }

  return { has, nearest };
}
