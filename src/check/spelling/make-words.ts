// Packs a Hunspell dictionary into `serbian-words.bin`; README.md says when and how. Arguments: the dictionary's path
// without its ending, and where to write, if not beside this file.
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { ENDS_WORD, IS_LAST, LETTERS, ROOT, TARGET_SHIFT } from './dictionary.ts';
import { ekavianOf } from './ekavian.ts';

const [dictionary = '', target = new URL('serbian-words.bin', import.meta.url)] =
  process.argv.slice(2);
const linesOf = (path: string | URL) => readFileSync(path, 'utf8').split(/\r?\n/);
const IS_WORD = new RegExp(`^[${LETTERS}]+$`);

const words = readWords(dictionary);
// Rare words that are mostly a frequent one without its accents: „zene“, „licno“.
for (const word of linesOf(new URL('without-accents.txt', import.meta.url))) words.delete(word);
for (const word of words) if (words.has(ekavianOf(word) ?? '')) words.delete(word);
const packed = pack(automatonOf([...words].sort()));
writeFileSync(target, gzipSync(packed, { level: 9 }));
console.log(`${words.size} words, ${packed.length} bytes`);

/** All forms of all words in small letters. The dictionary's affixes have no conditions. */
function readWords(path: string): Set<string> {
  const affixes = { SFX: new Map<string, string[][]>(), PFX: new Map<string, string[][]>() };
  for (const line of linesOf(`${path}.aff`)) {
    const [kind = '', flag = '', ...rule] = line
      .split(/\s+/)
      .map((part) => (part === '0' ? '' : part));
    if ((kind !== 'SFX' && kind !== 'PFX') || /^[YN]$/.test(rule[0] ?? '')) continue;
    affixes[kind].set(flag, [...(affixes[kind].get(flag) ?? []), rule]);
  }
  const found = new Set<string>();
  for (const line of linesOf(`${path}.dic`).slice(1)) {
    const [word = '', list = ''] = line.split('/');
    const flags = list.split(',').map((flag) => flag.trim());
    const suffixes = flags.flatMap((flag) => affixes.SFX.get(flag) ?? []);
    const prefixes = flags
      .flatMap((flag) => affixes.PFX.get(flag) ?? [])
      .map(([, added = '']) => added);
    const forms = suffixes
      .filter(([removed = '']) => word.endsWith(removed))
      .map(([removed = '', added = '']) => word.slice(0, word.length - removed.length) + added);
    for (const form of [word, ...forms])
      for (const whole of ['', ...prefixes].map((prefix) => prefix + form))
        if (IS_WORD.test(whole)) found.add(whole);
  }
  return found;
}

interface State {
  isEnd: boolean;
  next: [string, number][];
}

/** The smallest automaton of the sorted words: equal ends are the same state (Daciuk's algorithm). */
function automatonOf(sorted: readonly string[]): State[] {
  const states: State[] = [];
  const known = new Map<string, number>();
  const open: (State & { letter: string })[] = [{ letter: '', isEnd: false, next: [] }];
  const close = (depth: number) => {
    while (open.length > depth) {
      const { letter, isEnd, next } = open.pop() ?? { letter: '', isEnd: false, next: [] };
      const key = `${isEnd}${next.join()}`;
      const number = known.get(key) ?? states.push({ isEnd, next }) - 1;
      known.set(key, number);
      open.at(-1)?.next.push([letter, number]);
    }
  };
  let last = '';
  for (const word of sorted) {
    let same = 0;
    while (same < last.length && word[same] === last[same]) same += 1;
    close(same + 1);
    for (const letter of word.slice(same)) open.push({ letter, isEnd: false, next: [] });
    const end = open.at(-1);
    if (end) end.isEnd = true;
    last = word;
  }
  close(0);
  return states;
}

/** The edges of the automaton, those of its first state first. */
function pack(states: readonly State[]): Uint8Array {
  const order = [states.length - 1];
  const places = new Map<number, number>();
  let free = ROOT;
  for (const number of order) {
    const { next } = states[number] ?? { next: [] };
    if (places.has(number)) continue;
    places.set(number, next.length > 0 ? free : 0);
    free += next.length;
    order.push(...next.map(([, target]) => target).filter((target) => !places.has(target)));
  }
  const edges = new Uint32Array(free);
  for (const [number, place] of places) {
    const { next } = states[number] ?? { next: [] };
    for (const [at, [letter, target]] of next.entries())
      edges[place + at] =
        LETTERS.indexOf(letter) |
        (states[target]?.isEnd ? ENDS_WORD : 0) |
        (at === next.length - 1 ? IS_LAST : 0) |
        ((places.get(target) ?? 0) << TARGET_SHIFT);
  }
  return new Uint8Array(edges.buffer);
}
