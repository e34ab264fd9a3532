import type { CollectionRow } from '../collection-row.ts';
import { LISTS, TABLES, WORDS } from '../file/text-parts.ts';
import { seoDescription, seoTitle, textFields } from '../schema/common-fields.ts';
import { day, line } from '../schema/fields.ts';
import { MESSAGE_KEEPERS } from './site.ts';

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
  parts: {
    nodes: [...WORDS, ...LISTS, ...TABLES, 'heading', 'blockquote'],
    /** See `src/components/policy/`. */
    components: { DatumIsteka: {}, PodaciRukovaoca: {}, PorukeCuva: { ko: MESSAGE_KEEPERS } },
  },
  files: {
    'privacy-policy': {
      label: 'Politika privatnosti',
      pictures: 0,
      parts: ['PodaciRukovaoca', 'PorukeCuva'],
    },
    'cookie-policy': { label: 'Politika kolačića', pictures: 0, parts: ['DatumIsteka'] },
  },
  form: { label: 'Politike' },
  textHint: 'Delove kao što je \\<DatumIsteka /> ne menjajte: sajt ih sam popunjava.',
} satisfies CollectionRow;
