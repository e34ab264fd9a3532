// What a product's text states: each number with what it is about, where it stands and in which words.
import { oncePerText } from '../once-per-text.ts';
import type { ProductText } from '../products.ts';
import type { CheckedProduct } from '../read-product.ts';
import { FACTS, type Fact } from './facts.ts';
import { lineIn, type Place, type PlaceName, placesOf } from './places.ts';

export interface Statement {
  /** The key of its fact. */
  about: string;
  /** Several where one place names several. */
  values: readonly number[];
  typed: string;
  line: number;
  place: PlaceName;
}

export const statementsOf = oncePerText((text, product: CheckedProduct): readonly Statement[] => {
  const places = placesOf(text, product);
  return Object.entries(FACTS).flatMap(([about, fact]) =>
    places.flatMap((place) => readPlace(about, fact, place)),
  );
});

export const statementsAbout = (about: string, products: readonly ProductText[]): Statement[] =>
  products.flatMap((one) => statementsOf(one, one.product).filter((each) => each.about === about));

function readPlace(about: string, { wordings, least = 0, hasSeveral }: Fact, place: Place) {
  const found = wordings
    .filter(({ places }) => !places || places.includes(place.name))
    .flatMap(({ pattern, read }) =>
      [...place.source.matchAll(pattern)].map(
        (match): Statement => ({
          about,
          values: [read(match.groups ?? {})],
          typed: match[0],
          line: lineIn(place, match.index),
          place: place.name,
        }),
      ),
    )
    .filter(({ values }) => values.every((value) => value >= least));
  const [first] = found;
  if (!hasSeveral || !first) return found;
  return [{ ...first, values: found.flatMap(({ values }) => values) }];
}
