// Compares a text with the others: values that must be unique, the kind of a product, a copied „Sastav“; and the
// pictures of a page with the places that the page has for them.
import { KINDS, REQUIRED_FILES } from '../../model/collections.ts';
import { isData } from '../../model/data.ts';
import { type Content, freeNumber } from '../content.ts';
import { error, type Finding, warning } from '../finding.ts';
import { findNearest } from '../nearest.ts';
import { productsIn } from '../products.ts';
import type { Text } from '../read-text.ts';
import { either, fieldNamed, inText, rowOf, say, WRITE_ROW } from '../wording.ts';
import { publishedAt } from './addresses.ts';

/** Fields whose value must be unique among the texts of a collection and among the items of a list. */
const UNIQUE = 'id name link product text title description question answer image alt'.split(' ');

export function checkRelations(text: Text, content: Content): Finding[] {
  return [...checkTwins(text, content), ...checkKind(text, content), ...checkPictureCount(text)];
}

/** Reports a page of the site that has fewer pictures than it shows; some have a drawing in place of a photograph. */
function checkPictureCount({ path, collection, data, lineOf }: Text): Finding[] {
  const { pictures = 0, hasDrawing = false } = REQUIRED_FILES[path] ?? {};
  const needed = collection.name === 'pages' ? pictures : 0;
  const images = Array.isArray(data['images']) ? data['images'].filter(isData) : [];
  const given = images.filter(({ image }) => hasDrawing || image).length;
  if (given >= needed) return [];
  const message = say`U polju ${fieldNamed('images')} nedostaje slika: stranica prikazuje ${needed}, a ovde ih je ${given}.`;
  const fix = either(
    'Dodajte dva reda: „  - image: ./ime-slike.jpg“ i ispod njega „    alt: opis slike“.',
    'Dodajte je.',
  );
  return [error(path, lineOf(['images']) ?? 1, message, fix)];
}

function checkKind({ path, product, lineOf }: Text, { texts }: Content): Finding[] {
  const { kind = '' } = product ?? {};
  if (kind === '') return [];
  const groups = texts.find((one) => one.path === KINDS)?.entries ?? [];
  const names = groups.map((one) => String(one.data['id']));
  if (names.length === 0 || names.includes(kind)) return [];
  const near = findNearest(kind, names);
  const all = `Upišite jednu od grupa: ${names.join(', ')}.`;
  const fix = near ? say`Da li ste mislili: ${rowOf('kind', near)}` : all;
  return [error(path, lineOf(['kind']) ?? 1, `Grupa „${kind}“ ne postoji.`, fix)];
}

/** Reports a „Sastav“ that equals that of another product. */
export function checkCopiedComposition(text: Text, content: Content): Finding[] {
  const { path, product } = text;
  if (!product?.composition) return [];
  const twin = productsIn(content).find(
    (one) => one !== text && one.product.composition === product.composition && one.path !== path,
  );
  if (!twin) return [];
  const line = product.headings.find(({ heading }) => heading === 'Sastav')?.line ?? 1;
  const message = say`„Sastav“ je od reči do reči isti kao u ${either('fajlu', 'tekstu')} ${inText(twin.path)}.`;
  return [warning(path, line, message, 'Uporedite ga sa deklaracijom ovog proizvoda.')];
}

/**
 * Reports equal values of `UNIQUE` fields. Of two files with the same value one gets the finding: the one that a
 * proposal brings or whose number it changes, else the draft, else the one with the higher number, else the later one.
 * The finding names both files, since either may be the copy.
 */
function checkTwins(text: Text, content: Content): Finding[] {
  const { path, collection, entries, lineOf } = text;
  const isList = collection.format === 'list';
  const same = content.texts.filter((one) => one.collection === collection);
  const ordered = same.toSorted(
    (a, b) =>
      Number(isNew(a, content)) - Number(isNew(b, content)) ||
      Number(a.isDraft) - Number(b.isDraft) ||
      (a.product?.id ?? 0) - (b.product?.id ?? 0),
  );
  const others = ordered.slice(0, ordered.indexOf(text));
  return entries.flatMap(({ at, data }, index) =>
    UNIQUE.flatMap((key) => {
      const value = data[key];
      // In a list, `name` is the name of a person, and two people may share it.
      if (value === undefined || value === '' || (key === 'name' && isList)) return [];
      const isSame = (one: Text['entries'][number]) => one.data[key] === value;
      const above = entries.slice(0, index).find(isSame);
      const twin = others.find((one) => one.entries.some(isSame));
      if (!above && !twin) return [];
      // `addresses.ts` asks for the published number, and one cure is enough.
      const was = publishedAt(path, content);
      if (key === 'id' && was && was.product.id !== value) return [];
      const where = above
        ? either(`kao u redu ${lineOf([...above.at, key])}`, 'dva puta')
        : say`u ${either('fajlovima', 'tekstovima')} ${inText(twin?.path ?? '')} i ${inText(path)}`;
      const message = say`Polje ${fieldNamed(key)} je isto ${where}: ${String(value)}`;
      const number = rowOf('id', String(freeNumber(collection, content)));
      const free = isNew(text, content)
        ? say`Ovo je nov tekst, pa mu treba nov broj. ${WRITE_ROW} ${number}`
        : say`Ako je jedan od njih samo kopija, obrišite ga. Prvi slobodan broj je: ${number}`;
      const [make, fix] =
        key === 'id'
          ? [error, free]
          : [warning, `Ako nije namerno, upišite drugo${above ? '' : ', tamo gde nije tačno'}.`];
      return [make(path, lineOf([...at, key]) ?? 1, message, fix)];
    }),
  );
}

/** Whether a proposal brings this text, or another number for it. */
function isNew({ path, data }: Text, content: Content): boolean {
  if (!content.published) return false;
  const was = content.published.find((one) => one.path === path);
  return was === undefined || was.data['id'] !== data['id'];
}
