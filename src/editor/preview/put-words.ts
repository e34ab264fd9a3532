// Puts new words in the place of old ones in a page, and marks what has changed.
import { capitalize } from '../../model/serbian/word-forms.ts';

/** Of an element that holds something new. */
export const CHANGED = 'data-changed';

/** The words of an element as they are read: spaces of any kind are one, and what is invisible is not there. */
export const wordsIn = ({ textContent }: { textContent: string | null }) =>
  (textContent ?? '')
    .replace(/[\u00ad\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

export function fragmentOf({ ownerDocument }: Element, html: string): DocumentFragment {
  const template = ownerDocument.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** The innermost elements that hold these words and no others. */
export function elementsWith(root: Element, words: string): Element[] {
  const isEqual = (element: Element) => wordsIn(element) === words;
  return [...root.querySelectorAll('*')].filter(
    (element) => isEqual(element) && ![...element.children].some(isEqual),
  );
}

/**
 * Puts HTML of one line wherever the old one stands alone and, of data that stand in sentences, among other words; false
 * where it stands nowhere.
 */
export function putLine(
  root: Element,
  before: string,
  after: string,
  isInSentences: boolean,
): boolean {
  const words = wordsIn(fragmentOf(root, before));
  if (words === '') return false;
  const alone = elementsWith(root, words);
  for (const element of alone) {
    element.innerHTML = after;
    element.setAttribute(CHANGED, '');
  }
  const isAmong = isInSentences && putAmongWords(root, words, wordsIn(fragmentOf(root, after)));
  return alone.length > 0 || isAmong;
}

function putAmongWords(root: Element, words: string, after: string): boolean {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+');
  const pattern = new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'iu');
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let isFound = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const [found] = pattern.exec(text) ?? [];
    if (found === undefined) continue;
    // The site begins a line by a capital letter.
    const isCapital = found !== words && found.startsWith(words.charAt(0).toUpperCase());
    node.textContent = text.replace(pattern, () => (isCapital ? capitalize(after) : after));
    node.parentElement?.setAttribute(CHANGED, '');
    isFound = true;
  }
  return isFound;
}

/** HTML as it is drawn: without the lines of the file. */
const squeezed = (html: string) =>
  html.replace(/\s+/g, ' ').replace(/> | (?=<)/g, (all) => all.trim());

/** Marks the first of the elements that was not there before, or else what is around them. */
function markFresh(
  parent: Element | null,
  old: Iterable<Element>,
  fresh: readonly Element[],
): void {
  const known = new Set([...old].map(({ outerHTML }) => squeezed(outerHTML)));
  const changed = fresh.find(({ outerHTML }) => !known.has(squeezed(outerHTML))) ?? parent;
  changed?.setAttribute(CHANGED, '');
}

/** Puts HTML into an element; where it is there already, nothing is touched. */
export function putInto(element: Element, html: string): void {
  const fresh = fragmentOf(element, html);
  const holder = fresh.ownerDocument.createElement('div');
  holder.append(fresh);
  if (squeezed(holder.innerHTML) === squeezed(element.innerHTML)) return;
  markFresh(element, element.children, [...holder.children]);
  element.replaceChildren(...holder.childNodes);
}

/** Puts paragraphs, headings and the like in the place of old ones, which stand behind each other in the page. */
export function putBlocks(root: Element, before: string, after: string): boolean {
  const drawn = [...fragmentOf(root, before).children];
  const found = drawn.flatMap((block) => {
    const words = wordsIn(block);
    const all = words === '' ? [] : [...root.querySelectorAll(block.localName)];
    return all.find((element) => wordsIn(element) === words) ?? [];
  });
  const besides = ({ parentElement }: Element) =>
    found.filter((one) => one.parentElement === parentElement);
  // The same words may stand once more elsewhere: most of the text stands together.
  const old = found.map(besides).sort((a, b) => b.length - a.length)[0] ?? [];
  const [first, last] = [old[0], old.at(-1)];
  if (!first || !last) return false;
  const fresh = [...fragmentOf(root, after).children];
  markFresh(first.parentElement, drawn, fresh);
  first.before(...fresh);
  const range = root.ownerDocument.createRange();
  range.setStartBefore(first);
  range.setEndAfter(last);
  range.deleteContents();
  return true;
}
