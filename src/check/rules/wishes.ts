// What would improve a text. Each function is a row of `BETTER` in `rules.ts`.
import { REQUIRED_FILES, SITE } from '../../model/collections.ts';
import { isData } from '../../model/data.ts';
import { openQuestions } from '../../model/schema/common-fields.ts';
import { descriptionOf } from '../../model/schema/field-description.ts';
import { NOT_SHOWN } from '../../model/schema/fields.ts';
import { count, inSentence } from '../../model/serbian/word-forms.ts';
import { pointToLabel } from '../../text/product-paragraphs.ts';
import { type Finding, note } from '../finding.ts';
import { lackAt, type MissingRule } from '../missing.ts';
import { productsIn } from '../products.ts';
import type { Text } from '../read-text.ts';

/** Optional fields of site.yaml; „ne“ (`NOT_SHOWN`) counts as filled in. */
const WISHES = ['hours', 'reply_time', 'town'] as const;

/** „https://www.example.com/gel“, „http://example“: addresses that RFC 2606 reserves for examples. */
const EXAMPLE_LINK = /https?:\/\/(?:[\w-]+\.)*example(?:\.(?:com|org|net))?(?![\w.-])[^\s")\]`]*/;

export function findWishes(text: Text): Finding[] {
  const { path, data, collection } = text;
  if (path !== SITE) return [];
  return WISHES.filter((key) => (data[key] ?? '') === '').map((key) => {
    const { label = key } = descriptionOf(collection.fileSchema.shape[key]);
    const fix = `Upišite to, ili „${NOT_SHOWN}“ ako ne treba da se vidi.`;
    return lackAt(text, [key], `Nije upisano: ${inSentence(label)}`, fix);
  });
}

const ANSWER = `Odgovor upišite u tekst, pa pitanje obrišite iz polja „${descriptionOf(openQuestions).label}“.`;

/** The open questions (`open_questions`) of one collection; without a name, those of all collections. */
export function findOpenQuestions(of?: string): MissingRule {
  return (text) => {
    const isMeant = of === undefined || of === text.collection.name;
    return (isMeant ? text.entries : []).flatMap(({ at, data }) => {
      const questions = data['open_questions'];
      return (Array.isArray(questions) ? questions : [])
        .filter(isData)
        .map(({ question, ready }, index) => ({
          ...lackAt(text, [...at, 'open_questions', index], String(question), ANSWER),
          ...(ready !== undefined && { ready: String(ready) }),
        }));
    });
  };
}

/** Effects of foods and supplements are claims about nutrients, so an unchecked label of these is graver. */
export function findUncheckedLabel({ ofCosmetics }: { ofCosmetics: boolean }): MissingRule {
  return (text) => {
    const { product } = text;
    if (!product || product.isCosmetic !== ofCosmetics || product.isLabelChecked) return [];
    const amounts = !product.isCosmetic
      ? ' Dnevna doza mora da sadrži bar 15% preporučenog unosa svake materije koju „Efekti ' +
        'proizvoda“ pominju, ili količinu iz izjave.'
      : '';
    const fix = `Sa pakovanjem u ruci uporedite sastav, doze, alergene i efekte, pa upišite taj dan.${amounts}`;
    return [lackAt(text, ['checked_against_label'], 'Nije upoređeno sa deklaracijom.', fix)];
  };
}

export function findUnnamedAllergens(text: Text): Finding[] {
  if (!pointToLabel(text.product?.allergens ?? '')) return [];
  const message = 'Za alergene se kupac upućuje na deklaraciju.';
  const fix =
    'Prepišite ih sa deklaracije, uz one koji su već upisani. Ako ih tamo nema, napišite: ' +
    'nisu istaknuti na pakovanju';
  return [lackAt(text, ['scructure'], message, fix)];
}

export function findDrawing(text: Text): Finding[] {
  const { path, data } = text;
  const images = REQUIRED_FILES[path]?.hasDrawing ? data['images'] : [];
  const message = 'Umesto Vaše fotografije stoji crtež.';
  const fix =
    'Stavite svoju fotografiju i opišite je, ili ostavite crtež: opis kaže da je ilustracija.';
  return (Array.isArray(images) ? images : []).flatMap((item, index) =>
    isData(item) && !item['image'] ? [lackAt(text, ['images', index], message, fix)] : [],
  );
}

/** One entry for all products without a link to the shop, at the first of them. */
export function findShopLinks(text: Text, texts: readonly Text[]): Finding[] {
  const without = productsIn({ texts }).filter(({ product }) => product.link === '');
  if (without[0] !== text) return [];
  // The genitive behind „kod“ has one form for all numbers.
  const products = count(without.length, 'proizvoda', 'proizvoda', 'proizvoda');
  const message = `Kod ${products} „Kupi proizvod“ otvara prodavnicu, a ne baš taj proizvod.`;
  const fix = 'Upišite vezu ka ovom proizvodu. Kada je upišete, ovde stoji sledeći.';
  return [lackAt(text, ['link'], message, fix)];
}

export function findExampleLink({ path, lines, comments, collection }: Text): Finding[] {
  if (path === SITE || collection.name === 'policies') return [];
  return lines.flatMap((line, index) => {
    const link = comments.has(index + 1) ? undefined : EXAMPLE_LINK.exec(line)?.[0];
    return link ? [note(path, index + 1, `Probna veza: ${link}`, 'Upišite pravu adresu.')] : [];
  });
}
