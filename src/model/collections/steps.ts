import type { CollectionRow } from '../collection-row.ts';
import { confirmedClaims } from '../common-fields.ts';
import { fields, itemNumber, line, paragraphs } from '../fields.ts';

const schema = () =>
  fields({
    id: itemNumber(9),
    title: line({ label: 'Naslov', example: 'Izaberite ili pitajte' }),
    text: paragraphs({
      label: 'Tekst',
      example: 'Pročitajte opis, a ako se dvoumite, pozovite me.',
    }),
    confirmed_claims: confirmedClaims,
  });

export const steps = {
  pattern: 'steps/steps.yaml',
  format: 'list',
  schema,
  shownOn: '/',
  form: {
    label: 'Kako se poručuje',
    icon: 'format_list_numbered',
    items: { label: 'Koraci', label_singular: 'korak', summary: '{{title}}' },
  },
} satisfies CollectionRow;
