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
    const said = wholeWords(warnings, words);
    const place = marks.indexOf(id);
    if (said !== undefined && place < 0) {
      const row = lines.findIndex((line) => wholeWords(line, words) === said) + 1;
      const fix = `U polje „not_for“ („Za koga nije“) dodajte red: - ${id}`;
      return [warning(path, row || 1, `Upozorenje „${said}“ nema oznaku „${label}“.`, fix)];
    }
    // „Za koga“ and „Alergeni“ are a summary: what the label warns of stands below „Način upotrebe“.
    // A whole paragraph that is lost is told by a rule of its own.
    if (place >= 0 && usage.includes('Važno') && !words.test(usage)) {
      const row = lineOf(['not_for', place]) ?? 1;
      const fix =
        'Ako je upozorenje obrisano slučajno, vratite ga u pasus „Važno“. Oznaku obrišite samo ako ga na deklaraciji nema.';
      return [warning(path, row, `Oznaka „${label}“ nema upozorenje u „Načinu upotrebe“.`, fix)];
    }
    return [];
  });
}

/** What the pattern finds, up to the end of its last word. */
function wholeWords(text: string, pattern: RegExp): string | undefined {
  const found = pattern.exec(text);
  if (!found) return undefined;
  const rest = /^\p{L}*/u.exec(text.slice(found.index + found[0].length))?.[0] ?? '';
  return found[0] + rest;
}
