import type { CollectionRow } from '../collection-row.ts';
import { fields, patternText } from '../schema/fields.ts';

const schema = () =>
  fields({
    word: patternText('Reč', /^\p{Ll}+$/u, {
      hint: 'Jedna reč, malim slovima, u osnovnom obliku; provera tada zna i njene padeže.',
      instruction: 'U polje „Reč“ upišite jednu reč malim slovima, bez crtice',
      example: 'zeaksantin',
    }),
  });

/** Right words that the dictionary of the content check does not know, as names of ingredients. */
export const ownWords = {
  pattern: 'words.yaml',
  format: 'list',
  schema,
  mayBeEmpty: true,
  form: { label: 'Reči sajta' },
  items: { label: 'Reči', itemName: 'reč', titleFields: ['word'], mayMove: false },
} satisfies CollectionRow;
