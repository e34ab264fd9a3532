// The search field of the list of products: leaves those that fit what is typed, in either script.
import { wordsOf } from '../model/fold';

interface Word {
  /** Folded, and without its ending. */
  plain: string;
  stem: string;
  /** 1: with it; -1: without it („bez šećera“); 0: either. */
  sign: number;
}

/** `called` is its kind, name, fact and everyday words; `all` has what it is made of or does as well. */
type Entry = Record<'called' | 'all', Word[]> & { place: HTMLElement };

const WITHOUT = /^(?:bez|ne|nije|nisu)$/;
/** Stems of words that tell no product from another. */
const SMALL = /^(?:a|i|u|s|sa|za|od|do|na|po|uz|iz|ili|oko|nest|nek|ima|imat|dodat)$/;

function startSearch(field: HTMLInputElement, nav: HTMLElement, status: HTMLElement): void {
  let entries: Entry[] | undefined; // until somebody searches

  const filter = () => {
    entries ??= [...document.querySelectorAll<HTMLElement>('main article')].map(readEntry);
    const sought = readQuery(field.value);
    const found = search(sought, entries);
    for (const entry of entries) entry.place.hidden = !found.includes(entry);
    const { found: words = '', none = '' } = status.dataset;
    const answer = found.length > 0 ? `${words} ${found.length}` : none;
    nav.toggleAttribute('data-asked', sought.length > 0);
    nav.toggleAttribute('data-none', found.length === 0);
    status.textContent = sought.length > 0 ? answer : '';
  };
  const showAll = () => {
    field.value = '';
    filter();
  };

  field.addEventListener('input', filter);
  // A step back brings what was typed.
  addEventListener('pageshow', () => field.value && filter());
  // A link to an entry that is hidden now must lead to it.
  addEventListener('hashchange', () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target?.hidden) return;
    showAll();
    target.scrollIntoView();
  });
  nav.querySelector('[href="/products"]')?.addEventListener('click', (event) => {
    event.preventDefault();
    showAll();
    nav.focus(); // Not the field: its keyboard would cover what she wants to see.
  });
}

/** Those that are called so; else those that have it inside: „sok“ is a drink, no juice in a spray. */
function search(sought: readonly Word[], entries: readonly Entry[]): readonly Entry[] {
  const [called = [], all = []] = (['called', 'all'] as const).map((part) =>
    entries.filter((entry) =>
      sought.every((word) => entry[part].some((own) => fits(word, own, part === 'called'))),
    ),
  );
  return called.length > 0 ? called : all;
}

/** Whether the word begins so; where letters may be missing, by any number of them. */
function fits(sought: Word, own: Word, mayMissLetters: boolean): boolean {
  if (sought.sign * own.sign < 0) return false;
  // A number and the letter of a vitamin are whole.
  if (/^(?:.|\d+)$/.test(sought.plain)) return own.plain === sought.plain;
  // Behind so short a stem stands an ending: „san“ is not „sandalovina“.
  const isNear = sought.stem.length > 3 || own.plain.length < sought.stem.length + 4;
  const begins = own.plain.startsWith(sought.plain) || own.stem.startsWith(sought.stem);
  return begins && (mayMissLetters || isNear);
}

function readEntry(place: HTMLElement): Entry {
  const { words = '', inside = '' } = place.dataset;
  const head = [...place.querySelectorAll('header > *')].map(({ textContent }) => textContent);
  const called = readWords([...head, words].join());
  return { place, called, all: [...called, ...readWords(inside)] };
}

/** Behind „bez“ the first word is denied; what follows it may belong to it or not. */
function readQuery(text: string): Word[] {
  const words = readWords(text);
  return words.map((word, at) => ((words[at - 1]?.sign ?? 1) < 0 ? { ...word, sign: 0 } : word));
}

/** The words that say something; what stands behind „bez“ is denied up to the next comma. */
function readWords(text: string): Word[] {
  const parted = text.replace(/·/g, ',').replace(/(\p{L})(\d)|(\d)(\p{L})/gu, '$1$3 $2$4');
  let sign = 1;
  return wordsOf(parted).flatMap(({ plain, stem, isAfterBreak }) => {
    if (isAfterBreak) sign = 1;
    if (WITHOUT.test(plain)) sign = -1;
    if (WITHOUT.test(plain) || SMALL.test(stem)) return [];
    return [{ plain, stem: stem.replace(/(...)[oe]v$/, '$1'), sign }]; // „sokovi“ are „sok“, too
  });
}

const field = document.querySelector<HTMLInputElement>('nav [type="search"]');
const nav = field?.closest('nav');
const status = nav?.querySelector<HTMLElement>('[role="status"]');
if (field && nav && status) startSearch(field, nav, status);
