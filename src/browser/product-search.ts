// The search field of the list of products: hides the products that do not fit what is typed, in Latin
// or Cyrillic letters.
import { type Word, wordsOf } from '../model/fold';

/** 1: the product has what the word names; -1: it has it not („bez šećera“); 0: either. */
type Sign = 1 | 0 | -1;
type Signed = Pick<Word, 'plain' | 'stem'> & { sign: Sign };
/**
 * The words of a product. `called`: its kind, name, fact and everyday words; `all`: also what it is made
 * of or does.
 */
type Entry = Record<'called' | 'allergens' | 'all', Signed[]> & { place: HTMLElement };

const WITHOUT = /^(?:bez|ne|nije|nisu)$/;
/** Stems of words that tell no product from another. */
const SMALL = /^(?:i|u|s|sa|za|od|do|na|po|uz|iz|ili|oko|nest|nek|ima|imat|dodat|glavn)$/;

/** Of more answers a phone shows only the small pictures on the shelf, without the texts. */
const MOST_WITH_TEXTS = 3;

function startSearch(field: HTMLInputElement, nav: HTMLElement, status: HTMLElement): void {
  let entries: Entry[] | undefined; // undefined until the visitor searches

  const examples = nav.querySelectorAll('button');

  const filter = (isTyped = true) => {
    for (const example of examples) example.ariaPressed = String(example.value === field.value);
    entries ??= [...document.querySelectorAll<HTMLElement>('main article')].map(readEntry);
    // One letter is no word yet. What follows a word behind „bez“ may be denied or not: sign 0.
    const sought = field.value.trim().length > 1 ? readWords(field.value, 0) : [];
    const found = search(sought, entries);
    for (const entry of entries) {
      entry.place.hidden = !found.includes(entry);
      const onShelf = nav.querySelector<HTMLElement>(`[data-product="${entry.place.id}"]`);
      if (onShelf) onShelf.hidden = entry.place.hidden;
    }
    const { found: words = '', none = '' } = status.dataset;
    const answer = found.length > 0 ? `${words} ${found.length}` : none;
    nav.toggleAttribute('data-asked', sought.length > 0);
    nav.toggleAttribute('data-typed', sought.length > 0 && isTyped);
    nav.toggleAttribute('data-none', found.length === 0);
    nav.toggleAttribute('data-many', sought.length > 0 && found.length > MOST_WITH_TEXTS);
    status.textContent = sought.length > 0 ? answer : '';
    // Above the keyboard of a phone the field and the first answer have room only at the top.
    const top = status.getBoundingClientRect().bottom;
    if (sought.length > 0 && top > (visualViewport?.height ?? innerHeight) * 0.7)
      field.scrollIntoView();
  };
  const showAll = () => {
    field.value = '';
    filter();
  };

  const backToShelf = () => {
    showAll();
    nav.querySelector<HTMLElement>('li a')?.focus(); // The keyboard of the field would cover the list.
  };

  // The letter is painted first: on a weak phone to lay out the list again takes a tenth of a second.
  field.addEventListener('input', () => requestAnimationFrame(() => setTimeout(() => filter())));
  for (const example of examples) {
    example.addEventListener('click', () => {
      if (example.value === '') return backToShelf();
      field.value = example.value;
      filter(false);
    });
  }
  // A step back brings back what the visitor typed.
  addEventListener('pageshow', () => field.value && filter());
  // A link to an entry or a group that is hidden now must lead to it.
  addEventListener('hashchange', () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target || target.getClientRects().length > 0) return;
    showAll();
    target.scrollIntoView();
  });
  nav.querySelector('[href="/products"]')?.addEventListener('click', (event) => {
    event.preventDefault();
    backToShelf();
  });
}

/**
 * The products whose name or kind fits; else those that contain what is sought: „sok“ means a drink, not
 * the juice in a spray. When an allergen is sought, all products that contain it are found.
 */
function search(sought: readonly Signed[], entries: readonly Entry[]): readonly Entry[] {
  const hits = (part: 'called' | 'allergens' | 'all') =>
    entries.filter((entry) =>
      sought.every((word) => entry[part].some((own) => fits(word, own, part === 'called'))),
    );
  const called = hits('called');
  return called.length > 0 && hits('allergens').length === 0 ? called : hits('all');
}

function fits(sought: Signed, own: Signed, isCalled: boolean): boolean {
  if (sought.sign * own.sign < 0) return false;
  const { plain, stem } = sought;
  // A number, and the single letter of a vitamin, must be the whole word.
  if (/^(?:.|\d+)$/.test(plain)) return own.plain === plain;
  // A stem of up to three letters may only get an ending („san“ is not „sandalovina“), unless the
  // visitor is still typing the word.
  const isNear = stem.length > 3 || own.plain.length < stem.length + 4;
  const begins = own.plain.startsWith(plain) || own.stem.startsWith(stem);
  return begins && (isNear || (isCalled && plain === stem));
}

function readEntry(place: HTMLElement): Entry {
  const { words = '', inside = '', allergens = '' } = place.dataset;
  const head = [...place.querySelectorAll('header > :not(.caution)')].map(
    ({ textContent }) => textContent,
  );
  const called = readWords([...head, words].join());
  const contained = readWords(allergens);
  return {
    place,
    called,
    allergens: contained,
    all: [...called, ...contained, ...readWords(inside)],
  };
}

/** The words that tell products apart; behind the first one that „bez“ denies, words get the sign `then`. */
function readWords(text: string, then: Sign = -1): Signed[] {
  const parted = text.replace(/·/g, ',').replace(/(\p{L})(\d)|(\d)(\p{L})/gu, '$1$3 $2$4');
  let next: Sign = 1;
  return wordsOf(parted).flatMap(({ plain, stem, isAfterBreak }) => {
    if (isAfterBreak) next = 1;
    if (WITHOUT.test(plain)) next = -1;
    if (WITHOUT.test(plain) || SMALL.test(stem)) return [];
    const sign = next;
    if (sign < 0) next = then;
    return [{ plain, stem: stem.replace(/(...)[oe]v$/, '$1'), sign }]; // „sokovi“ is the plural of „sok“
  });
}

const field = document.querySelector<HTMLInputElement>('nav [type="search"]');
const nav = field?.closest('nav');
const status = nav?.querySelector<HTMLElement>('[data-found]');
if (field && nav && status) startSearch(field, nav, status);
