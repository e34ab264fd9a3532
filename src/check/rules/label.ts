// What a product's fields say of its label: the words of the notes stand in „Sastav“, once, and no
// amount differs from the text by a slip of the finger.
import { isData } from '../../model/data.ts';
import { splitAtWords } from '../../model/label-notes.ts';
import { oneLine, withoutAllergens } from '../../model/plain-text.ts';
import { readSections } from '../../model/product-text.ts';
import { error, type Finding, warning } from '../finding.ts';
import type { Text } from '../read-text.ts';

const FIX =
  'Prepišite ih odande slovo po slovo; pasus „Alergeni“ se ne računa. Na istim rečima može da stoji samo jedna beleška.';
const AMOUNT = /(?<![\d,])(\d+) ?(ml|g|l|(?:dan|tablet|kapsul|kesic)\p{L}*)(?!\p{L})/gu;

export function checkLabel(text: Text): Finding[] {
  if (text.isDraft || text.collection.name !== 'products') return [];
  return [...checkNotes(text), ...checkAmounts(text)];
}

function checkNotes({ path, entries, lines, lineOf }: Text): Finding[] {
  const notes = entries[0]?.data['label_notes'];
  const composition = compositionIn(lines);
  if (!Array.isArray(notes) || composition === '') return [];
  const words = notes.map((one) => (isData(one) ? String(one['words'] ?? '') : ''));
  const marked = new Set(splitAtWords(composition, words).map(({ note }) => note));
  return words.flatMap((one, index) => {
    const line = lineOf(['label_notes', index, 'words']) ?? 1;
    const text = `Reči „${one}“ ne stoje u „Sastavu“ ili već imaju belešku.`;
    return one === '' || marked.has(index) ? [] : [error(path, line, text, FIX)];
  });
}

/** Amounts of the fields with a digit too many, or in another order, than one of that unit below. */
function checkAmounts({ path, entries, body, lineOf }: Text): Finding[] {
  const read = (text: string) =>
    [...text.matchAll(AMOUNT)].map(([amount, number = '', unit = '']) => ({
      amount,
      number,
      unit: unit.slice(0, 3),
    }));
  const below = read(body);
  return ['facts', 'lasts'].flatMap((key) =>
    read(String(entries[0]?.data[key] ?? '')).flatMap(({ amount, number, unit }) => {
      const same = below.filter((one) => one.unit === unit);
      const isThere = same.some((one) => one.number === number);
      const slip = same.find((one) => !isThere && isSlip(one.number, number));
      const words = `Ovde piše „${amount}“, a u tekstu „${slip?.amount}“.`;
      const fix = 'Ispravite ono što nije sa deklaracije.';
      return slip ? [warning(path, lineOf([key]) ?? 1, words, fix)] : [];
    }),
  );
}

const isSlip = (a: string, b: string) =>
  a === `${b}0` || b === `${a}0` || (a.length > 1 && [...a].sort().join() === [...b].sort().join());

/** All that the section „Sastav“ says, but for the allergens. */
export function compositionIn(lines: readonly string[]): string {
  return oneLine(withoutAllergens(readSections(lines.join('\n')).scructure));
}
