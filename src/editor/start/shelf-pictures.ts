// The small pictures of the products: the shelf of the site has them all in one picture, which visitors load too.
import { useEffect, useState } from 'react';

export interface ShelfPictures {
  address: string;
  width: string;
  height: string;
  /** Number of a product → the part of the picture that shows it. */
  places: ReadonlyMap<string, string>;
}

/** Asked for once, however often the first page is opened. */
let asked: Promise<ShelfPictures | undefined> | undefined;

/** Undefined until they are there, and for a site that is not published yet. */
export function useShelfPictures(): ShelfPictures | undefined {
  const [pictures, setPictures] = useState<ShelfPictures>();
  useEffect(() => {
    asked ??= readShelf();
    asked.then(setPictures, () => {
      asked = undefined;
    });
  }, []);
  return pictures;
}

async function readShelf(): Promise<ShelfPictures | undefined> {
  const response = await fetch('/products');
  if (!response.ok) return undefined;
  return shelfIn(await response.text());
}

/** By patterns: a parser would report each inline style of that page as one that the policy of this page forbids. */
export function shelfIn(html: string): ShelfPictures | undefined {
  const [image = ''] = /<image[^>]*id="polica"[^>]*>/.exec(html) ?? [];
  const [address = '', width = '', height = ''] = ['href', 'width', 'height'].map(
    (name) => new RegExp(`\\b${name}="([^"]+)"`).exec(image)?.[1],
  );
  if (!address) return undefined;
  const tiles = html.matchAll(
    /<li[^>]*data-product="(\d+)"[^>]*>\s*<a[^>]*>\s*<svg[^>]*viewBox="([^"]+)"/g,
  );
  return {
    address,
    width,
    height,
    places: new Map([...tiles].map(([, id = '', place = '']) => [id, place])),
  };
}
