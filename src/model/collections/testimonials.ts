import { z } from 'zod';
import type { CollectionRow } from '../collection-row.ts';
import {
  describe,
  fields,
  type Hint,
  type Image,
  messageOf,
  picture,
  text,
  wholeNumber,
} from '../content-fields.ts';
import { items, line, paragraphs, toggle } from '../form-fields.ts';
import { confirmedClaims, confirmedClaimsField } from '../owner-checks.ts';

const sampleHint: Hint = {
  title: 'oznaka da utisak nije stvaran',
  ask: 'Polje „sample“ je true ili false. Kod stvarnog utiska obrišite ceo red.',
};

const schema = ({ image }: { image: Image }) =>
  fields({
    id: wholeNumber(
      { title: 'redni broj utiska', ask: 'Upišite redni broj utiska', line: 'id: 1' },
      99,
    ),
    name: text({
      title: 'ime osobe čiji je utisak',
      ask: 'Upišite ime osobe čiji je utisak',
      line: 'name: Korisnik 1',
    }),
    text: text({
      title: 'utisak',
      ask: 'Upišite utisak',
      line: 'text: Prijatan ukus i brza dostava.',
    }),
    /** Without one: the picture that has the person's name, else her initials. */
    image: picture(image).optional(),
    /** A sample carries a visible badge, so that nobody takes it for a real person's words. */
    sample: describe(z.boolean({ error: messageOf(sampleHint) }), sampleHint).default(false),
    confirmed_claims: confirmedClaims,
  });

export const testimonials = {
  pattern: 'testimonials/testimonials.yaml',
  format: 'list',
  schema,
  noun: ['utisak', 'utiska', 'utisaka', 'm'],
  shownOn: '/',
  mayBeEmpty: true,
  picturesByName: true,
  form: {
    label: 'Utisci korisnika',
    icon: 'reviews',
    fields: items(
      {
        label: 'Utisci',
        label_singular: 'utisak',
        hint: 'Uz stvarni utisak treba pisani pristanak te osobe. Bez slike stoje inicijali. Na objavljenom sajtu se vide kada ih ima bar tri.',
        required: false,
        summary: '{{name}}',
      },
      [
        line('name', { label: 'Ime' }),
        paragraphs('text', { label: 'Utisak' }),
        {
          name: 'image',
          label: 'Slika',
          hint: 'Po želji: kvadratna fotografija te osobe, bar 600 × 600 piksela, uz njen pristanak.',
          widget: 'image',
          choose_url: false,
          required: false,
        },
        toggle('sample', {
          label: 'Primer, nije stvaran utisak',
          hint: 'Dok je uključeno, piše da je to primer, a na objavljenom sajtu se ne vidi.',
        }),
        confirmedClaimsField,
      ],
    ),
  },
} satisfies CollectionRow;
