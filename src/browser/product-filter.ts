// Leaves in the list of products those that fit what is typed. It reads what stands above the texts
// (kind, name and fact) and what a cosmetic does; never a warning, which must not be found as a use,
// nor what a vitamin contributes to, which would be found as an illness.

import { COSMETICS } from '../model/cosmetics.ts';

const FOUND = 'Nađeno proizvoda:';
/** So long a word has an ending to spare: „koža“ finds „kožu“. */
const LEAST_WITH_ENDING = 4;

/** Lets the field filter the entries of its page from now on, beginning with what it holds already. */
export function startSearch(field: HTMLInputElement): void {
  const nav = field.closest('nav');
  const status = nav?.querySelector('[role="status"]');
  const entries = [...document.querySelectorAll<HTMLElement>('main article')].map((entry) => ({
    entry,
    words: wordsOf(entry),
  }));

  const filter = () => {
    const asked = plain(field.value);
    const wanted = asked.split(' ').filter(Boolean).map(withoutEnding);
    let found = 0;
    for (const { entry, words } of entries) {
      const fits = wanted.every((word) => words.includes(` ${word}`));
      entry.hidden = !fits;
      if (fits) found += 1;
    }
    nav?.toggleAttribute('data-asked', wanted.length > 0);
    if (status) status.textContent = wanted.length > 0 ? `${FOUND} ${found}` : '';
  };
  // A link to an entry that is hidden now must lead to it.
  const showAll = () => {
    if (!document.getElementById(location.hash.slice(1))?.hidden) return;
    field.value = '';
    filter();
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  };

  field.addEventListener('input', filter);
  addEventListener('hashchange', showAll);
  filter();
}

/** All that a visitor may find the product by. */
function wordsOf(entry: HTMLElement): string {
  const texts = (parts: string) =>
    plain([...entry.querySelectorAll(parts)].map((part) => part.textContent).join(' '));
  const head = texts('header > *');
  // A card brings its effects in an attribute.
  return COSMETICS.test(head)
    ? head + plain(entry.dataset['effects'] ?? '') + texts('ul > li')
    : head;
}

function withoutEnding(word: string): string {
  return word.length < LEAST_WITH_ENDING ? word : word.replace(/[aeiou]$/, '');
}

/** The words in small letters without diacritics, each behind a space; đ counts as dj and as d. */
function plain(text: string): string {
  const bare = text.toLowerCase().replaceAll('đ', 'dj').normalize('NFD').replace(/\p{M}/gu, '');
  return ` ${bare.replaceAll('dj', 'd').replace(/[^\p{L}\p{N},]+/gu, ' ')}`;
}
