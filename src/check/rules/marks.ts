// The marks of a product (`not_for`) and the warnings in its text must agree. Without the mark, a visitor
// whom the warning concerns would still be offered the product; a mark must be founded on the label.

import { MARKS } from '../../model/product/marks.ts';
import type { Examples } from '../../model/serbian/word-pattern.ts';
import { type Finding, warning } from '../finding.ts';
import { joinParts } from '../patterns/pattern-rule.ts';
import type { ProductText } from '../products.ts';
import type { CheckedProduct } from '../read-product.ts';
import type { Text } from '../read-text.ts';
import { either, labelled, say } from '../wording.ts';

export function checkMarks(text: ProductText): Finding[] {
  const { path, product, lines, lineOf } = text;
  const { marks, usage, forWhom, allergens = '' } = product;
  const warnings = `${product.warnings}\n${forWhom}\n${allergens}`;
  const findings = MARKS.flatMap(({ id, label, pattern }) => {
    const found = wholeWords(warnings, pattern);
    const place = marks.indexOf(id);
    if (found !== undefined && place < 0) {
      const row = lines.findIndex((line) => wholeWords(line, pattern) === found) + 1;
      const message = `Upozorenje „${found}“ nema oznaku „${label}“.`;
      const fix = either(
        `U polje „not_for“ („Za koga nije“) dodajte red: - ${id}`,
        `Označite „${label}“ u polju „Za koga nije“.`,
      );
      return [{ ...warning(path, row || 1, message, fix), at: ['not_for'] }];
    }
    // „Za koga“ and „Alergeni“ only summarise: the warnings of the label stand below „Način upotrebe“.
    // Where the whole paragraph „Važno“ is missing, `usage.ts` reports that.
    if (place >= 0 && usage.includes('Važno') && !pattern.test(usage)) {
      const row = lineOf(['not_for', place]) ?? 1;
      const fix =
        'Ako je upozorenje obrisano slučajno, vratite ga u pasus „Važno“. ' +
        'Oznaku obrišite samo ako ga na deklaraciji nema.';
      return [warning(path, row, `Oznaka „${label}“ nema upozorenje u „Načinu upotrebe“.`, fix)];
    }
    return [];
  });
  return [...findings, ...checkForWhom(text, product)];
}

/** A part of „Za koga“ that speaks of pregnant women or nursing mothers and restricts nothing. */
export const FOR_PREGNANT: Examples & { name: string; pattern: RegExp } = {
  name: 'a product for pregnant women',
  found: ['sve žene, pa i trudnice', 'odrasli; trudnice i dojilje', 'dojilje; deca uz savet'],
  notFound: [
    'odrasli, osim trudnica i dojilja',
    'odrasle žene; trudnice i dojilje samo po savetu lekara',
    'nije za trudnice',
    'trudnice i dojilje neka pitaju lekara',
    'odrasle žene',
  ],
  pattern: joinParts(
    'iu',
    '(?:^|;)', // a part of the field ends with a semicolon
    '(?:(?!nije|nisu|ne |osim|sem|izuzev|bez|lekar|savet|pitaj)[^;])*',
    '(?<!\\p{L})(?:trudn|doji)\\p{L}*',
    '(?:(?!ne |lekar|savet|pitaj)[^;])*(?:;|$)',
  ),
};

/** „Za koga“ that allows what „Važno“ forbids or leaves to a doctor. */
function checkForWhom(text: Text, { usage, forWhom }: CheckedProduct): Finding[] {
  const { path, collection, lineOf } = text;
  const caution = MARKS.find(({ reason, pattern }) => reason === 'trudnoca' && pattern.test(usage));
  if (!caution || !FOR_PREGNANT.pattern.test(forWhom)) return [];
  const field = labelled('for_whom', collection.fileSchema.shape['for_whom']);
  const message = say`Polje ${field} kaže „${forWhom}“, a u „Načinu upotrebe“ piše: ${caution.label.toLowerCase()}.`;
  const fix = 'Uporedite oba sa deklaracijom i ispravite ono što nije tačno.';
  return [warning(path, lineOf(['for_whom']) ?? 1, message, fix)];
}

/** The match of the pattern, extended to the end of its last word; undefined without a match. */
function wholeWords(text: string, pattern: RegExp): string | undefined {
  const found = pattern.exec(text);
  if (!found) return undefined;
  const rest = /^\p{L}*/u.exec(text.slice(found.index + found[0].length))?.[0] ?? '';
  return found[0] + rest;
}
