import type { CollectionRow } from '../collection-row.ts';
import { productNumber, textFields } from '../schema/common-fields.ts';
import { describe, fields, line, list, paragraphs } from '../schema/fields.ts';

const compare = describe(
  fields({
    caption: line('Naslov tabele', { example: 'Koji napitak je za Vas?' }),
    rows: list('Šta se poredi', line('Red', { example: 'Ukus' }), {
      hint: 'Po jedan naziv za svaki red tabele.',
      form: { itemName: 'red' },
    }),
    products: list(
      'Proizvodi u tabeli',
      fields({
        product: productNumber('Proizvod', { example: 1 }),
        name: line('Kratak naziv', { hint: 'Stoji iznad kolone.', example: 'Breskva', max: 20 }),
        values: list('Podaci', line('Podatak', { example: 'sladak', max: 60 }), {
          hint: 'Za svaki red tabele po jedan, istim redom. Procenat se i nacrta.',
          form: { itemName: 'podatak' },
        }),
      }),
      {
        hint: 'Dva ili tri; četvrti na uskom telefonu ne staje.',
        form: { itemName: 'proizvod', titleFields: ['name'] },
      },
    ),
  }).superRefine(({ rows, products }, { addIssue }) => {
    for (const [index, { name, values }] of products.entries()) {
      const message =
        `Kolona „${name}“ ima podataka: ${values.length}, a tabela redova: ${rows.length}. ` +
        'Upišite za svaki red po jedan, a gde ga nema crtu: –';
      const path = ['products', index, 'values'];
      if (values.length !== rows.length) addIssue({ code: 'custom', path, message });
    }
  }),
  'group',
  { label: 'Tabela', hint: 'Proizvodi ove grupe jedan pored drugog.' },
);

const schema = () =>
  textFields({
    id: line('Oznaka grupe', {
      instruction: 'Upišite oznaku grupe bez kvačica i razmaka',
      example: 'napici',
      form: { control: 'hidden' },
    }),
    title: line('Naziv grupe', { example: 'Napici' }),
    /** The short notice that the law requires before the link to the shop. */
    label: line('Šta je to', {
      hint: 'Stoji iznad dugmeta „Kupi proizvod“ svakog proizvoda ove grupe.',
      example: 'Dodatak ishrani, nije lek',
    }),
    notice: paragraphs('Napomena', {
      hint: 'Stoji na stranici svakog proizvoda ove grupe, a ispod spiska svih jednom.',
      example: 'Nije lek. Ne prekoračujte preporučenu dnevnu dozu.',
    }),
    /** A table that compares products of the kind; it opens below the shelf. */
    compare: compare.optional(),
  });

export const kinds = {
  pattern: 'products/kinds.yaml',
  format: 'list',
  schema,
  shownOn: '/products',
  form: { label: 'Grupe proizvoda' },
  items: { label: 'Grupe', titleFields: ['title'], mayChange: false },
} satisfies CollectionRow;
