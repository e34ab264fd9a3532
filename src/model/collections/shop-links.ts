import type { CollectionRow } from '../collection-row.ts';
import { productNumber } from '../common-fields.ts';
import { fields, link } from '../fields.ts';

const schema = () =>
  fields({
    product: productNumber('Proizvod', { example: 14 }),
    link: link('Veza', {
      hint: 'Prazno: „Kupi proizvod“ otvara prodavnicu.',
      example: 'https://prodavnica.example.com/korpa/zubni-gel',
      mayBeEmpty: true,
    }),
  });

/** Links of all products to the shop, in one file. The link in a product's own file takes precedence. */
export const shopLinks = {
  pattern: 'shop-links.yaml',
  format: 'list',
  schema,
  shownOn: '/products',
  mayBeEmpty: true,
  form: { label: 'Veze ka prodavnici', icon: 'link' },
  items: { label: 'Veze', label_singular: 'vezu', collapsed: false, allow_reorder: false },
} satisfies CollectionRow;
