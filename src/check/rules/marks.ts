// The marks of a product (`not_for`) and its text say the same: a warning that is not marked would leave
// the product on the shelf of somebody whom it warns, and a mark without words would not be hers to give.
import { MARKS } from '../../model/marks.ts';
import { type Finding, warning } from '../finding.ts';
import type { Text } from '../read-text.ts';

export function checkMarks({ path, product, isDraft, lines, lineOf }: Text): Finding[] {
  if (!product || isDraft) return [];
  const { marks, usage, forWhom, allergens = '' } = product;
  const warnings = `${/\*\*Važno:\*\*[\s\S]*/.exec(usage)?.[0] ?? ''}\n${forWhom}\n${allergens}`;
  return MARKS.flatMap(({ id, label, words }) => {
    const said = words.exec(warnings)?.[0];
    const place = marks.indexOf(id);
    if (said !== undefined && place < 0) {
      const row = lines.findIndex((line) => line.includes(said.slice(0, 30))) + 1;
      const fix = `U polje „not_for“ („Za koga nije“) dodajte red: - ${id}`;
      return [warning(path, row || 1, `Upozorenje „${said}“ nema oznaku „${label}“.`, fix)];
    }
    if (said === undefined && place >= 0) {
      const row = lineOf(['not_for', place]) ?? 1;
      const fix =
        'Dopišite to u „Važno“, „Za koga“ ili „Alergeni“ kako piše na deklaraciji, ili obrišite oznaku.';
      return [warning(path, row, `Oznaka „${label}“ nema reči u tekstu proizvoda.`, fix)];
    }
    return [];
  });
}
