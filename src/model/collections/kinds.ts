import type { CollectionRow } from '../collection-row.ts';
import { confirmedClaims } from '../common-fields.ts';
import { fields, line, number, paragraphs } from '../fields.ts';

const schema = () =>
  fields({
    id: line({
      label: 'Oznaka grupe',
      ask: 'Upišite oznaku grupe bez kvačica i razmaka',
      example: 'napici',
      form: { widget: 'hidden' },
    }),
    title: line({ label: 'Naziv grupe', example: 'Napici' }),
    /** What the law wants said before the link to the shop, in a few words. */
    label: line({
      label: 'Šta je to',
      hint: 'Stoji iznad dugmeta „Kupi proizvod“ svakog proizvoda ove grupe.',
      example: 'Dodatak ishrani, nije lek',
    }),
    notice: paragraphs({
      label: 'Napomena',
      hint: 'Stoji ispod svakog proizvoda ove grupe.',
      example: 'Nije lek. Ne prekoračujte preporučenu dnevnu dozu.',
    }),
    /** Place of the group in the list of groups, from 1. */
    order: number(
      {
        label: 'Redni broj',
        hint: 'Mesto grupe na stranici Proizvodi.',
        example: 1,
        form: { min: 1, max: 99 },
      },
      99,
    ),
    confirmed_claims: confirmedClaims,
  });

export const kinds = {
  pattern: 'products/kinds.yaml',
  format: 'list',
  schema,
  form: {
    label: 'Grupe proizvoda',
    icon: 'category',
    items: {
      label: 'Grupe',
      summary: '{{title}}',
      allow_add: false,
      allow_remove: false,
      allow_reorder: false,
    },
  },
} satisfies CollectionRow;
