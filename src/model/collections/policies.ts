import type { CollectionRow } from '../collection-row.ts';
import { seoDescription, seoTitle, textFields } from '../common-fields.ts';
import { day, line } from '../fields.ts';

const schema = () =>
  textFields({
    title: line('Naslov', { example: 'Politika privatnosti' }),
    applies_from: day('Važi od'),
    seo_title: seoTitle,
    description: seoDescription,
  });

export const policies = {
  pattern: 'policies/*.mdx',
  format: 'page',
  schema,
  files: {
    'privacy-policy': { label: 'Politika privatnosti', pictures: 0 },
    'cookie-policy': { label: 'Politika kolačića', pictures: 0 },
  },
  form: { label: 'Politike' },
  textHint: 'Delove kao što je \\<DatumIsteka /> ne menjajte: sajt ih sam popunjava.',
} satisfies CollectionRow;
