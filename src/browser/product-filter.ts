// Leaves in the list of products those that fit what is typed, in either script and any case.
import { wordsOf } from '../model/fold.ts';

interface Word {
  /** Folded, and without its ending. */
  plain: string;
  stem: string;
  /** 1: with it; -1: without it („bez šećera“); 0: either. */
  sign: number;
}

interface Entry {
  place: HTMLElement;
  /** What it is called, and what it is made of or does. */
  named: Word[];
  inside: Word[];
}

const WITHOUT = /^(?:bez|ne|nije|nisu)$/;
/** Stems of words that tell no product from another. */
const SMALL = /^(?:a|i|u|s|sa|za|od|do|na|po|uz|iz|ili|oko|nest|nek|ima|imat|dodat)$/;
/** The end of so short a stem is uncertain: `san` is not „sandalovina“. */
const SHORT = 3;

/** Lets the field filter the entries of its page from now on, beginning with what it holds already. */
export function startSearch(field: HTMLInputElement): void {
  const nav = field.closest('nav');
  const status = nav?.querySelector<HTMLElement>('[role="status"]');
  const entries = [...document.querySelectorAll<HTMLElement>('main article')].map(readEntry);

  const filter = () => {
    const sought = readQuery(field.value);
    const found = sought.length > 0 ? search(sought, entries) : entries;
    for (const entry of entries) entry.place.hidden = !found.includes(entry);
    const { found: words = '', none = '' } = status?.dataset ?? {};
    const answer = found.length > 0 ? `${words} ${found.length}` : none;
    nav?.toggleAttribute('data-asked', sought.length > 0);
    nav?.toggleAttribute('data-none', found.length === 0);
    if (status) status.textContent = sought.length > 0 ? answer : '';
  };
  const showAll = () => {
    field.value = '';
    filter();
  };

  field.addEventListener('input', filter);
  // A link to an entry that is hidden now must lead to it.
  addEventListener('hashchange', () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target?.hidden) return;
    showAll();
    target.scrollIntoView();
  });
  nav?.querySelector('[href="/products"]')?.addEventListener('click', (event) => {
    event.preventDefault();
    showAll();
    nav.focus(); // Not the field: its keyboard would cover what she wants to see.
  });
  filter();
}

/** Whoever is called so; else whoever has it inside: „sok“ is a drink, and not the juice in a spray. */
function search(sought: readonly Word[], entries: readonly Entry[]): readonly Entry[] {
  const called = entries.filter(({ named }) =>
    sought.every((word) => named.some((own) => fits(word, own))),
  );
  if (called.length > 0) return called;
  return entries.filter(({ named, inside }) =>
    sought.every(
      (word) =>
        named.some((own) => fits(word, own)) ||
        inside.some((own) => fits(word, own) && !isLonger(own, word)),
    ),
  );
}

function fits(sought: Word, own: Word): boolean {
  if (sought.sign * own.sign < 0) return false;
  // A number and the letter of a vitamin are whole.
  if (/^(?:.|\d+)$/.test(sought.plain)) return own.plain === sought.plain;
  return own.plain.startsWith(sought.plain) || own.stem.startsWith(sought.stem);
}

function isLonger({ plain }: Word, { stem }: Word): boolean {
  return stem.length <= SHORT && plain.length > stem.length + SHORT;
}

function readEntry(place: HTMLElement): Entry {
  const { words = '', inside = '' } = place.dataset;
  const head = [...place.querySelectorAll('header > *')].map(({ textContent }) => textContent);
  return { place, named: readWords([...head, words].join(', ')), inside: readWords(inside) };
}

/** Behind „bez“ the first word is denied; what follows it may belong to it or not. */
function readQuery(text: string): Word[] {
  const words = readWords(text);
  return words.map((word, at) => ((words[at - 1]?.sign ?? 1) < 0 ? { ...word, sign: 0 } : word));
}

/** The words that say something; what stands behind „bez“ is denied up to the next comma. */
function readWords(text: string): Word[] {
  const parted = text
    .replace(/·/g, ',')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .replace(/(\d)(\p{L})/gu, '$1 $2');
  let sign = 1;
  return wordsOf(parted).flatMap(({ plain, stem, isAfterBreak }) => {
    if (isAfterBreak) sign = 1;
    if (WITHOUT.test(plain)) sign = -1;
    if (WITHOUT.test(plain) || SMALL.test(stem)) return [];
    return [{ plain, stem: stem.replace(/(...)[oe]v$/, '$1'), sign }]; // „sokovi“ are „sok“, too
  });
}
