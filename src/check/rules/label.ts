// The words of each note beside a label (`label_notes`) must stand in „Sastav“, and have one note only.
import { splitAtWords } from '../../model/product/label-notes.ts';
import { error, type Finding } from '../finding.ts';
import type { ProductText } from '../products.ts';

const FIX =
  'Prepišite ih odande slovo po slovo; pasus „Alergeni“ se ne računa. ' +
  'Na istim rečima može da stoji samo jedna beleška.';

export function checkLabel({ path, product, lineOf }: ProductText): Finding[] {
  if (!product.labelNotes || product.composition === '') return [];
  const words = product.labelNotes.map((note) => note.words);
  // The page cannot mark words of which only a part is bold, so these do not count as found.
  const marked = new Set(splitAtWords(product.compositionSource, words).map(({ note }) => note));
  return words.flatMap((one, index) => {
    const line = lineOf(['label_notes', index, 'words']) ?? 1;
    const text = `Reči „${one}“ ne stoje u „Sastavu“ ili već imaju belešku.`;
    return one === '' || marked.has(index) ? [] : [error(path, line, text, FIX)];
  });
}
