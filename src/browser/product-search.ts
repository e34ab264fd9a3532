// The search field of the list of products: hides the products that do not match the typed text.
import { findMatches, readWords, type SearchWords } from './match-words';

type Entry = SearchWords & { place: HTMLElement };

/** From so many answers on, the shelf with their small pictures helps to choose. */
const MANY = 7;

function startSearch(field: HTMLInputElement, nav: HTMLElement, status: HTMLElement): void {
  let entries: Entry[] | undefined; // undefined until the visitor searches

  const examples = nav.querySelectorAll('.examples button');

  const filter = (isTyped = true) => {
    for (const example of examples)
      example.setAttribute('aria-pressed', String(example.textContent === field.value));
    entries ??= [...document.querySelectorAll<HTMLElement>('main article')].map(readEntry);
    // One letter is no word yet. In „bez šećera i cinka“ a visitor may want zinc or not.
    const query = field.value.trim().length > 1 ? readWords(field.value, 'unknown') : [];
    const isAsked = query.length > 0;
    const found = findMatches(query, entries);
    for (const entry of entries) {
      entry.place.hidden = !found.includes(entry);
      const onShelf = nav.querySelector<HTMLElement>(`[data-product="${entry.place.id}"]`);
      if (onShelf) onShelf.hidden = entry.place.hidden;
    }
    const { found: words = '', none = '' } = status.dataset;
    const answer = found.length > 0 ? `${words} ${found.length}` : none;
    nav.toggleAttribute('data-asked', isAsked);
    nav.toggleAttribute('data-typed', isAsked && isTyped);
    nav.toggleAttribute('data-none', found.length === 0);
    nav.toggleAttribute('data-several', isAsked && found.length > 1);
    nav.toggleAttribute('data-many', isAsked && found.length >= MANY);
    status.textContent = isAsked ? answer : '';
    // Above the keyboard of a phone the field and the first answer have room only at the top.
    const top = status.getBoundingClientRect().bottom;
    if (isAsked && top > (visualViewport?.height ?? innerHeight) * 0.7) field.scrollIntoView();
  };
  const showAll = () => {
    field.value = '';
    filter();
  };

  const backToShelf = () => {
    showAll();
    nav.querySelector<HTMLElement>('li a')?.focus(); // The keyboard of the field would cover the list.
  };

  // The browser paints the typed letter first: a new layout of the list takes a weak phone 0.1 s.
  field.addEventListener('input', () => requestAnimationFrame(() => setTimeout(() => filter())));
  for (const example of examples) {
    example.addEventListener('click', () => {
      field.value = example.textContent;
      filter(false);
    });
  }
  // After a step back the browser restores the typed text.
  addEventListener('pageshow', () => field.value && filter());
  // A link to an entry or a group that is hidden now must lead to it.
  addEventListener('hashchange', () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target || target.getClientRects().length > 0) return;
    showAll();
    target.scrollIntoView();
  });
  for (const toAll of nav.querySelectorAll('.answer button, [href="/products"]')) {
    toAll.addEventListener('click', (event) => {
      event.preventDefault();
      backToShelf();
    });
  }
}

function readEntry(place: HTMLElement): Entry {
  const { words = '', inside = '', allergens = '' } = place.dataset;
  const head = [...place.querySelectorAll('header > :not(.caution)')].map(
    ({ textContent }) => textContent,
  );
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
