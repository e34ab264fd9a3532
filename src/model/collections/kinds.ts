import type { CollectionRow } from '../collection-row.ts';
import { fields, text, wholeNumber } from '../content-fields.ts';
import { items, line, paragraphs } from '../form-fields.ts';
import { confirmedClaims, confirmedClaimsField } from '../owner-checks.ts';

const schema = () =>
  fields({
    id: text({
      title: 'oznaka grupe',
      ask: 'Upišite oznaku grupe bez kvačica i razmaka',
      line: 'id: napici',
    }),
    /** Place of the group in the list of groups, from 1. */
    order: wholeNumber(
      { title: 'redni broj grupe', ask: 'Upišite redni broj grupe', line: 'order: 1' },
      99,
    ),
    title: text({ title: 'naziv grupe', ask: 'Upišite naziv grupe', line: 'title: Napici' }),
    /** What the law wants said before the link to the shop, in a few words. */
    label: text({
      title: 'šta su proizvodi ove grupe, u nekoliko reči',
      ask: 'Upišite šta su proizvodi ove grupe',
      line: 'label: Dodatak ishrani, nije lek',
    }),
    notice: text({
      title: 'napomena ispod svakog proizvoda ove grupe',
      ask: 'Upišite napomenu koja stoji ispod svakog proizvoda ove grupe',
      line: 'notice: Nije lek. Ne prekoračujte preporučenu dnevnu dozu.',
    }),
    confirmed_claims: confirmedClaims,
  });

export const kinds = {
  pattern: 'products/kinds.yaml',
  format: 'list',
  schema,
  noun: ['grupa proizvoda', 'grupe proizvoda', 'grupa proizvoda', 'f'],
  form: {
    label: 'Grupe proizvoda',
    icon: 'category',
    fields: items(
      {
        label: 'Grupe',
        summary: '{{title}}',
        allow_add: false,
        allow_remove: false,
        allow_reorder: false,
      },
      [
        line('title', { label: 'Naziv grupe' }),
        line('label', {
          label: 'Šta je to',
          hint: 'Stoji iznad dugmeta „Kupi proizvod“ svakog proizvoda ove grupe, na primer: Dodatak ishrani, nije lek.',
        }),
        paragraphs('notice', {
          label: 'Napomena',
          hint: 'Stoji ispod svakog proizvoda ove grupe.',
        }),
        {
          name: 'order',
          label: 'Redni broj',
          hint: 'Mesto grupe na stranici Proizvodi.',
          widget: 'number',
          min: 1,
          max: 99,
        },
        confirmedClaimsField,
      ],
    ),
  },
} satisfies CollectionRow;
