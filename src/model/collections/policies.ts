import type { CollectionRow } from '../collection-row.ts';
import { confirmedClaims, seoDescription, seoTitle } from '../common-fields.ts';
import { day, fields, line } from '../fields.ts';

const schema = () =>
  fields({
    title: line({ label: 'Naslov', example: 'Politika privatnosti' }),
    applies_from: day({ label: 'Važi od' }),
    seo_title: seoTitle,
    description: seoDescription,
    confirmed_claims: confirmedClaims,
  });

export const policies = {
  pattern: 'policies/*.mdx',
  format: 'page',
  schema,
  /** See `src/components/policy/`. */
  components: [
    'BezKolacica',
    'DatumIsteka',
    'IzborKolacica',
    'PodaciRukovaoca',
    'PorukeCuva',
    'SaKolacicima',
    'SpisakKolacica',
  ],
  files: {
    'privacy-policy': { label: 'Politika privatnosti', pictures: 0 },
    'cookie-policy': { label: 'Politika kolačića', pictures: 0 },
  },
  form: {
    label: 'Politike',
    icon: 'policy',
    body: {
      label: 'Tekst',
      hint: 'Delove kao što je \\<DatumIsteka /> ne menjajte: sajt ih sam popunjava.',
    },
  },
} satisfies CollectionRow;
