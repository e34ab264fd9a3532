// What people have of a published product: its address, which is the name of its file, and its number, to which cards
// and links lead. A proposal may change neither. Without a proposal there is nothing to compare with.
import { folderOf, nameOf } from '../../model/paths.ts';
import { slugOf } from '../../model/slug.ts';
import type { Content, RawFile } from '../content.ts';
import { error, type Finding } from '../finding.ts';
import { type ProductText, productsIn } from '../products.ts';
import { either, rowOf, say, WRITE_ROW } from '../wording.ts';

/** The product that visitors have at this path; undefined for a draft, which they do not see. */
export function publishedAt(path: string, content: Content): ProductText | undefined {
  return publishedProducts(content).find((one) => one.path === path);
}

/** `files` are all texts, also those that could not be read. */
export function checkAddresses(content: Content, files: readonly RawFile[]): Finding[] {
  return publishedProducts(content).flatMap((was) => {
    const { path, product } = was;
    const is = productsIn(content).find((one) => one.path === path);
    if (is) return checkNumber(was, is);
    // A name or a text that the site cannot read is reported as such.
    const isThere = files.some((one) => slugOf(one.path) === slugOf(path) && isBeside(one, was));
    if (isThere) return [];
    const renamed = productsIn(content).find(
      (one) => one.product.id === product.id && !publishedAt(one.path, content),
    );
    return [renamed ? reportNewName(was, renamed) : reportDeleted(was)];
  });
}

function checkNumber({ product: { id: number } }: ProductText, is: ProductText): Finding[] {
  const { path, product, isBroken, lineOf } = is;
  if (isBroken || product.id === undefined || product.id === number) return [];
  const message = `Broj proizvoda je bio ${number}, a sada je ${product.id}. Na ${number} vode kartice i veze koje ljudi već imaju.`;
  return [
    error(path, lineOf(['id']) ?? 1, message, say`${WRITE_ROW} ${rowOf('id', String(number))}`),
  ];
}

function reportNewName({ path }: ProductText, renamed: ProductText): Finding {
  const renaming = either('Fajl je dobio novo ime', 'Tekst je sačuvan pod novim imenom');
  const message = say`${renaming}, pa ${addressOf(path)} više ne bi radila.`;
  const fix = either(
    `U polje sa imenom fajla, iznad teksta, vratite ${nameOf(path)} ` +
      '(naziv koji se vidi na sajtu je polje „name“).',
    'Odbijte predlog, a naziv koji se vidi na sajtu promenite u polju „Naziv“.',
  );
  return error(renamed.path, 1, message, fix);
}

function reportDeleted({ path, product }: ProductText): Finding {
  const message =
    `Proizvod „${product.name}“ je obrisan, pa ${addressOf(path)} više ne bi radila, ` +
    `kao ni kartice i veze ka broju ${product.id}.`;
  const fix = either(
    'Proizvod se ne briše, nego sklanja sa sajta. Vratite fajl, pa mu među podatke na vrhu dodajte: draft: true',
    'Umesto toga proizvod možete da sklonite sa sajta.',
  );
  return error(path, 1, message, fix);
}

const addressOf = (path: string) =>
  `njegova adresa (/products/${slugOf(path)}), koju ljudi već imaju,`;

const isBeside = (one: RawFile, { path }: ProductText) => folderOf(one.path) === folderOf(path);

function publishedProducts({ published = [] }: Content): ProductText[] {
  return productsIn({ texts: published }).filter(
    ({ isDraft, product }) => !isDraft && product.id !== undefined,
  );
}
