// One field changed in a form is the change of that field in the file, and of nothing else.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Path } from '../../../../src/check/read-yaml.ts';
import { readSource, writeDraft } from '../../../../src/editor/drafts/draft.ts';
import { getIn, setIn } from '../../../../src/editor/drafts/value-at.ts';
import {
  type FieldView,
  fieldsOf,
  type Shape,
  viewOf,
} from '../../../../src/editor/form/form-fields.ts';
import { collectionOf } from '../../../../src/model/collections.ts';
import { type Data, isData } from '../../../../src/model/data.ts';
import { changedLines } from '../../../support/changed-lines.ts';

const TEXTS = globSync('src/content/**/[!_]*.{mdx,md,yaml}').filter((path) => collectionOf(path));

interface Place {
  at: Path;
  view: FieldView;
}

/** Every field of the form that holds one value, in the items of lists, too. */
function placesIn(shape: Shape, data: unknown, at: Path = []): Place[] {
  return Object.entries(shape).flatMap(([key, schema]): Place[] => {
    const view = viewOf(schema);
    const value = isData(data) ? data[key] : undefined;
    const place = [...at, key];
    if (!view || view.control === 'given') return [];
    if (view.control === 'group') return placesIn(view.shape, value, place);
    if (view.control !== 'list') return [{ at: place, view }];
    const { shape: inner, schema: item } = view.items as NonNullable<FieldView['items']>;
    return (Array.isArray(value) ? value : []).flatMap((one, index) =>
      inner
        ? placesIn(inner, one, [...place, index])
        : [{ at: [...place, index], view: viewOf(item) as FieldView }],
    );
  });
}

/** Another value, as its control gives it. */
function otherValue({ control, options }: FieldView, old: unknown): unknown {
  if (control === 'number' || control === 'product') return Number(old) === 7777 ? 8888 : 7777;
  if (control === 'day') return '2031-07-19';
  if (control === 'switch') return old === true ? undefined : true; // Off is no line.
  if (control === 'kind') return 'nova-grupa';
  if (control === 'picture') return './nova-slika.webp';
  if (control === 'choices')
    return Array.isArray(old) && old.length > 1 ? [old[0]] : [options.at(-1)?.value];
  return 'Nova vrednost';
}

/** The words of a line or of a value, without the signs of YAML and Markdown. */
const wordsIn = (value: unknown): string[] =>
  JSON.stringify(value ?? '')
    .replace(/\\n/g, ' ')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The lines of a change without those that have only got or lost the dash of their item. */
function withoutDashes(lines: readonly string[]): string[] {
  const wordsOf = (line: string) => line.slice(1).replace(/^[ -]+/, '');
  const isMoved = (line: string) =>
    lines.some((other) => other[0] !== line[0] && wordsOf(other) === wordsOf(line));
  return lines.filter((line) => !isMoved(line));
}

/** The words of the change that are in neither of the two values, nor name the field or the fields around it. */
function strayWords(lines: unknown[], { at }: Place, values: unknown[]): string[] {
  const known = new Set([
    ...values.flatMap(wordsIn),
    ...at.flatMap((step) => wordsIn(String(step))),
  ]);
  return withoutDashes(lines.map(String))
    .flatMap((line) => wordsIn(line.slice(1)))
    .filter((word) => !known.has(word));
}

describe.each(TEXTS)('%s', (path) => {
  const base = readFileSync(path, 'utf8');
  const data = readSource(path, base);
  const places = placesIn(fieldsOf(path), data);
  const saved = (next: unknown) =>
    writeDraft({ path, base, data: next as Data, pictures: {}, at: 0 });

  test('each field of the form, set to another value', () => {
    const strays = places.flatMap((place) => {
      const old = getIn(data, place.at);
      const value = otherValue(place.view, old);
      const wanted = setIn(data, place.at, value);
      const text = saved(wanted);
      expect(readSource(path, text), place.at.join('.')).toEqual(wanted);
      return strayWords(changedLines(base, text), place, [old, value]).map(
        (word) => `${place.at.join('.')}: ${word}`,
      );
    });
    expect(strays).toEqual([]);
    expect(places.length).toBeGreaterThan(0);
  });

  test('each list, with its items moved, is the same text with other lines in those places', () => {
    const lists = Object.keys(data).filter((key) => Array.isArray(data[key]));
    for (const key of lists) {
      const items = data[key] as unknown[];
      const turned = saved({ ...data, [key]: items.toReversed() });
      expect(turned.split('\n').toSorted(), key).toEqual(base.split('\n').toSorted());
      expect(readSource(path, turned)).toEqual({ ...data, [key]: items.toReversed() });
    }
  });
});
