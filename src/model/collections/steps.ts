import type { CollectionRow } from '../collection-row.ts';
import { textFields } from '../schema/common-fields.ts';
import { line, paragraphs } from '../schema/fields.ts';

const schema = () =>
  textFields({
    title: line('Naslov', { example: 'Izaberite ili pitajte' }),
    text: paragraphs('Tekst', { example: 'Pročitajte opis, a ako se dvoumite, pozovite me.' }),
  });

export const steps = {
  pattern: 'steps.yaml',
  format: 'list',
  schema,
  shownOn: '/',
  form: { label: 'Kako se poručuje' },
  items: { label: 'Koraci', itemName: 'korak', titleFields: ['title'] },
} satisfies CollectionRow;
