import type { CollectionRow } from '../collection-row.ts';
import { textFields } from '../schema/common-fields.ts';
import {
  assignedNumber,
  day,
  line,
  type Pictures,
  paragraphs,
  picture,
  toggle,
} from '../schema/fields.ts';

const schema = ({ image }: Pictures) =>
  textFields({
    id: assignedNumber('Broj utiska', {
      hint: 'Prvi slobodan; uređivač ga dodeljuje sam. Kasnije se ne menja.',
      example: 7,
      max: 999,
    }),
    name: line('Ime', { example: 'Ana Đurić', max: 80 }),
    text: paragraphs('Utisak', { example: 'Prijatan ukus i brza dostava.' }),
    /** Without a picture the card shows the file that has the person's name, else the person's initials. */
    image: picture(
      image,
      'Kvadratna fotografija te osobe, bar 600 × 600 piksela, uz njen pristanak. Bez nje se traži slika po imenu.',
      './ana-djuric.jpg',
    ).optional(),
    /** Day of the written consent, without which nobody's words may be published; no page shows it. */
    consent: day('Pisani pristanak', {
      hint: 'Uz svaki stvaran utisak: dan kada Vam je ta osoba napisala da pristaje. Njenu poruku sačuvajte. Ne vidi se na sajtu.',
    }).optional(),
    /** A sample has a visible badge, so that nobody takes it for the words of a real person. */
    sample: toggle('Primer, nije stvaran utisak', {
      hint: 'Dok je uključeno, piše da je to primer, a na objavljenom sajtu se ne vidi.',
      inFile: 'Kod stvarnog utiska obrišite ceo red.',
      instruction: 'Polje „sample“ je true ili false. Kod stvarnog utiska obrišite ceo red',
    }),
  });

/** Fewer testimonials stand side by side, without a carousel. */
export const MIN_IN_CAROUSEL = 3;

export const testimonials = {
  pattern: 'testimonials/testimonials.yaml',
  format: 'list',
  schema,
  shownOn: '/',
  mayBeEmpty: true,
  areQuotes: true,
  picturesByName: true,
  form: { label: 'Utisci korisnika' },
  items: {
    label: 'Utisci',
    itemName: 'utisak',
    hint:
      'Uz stvarni utisak treba pisani pristanak te osobe. Bez slike stoje inicijali. ' +
      'Jedan ili dva stoje jedan pored drugog, a od tri se smenjuju.',
    titleFields: ['name'],
  },
} satisfies CollectionRow;
