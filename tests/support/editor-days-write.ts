// What somebody writes in a random day, marked by words that occur nowhere else, so that each can be found again.

import { getIn } from '../../src/editor/drafts/value-at.ts';
import { type Data, isData, listValues } from '../../src/model/data.ts';
import { TEXTS, type WriteAct } from './editor-days.ts';
import type { EditorWindow } from './editor-devices.ts';

export const MARK = /zz\d+zz/g;
let pictureCount = 0;

export function writeIn(window: EditorWindow, act: WriteAct, mark: () => string) {
  const path = TEXTS[act.text] ?? '';
  if (act.do === 'new product') {
    const one = mark();
    const key = `src/content/products/novo-${one}.mdx`;
    // The same name on every device: the files' names must differ.
    window.type(key, ['name'], 'Nov gel');
    window.type(key, ['facts'], one);
    return;
  }
  if (act.do === 'picture') {
    const product = 'src/content/products/zubni-gel.mdx';
    const picture = 'src/content/products/nova-slika.jpg';
    const draft = window.workspace.draftOf(product);
    const pictures = { ...draft.pictures, [picture]: new Blob([`slika ${pictureCount++}`]) };
    const data = { ...draft.data, image: './nova-slika.jpg' };
    window.workspace.drafts.change({ ...draft, data, pictures, at: draft.at + 1 });
    return;
  }
  const data = window.data(path);
  const lists = listsIn(data);
  if (act.how === 'item' || act.how === 'swap') {
    const at = lists[act.place % Math.max(1, lists.length)];
    const list = at && (getIn(data, at) as unknown[]);
    if (!at || !list) return;
    if (act.how === 'swap') {
      if (list.length < 2) return;
      const [first, second, ...rest] = list;
      window.type(path, at, [second, first, ...rest]);
      return;
    }
    const one = mark();
    const like = list[0];
    const item = isData(like) ? likeItem(like, one) : one;
    window.type(path, at, act.place % 2 === 0 ? [...list, item] : [item, ...list]);
    return;
  }
  const places = writtenPlaces(data);
  const at = places[act.place % Math.max(1, places.length)];
  if (!at) return;
  const value = String(getIn(data, at));
  if (act.how === 'paragraph' && value.includes('\n\n')) {
    const parts = value.split('\n\n');
    parts.splice(act.place % parts.length, 0, mark());
    window.type(path, at, parts.join('\n\n'));
  } else window.type(path, at, `${value} ${mark()}`);
}

/** Paths to the lists in the data that have items. */
function listsIn(data: Data): PropertyKey[][] {
  const paths = listValues(data).flatMap(({ at }) =>
    at.flatMap((step, index) => (typeof step === 'number' ? [at.slice(0, index)] : [])),
  );
  return [...new Map(paths.map((path) => [path.join('.'), path])).values()];
}

/** An item with the fields of another, in which only one holds the mark. */
function likeItem(like: Data, one: string): Data {
  const [key = ''] =
    Object.entries(like).find(
      ([name, value]) => name !== 'id' && typeof value === 'string' && value.includes(' '),
    ) ??
    Object.entries(like).find(([, value]) => typeof value === 'string') ??
    [];
  return { [key]: one };
}

/** Paths to every text in the data that is longer than a code word, in their order. */
function writtenPlaces(data: Data): PropertyKey[][] {
  return listValues(data)
    .filter(({ value }) => typeof value === 'string' && value.includes(' '))
    .map(({ at }) => at)
    .filter((at) => !/^(?:image|alt)$/.test(String(at.at(-1))));
}
