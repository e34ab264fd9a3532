// The notes beside a product's label: their words stand in „Sastav“, once.
import { isData } from '../../model/data.ts';
import { splitAtWords } from '../../model/label-notes.ts';
import { oneLine, withoutAllergens } from '../../model/plain-text.ts';
import { readSections } from '../../model/product-text.ts';
import { error, type Finding } from '../finding.ts';
import type { Text } from '../read-text.ts';

const FIX =
  'Prepišite ih odande slovo po slovo; pasus „Alergeni“ se ne računa. Na istim rečima može da stoji samo jedna beleška.';

export function checkLabel({ path, entries, lines, isDraft, lineOf }: Text): Finding[] {
  const notes = entries[0]?.data['label_notes'];
  const composition = compositionIn(lines);
  if (isDraft || !Array.isArray(notes) || composition === '') return [];
  const words = notes.map((one) => (isData(one) ? String(one['words'] ?? '') : ''));
  const marked = new Set(splitAtWords(composition, words).map(({ note }) => note));
  return words.flatMap((one, index) => {
    const line = lineOf(['label_notes', index, 'words']) ?? 1;
    const text = `Reči „${one}“ ne stoje u „Sastavu“ ili već imaju belešku.`;
    return one === '' || marked.has(index) ? [] : [error(path, line, text, FIX)];
  });
}

/** All that the section „Sastav“ says, but for the allergens. */
export function compositionIn(lines: readonly string[]): string {
  return oneLine(withoutAllergens(readSections(lines.join('\n')).scructure));
}
