// The search field of the list of products: hides the products that do not match the typed text.
import { findMatches, readWords, type SearchWords } from './match-words.ts';

type Entry = SearchWords & { place: HTMLElement };

/** From so many answers on, the shelf with their small pictures helps to choose. */
const MANY = 7;

function startSearch(field: HTMLInputElement, nav: HTMLElement, status: HTMLElement): void {
  const examples = nav.querySelectorAll('.examples button');
  let entries: Entry[] | undefined; // undefined until the visitor searches

  const search = (isTyped = true) => {
    for (const example of examples)
      example.setAttribute('aria-pressed', String(example.textContent === field.value));
    entries ??= [...document.querySelectorAll<HTMLElement>('main article')].map(readEntry);
    const query = readQuery(field.value);
    const found = findMatches(query, entries);
    showEntries(nav, entries, found);
    showState(nav, { isAsked: query.length > 0, isTyped, found: found.length });
    status.textContent = query.length > 0 ? answerFor(found.length, status) : '';
    if (query.length > 0) keepAnswerInSight(field, status);
  };
  const showAll = () => {
    field.value = '';
    search();
  };

  // The browser paints the typed letter first: a new layout of the list takes a weak phone 0.1 s.
  field.addEventListener('input', () => requestAnimationFrame(() => setTimeout(() => search())));
  for (const example of examples) {
    example.addEventListener('click', () => {
      field.value = example.textContent;
      search(false);
    });
  }
  // After a step back the browser restores the typed text.
  addEventListener('pageshow', () => field.value && search());
  // A link to an entry, a group or a table that is hidden now must lead to it.
  addEventListener('hashchange', () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target || target.getClientRects().length > 0) return;
    showAll();
    target.closest('details')?.setAttribute('open', ''); // for browsers that do not open it themselves
    target.scrollIntoView();
  });
  for (const toAll of nav.querySelectorAll('.answer button, [href="/products"]')) {
    toAll.addEventListener('click', (event) => {
      event.preventDefault();
      showAll();
      // In the field the focus would open the phone's keyboard, which covers the list.
      nav.querySelector<HTMLElement>('li a')?.focus();
    });
  }
}

/** The words that the visitor looks for; none while a single letter is typed. */
function readQuery(text: string): ReturnType<typeof readWords> {
  return text.trim().length > 1 ? readWords(text) : [];
}

/** Shows the found products alone, in the list and on the shelf of small pictures. */
function showEntries(nav: HTMLElement, entries: readonly Entry[], found: readonly Entry[]): void {
  for (const entry of entries) {
    const isHidden = !found.includes(entry);
    entry.place.hidden = isHidden;
    const onShelf = nav.querySelector<HTMLElement>(`[data-product="${entry.place.id}"]`);
    if (onShelf) onShelf.hidden = isHidden;
  }
}

/** Sets the attributes by which `ProductIndex.astro` shows the shelf, the answer or neither. */
function showState(
  nav: HTMLElement,
  { isAsked, isTyped, found }: { isAsked: boolean; isTyped: boolean; found: number },
): void {
  nav.toggleAttribute('data-asked', isAsked);
  nav.toggleAttribute('data-typed', isAsked && isTyped);
  nav.toggleAttribute('data-none', found === 0);
  nav.toggleAttribute('data-several', isAsked && found > 1);
  nav.toggleAttribute('data-many', isAsked && found >= MANY);
}

/** The answer to a search, „Nađeno proizvoda: 3“; its words stand in the page's HTML (`data-found`, `data-none`). */
function answerFor(found: number, { dataset }: HTMLElement): string {
  return found > 0 ? `${dataset['found'] ?? ''} ${found}` : (dataset['none'] ?? '');
}

/** Above the keyboard of a phone the field and the first answer have room only at the top. */
function keepAnswerInSight(field: HTMLInputElement, status: HTMLElement): void {
  const visibleHeight = visualViewport?.height ?? innerHeight;
  if (status.getBoundingClientRect().bottom > visibleHeight * 0.7) field.scrollIntoView();
}

function readEntry(place: HTMLElement): Entry {
  const { words = '', inside = '', allergens = '' } = place.dataset;
  const head = [...place.querySelectorAll('header > *')].map(({ textContent }) => textContent);
  const title = readWords([...head, words].join());
  const contained = readWords(allergens);
  return {
    place,
    title,
    allergens: contained,
    all: [...title, ...contained, ...readWords(inside)],
  };
}

const field = document.querySelector<HTMLInputElement>('nav [type="search"]');
const nav = field?.closest('nav');
const status = nav?.querySelector<HTMLElement>('[data-found]');
if (field && nav && status) startSearch(field, nav, status);
