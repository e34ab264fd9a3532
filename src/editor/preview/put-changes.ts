// Puts what has changed in a text into the page that shows it: its words are found where the old ones stand.
import type { Path } from '../../check/read-yaml.ts';
import { type Collection, hasLinks } from '../../model/collections.ts';
import { type Data, isData, listValues } from '../../model/data.ts';
import { ITEMS } from '../../model/file/entries.ts';
import { escapeHtml } from '../../model/page/escape-html.ts';
import { shownText } from '../../model/schema/fields.ts';
import { formatDate } from '../../model/serbian/dates.ts';
import { typeset } from '../../model/serbian/typeset.ts';
import { splitField } from '../../text/links.ts';
import { getIn } from '../drafts/value-at.ts';
import { putPicture } from './put-picture.ts';
import { CHANGED, elementsWith, fragmentOf, putBlocks, putLine, wordsIn } from './put-words.ts';

/** A text as the site reads it, before and after the change. */
export interface Change {
  row: Collection;
  before: Data;
  after: Data;
  /** HTML of the Markdown below the data. */
  drawBody(markdown: string): string;
  /** Where a picture that the text names can be seen, if it is new. */
  addressOf(picture: string): string | undefined;
}

/** Days are compared too, and an empty field is as good as none. */
export const isEqual = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

/** The paths of the changed fields that the page does not show. */
export function putChanges(root: Element, change: Change): Path[] {
  const { row, before, after } = change;
  if (row.format !== 'list') return putFields(root, change, [], before, after);
  return putItems(root, change, itemsOf(before), itemsOf(after));
}

function putFields(root: Element, change: Change, at: Path, before: unknown, after: unknown) {
  const [old, fresh] = [before, after].map(
    (value) => new Map(listValues(value).map((leaf) => [leaf.at.join('.'), leaf])),
  );
  const all = new Map([...(old ?? []), ...(fresh ?? [])]);
  return [...all].flatMap(([key, leaf]) => {
    const [was, is] = [old?.get(key)?.value, fresh?.get(key)?.value];
    // A new picture may have the name of the old one.
    const isNewPicture = leaf.at.at(-1) === 'image' && change.addressOf(String(is)) !== undefined;
    if (isEqual(was, is) && !isNewPicture) return [];
    const place = [...at, ...(leaf.at as Path)];
    return put(root, change, place, was, is) ? [] : [place];
  });
}

function put(root: Element, change: Change, at: Path, before: unknown, after: unknown): boolean {
  if (at.at(-1) === 'image') {
    const address = change.addressOf(String(after));
    const alt = String(getIn(change.before, [...at.slice(0, -1), 'alt']) ?? '');
    return address !== undefined && putPicture(root, String(before ?? ''), alt, address);
  }
  if (at[0] === 'body') {
    const [old, fresh] = [before, after].map((text) => change.drawBody(String(text ?? '')));
    return putBlocks(root, old ?? '', fresh ?? '');
  }
  const isInSentences = change.row.name === 'site';
  return putLine(root, drawLine(change, at, before), drawLine(change, at, after), isInSentences);
}

/** HTML of a field; empty for one that no page shows as it is. */
function drawLine({ row }: Change, at: Path, value: unknown): string {
  if (value instanceof Date) return formatDate(value);
  if (typeof value !== 'string') return '';
  const parts = hasLinks(row, at) ? splitField(shownText(value)) : [{ text: shownText(value) }];
  return parts
    .map(({ text, target }) => {
      const words = escapeHtml(typeset(text));
      return target === undefined ? words : `<a>${words}</a>`;
    })
    .join('');
}

const itemsOf = ({ [ITEMS]: items }: Data) => [items].flat().filter(isData);

/** What an item is known by when others are added, deleted or moved. */
const keyOf = (item: Data) => item['id'] ?? Object.values(item)[0];

/** Puts the items of a list in their new order; a new one looks like its neighbour. */
function putItems(
  root: Element,
  change: Change,
  before: readonly Data[],
  after: readonly Data[],
): Path[] {
  const rows = new Map(before.map((item) => [keyOf(item), { item, element: rowOf(root, item) }]));
  const shown = [...rows.values()].flatMap(({ element }) => element ?? []);
  const [pattern] = [...rows.values()].filter(({ element }) => element);
  const template = pattern?.element?.cloneNode(true) as Element | undefined;
  const end = root.ownerDocument.createComment('');
  shown.at(-1)?.after(end);
  for (const element of shown) element.remove();
  return after.flatMap((item, index) => {
    const known = rows.get(keyOf(item));
    const row = known ? known.element : (template?.cloneNode(true) as Element | undefined);
    const at = [ITEMS, index];
    if (row) end.before(row);
    if (known) return putFields(row ?? root, change, at, known.item, item);
    if (!row) return [at];
    // They are of the neighbour.
    for (const own of row.querySelectorAll('picture, .badge')) own.remove();
    row.setAttribute(CHANGED, '');
    const texts = Object.entries(item).filter(([, value]) => typeof value === 'string');
    const neighbour = texts.map(([key]) => [key, pattern?.item[key]]);
    return putFields(row, change, at, Object.fromEntries(neighbour), Object.fromEntries(texts));
  });
}

function rowOf(root: Element, item: Data): Element | undefined {
  for (const value of Object.values(item)) {
    if (typeof value !== 'string' || value === '') continue;
    const words = wordsIn(fragmentOf(root, escapeHtml(typeset(value))));
    const row = elementsWith(root, words)[0]?.closest('li, details');
    if (row) return row;
  }
  return undefined;
}
