// The search field of the list of products: hides the products that do not match the typed text, in Latin or
// Cyrillic letters.
import { type Word, wordsOf } from '../model/fold';

/** Whether the product has the thing that the word names, or lacks it („bez šećera“). */
type Presence = 'has' | 'lacks' | 'unknown';
type SearchWord = Pick<Word, 'plain' | 'stem'> & { presence: Presence };
/**
 * The words of a product. `title`: its kind, name, short fact and everyday words; `all`: also its ingredients and
 * effects.
 */
type Entry = Record<'title' | 'allergens' | 'all', SearchWord[]> & { place: HTMLElement };

const WITHOUT = /^(?:bez|ne|nije|nisu)$/;
/** Stems of words that tell no product from another. */
const SMALL = /^(?:i|u|s|sa|za|od|do|na|po|uz|iz|ili|oko|nest|nek|ima|imat|dodat|glavn)$/;

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
    const found = search(query, entries);
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

/**
 * The products whose name or kind fits; else those that match in any of their words: „sok“ means a drink, not
 * the juice in a spray. When the visitor searches for an allergen, all products that contain it are found.
 */
function search(query: readonly SearchWord[], entries: readonly Entry[]): readonly Entry[] {
  const hits = (part: 'title' | 'allergens' | 'all') =>
    entries.filter((entry) =>
      query.every((queryWord) =>
        entry[part].some((word) => matches(queryWord, word, part === 'title')),
      ),
    );
  const title = hits('title');
  return title.length > 0 && hits('allergens').length === 0 ? title : hits('all');
}

function matches(queryWord: SearchWord, word: SearchWord, isTitle: boolean): boolean {
  const presences = [queryWord.presence, word.presence];
  if (presences.includes('has') && presences.includes('lacks')) return false;
  const { plain, stem } = queryWord;
  // A number, and the single letter of a vitamin, must be the whole word.
  if (/^(?:.|\d+)$/.test(plain)) return word.plain === plain;
  // A stem of up to three letters may only get an ending („san“ is not „sandalovina“), unless the
  // visitor is still typing the word.
  const isNear = stem.length > 3 || word.plain.length < stem.length + 4;
  const begins = word.plain.startsWith(plain) || word.stem.startsWith(stem);
  return begins && (isNear || (isTitle && plain === stem));
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

/**
 * The words that tell products apart. The first word behind „bez“ is lacking; `later` says what the further words of
 * the same part are.
 */
function readWords(text: string, later: Presence = 'lacks'): SearchWord[] {
  const separated = text.replace(/·/g, ',').replace(/(\p{L})(\d)|(\d)(\p{L})/gu, '$1$3 $2$4');
  let next: Presence = 'has';
  return wordsOf(separated).flatMap(({ plain, stem, isAfterBreak }) => {
    if (isAfterBreak) next = 'has';
    if (WITHOUT.test(plain)) next = 'lacks';
    if (WITHOUT.test(plain) || SMALL.test(stem)) return [];
    const presence = next;
    if (presence === 'lacks') next = later;
    return [{ plain, stem: stem.replace(/(...)[oe]v$/, '$1'), presence }]; // „sokovi“ is the plural of „sok“
  });
}

const field = document.querySelector<HTMLInputElement>('nav [type="search"]');
const nav = field?.closest('nav');
const status = nav?.querySelector<HTMLElement>('[data-found]');
if (field && nav && status) startSearch(field, nav, status);
