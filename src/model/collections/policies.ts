import type { CollectionRow } from '../collection-row.ts';
import { date, fields, seoDescription, seoTitle, text } from '../content-fields.ts';
import { POLICY_COMPONENTS } from '../files/text-file.ts';
import { dayField, line, paragraphs, seoDescriptionField, seoTitleField } from '../form-fields.ts';
import { confirmedClaims, confirmedClaimsField } from '../owner-checks.ts';

const schema = () =>
  fields({
    title: text({
      title: 'naslov stranice',
      ask: 'Upišite naslov stranice',
      line: 'title: Politika privatnosti',
    }),
    seo_title: seoTitle,
    description: seoDescription,
    applies_from: date({
      title: 'datum od kada politika važi',
      ask: 'Upišite datum od kada politika važi, godina-mesec-dan, bez navodnika',
      line: 'applies_from: 2026-11-20',
    }),
    confirmed_claims: confirmedClaims,
  });

export const policies = {
  pattern: 'policies/*.mdx',
  format: 'page',
  schema,
  noun: ['politika', 'politike', 'politika', 'f'],
  components: POLICY_COMPONENTS,
  files: {
    'privacy-policy': { label: 'Politika privatnosti', pictures: 0 },
    'cookie-policy': { label: 'Politika kolačića', pictures: 0 },
  },
  form: {
    label: 'Politike',
    icon: 'policy',
    fields: [
      line('title', { label: 'Naslov' }),
      dayField('applies_from', { label: 'Važi od' }),
      paragraphs('body', {
        label: 'Tekst',
        hint: 'Delove kao što je \\<DatumIsteka /> ne menjajte: sajt ih sam popunjava.',
      }),
      seoTitleField('seo_title'),
      seoDescriptionField(),
      confirmedClaimsField,
    ],
  },
} satisfies CollectionRow;
