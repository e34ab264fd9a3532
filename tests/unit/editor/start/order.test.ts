// A product is moved by an arrow: the list of the site gets that order, with few changed texts.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Placed, placeProducts } from '../../../../src/editor/start/order.ts';
import { compareProducts } from '../../../../src/model/publication.ts';

const product = (id: number, order?: number): Placed => ({
  path: `src/content/products/${id}.mdx`,
  data: { id, ...(order !== undefined && { order }) },
});

const numbersOf = (products: readonly Placed[]) => products.map(({ data }) => data['id']);

/** The numbers of the products in the order in which the site lists them. */
const listed = (products: readonly Placed[]) =>
  numbersOf([...products].sort((a, b) => compareProducts(a.data as never, b.data as never)));

function move(products: readonly Placed[], from: number, to: number) {
  const wanted = products.toSpliced(from, 1).toSpliced(to, 0, ...products.slice(from, from + 1));
  const moved = [products[from], products[to]].flatMap((one) => one?.path ?? []);
  const changed = placeProducts(wanted, moved);
  const after = products.map((one) => changed.find(({ path }) => path === one.path) ?? one);
  return { wanted, changed, after };
}

test.each([
  ['up', [1, 2, 3, 4], 2, 1, { 3: 1 }],
  ['down', [1, 2, 3, 4], 1, 2, { 2: 3 }],
  ['to the end', [3, 7, 9], 1, 2, { 7: 9 }],
  ['to the beginning', [3, 7, 9], 1, 0, { 3: 7 }],
])('%s: one product says behind which it stands', (_, ids, from, to, orders) => {
  const { changed, after, wanted } = move(
    ids.map((id) => product(id)),
    from,
    to,
  );
  expect(Object.fromEntries(changed.map(({ data }) => [data['id'], data['order']]))).toEqual(
    orders,
  );
  expect(listed(after)).toEqual(numbersOf(wanted));
});

test('a product that goes back to its own place says nothing of it any longer', () => {
  const { changed } = move([product(1), product(3, 1), product(2)], 1, 2);
  expect(changed).toEqual([
    { path: 'src/content/products/3.mdx', data: { id: 3, order: undefined } },
  ]);
});

test('any way of moving any products ends in the order that was seen', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 2, maxLength: 8 });
  const steps = fc.array(fc.tuple(fc.nat(), fc.boolean()), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(ids, steps, (numbers, moves) => {
      let all = [...numbers].sort((a, b) => a - b).map((id) => product(id));
      for (const [place, isDown] of moves) {
        const from = place % all.length;
        const to = Math.min(all.length - 1, Math.max(0, from + (isDown ? 1 : -1)));
        const { after, wanted } = move(all, from, to);
        expect(listed(after)).toEqual(numbersOf(wanted));
        all = wanted.map((one) => after.find(({ path }) => path === one.path) ?? one);
      }
    }),
    { numRuns: 60 },
  );
});
