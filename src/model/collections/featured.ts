import type { CollectionRow } from '../collection-row.ts';
import { WORDS } from '../file/text-parts.ts';
import { alt, productNumber, textFields } from '../schema/common-fields.ts';
import { assignedNumber, line, type Pictures, picture } from '../schema/fields.ts';

const schema = ({ image }: Pictures) =>
  textFields({
    id: assignedNumber('Mesto u nizu', {
      hint: 'Od 1 do 5. Prva kartica je najveća.',
      example: 1,
      max: 5,
    }),
    name: line('Naziv na kartici', { example: 'Zubni gel' }),
    short_description: line('Kratak opis', {
      hint: 'Najviše 45 znakova.',
      example: 'Čist osećaj, blaga nana',
      max: 45,
    }),
    image: picture(image, 'Kvadratna fotografija, bar 1000 × 1000 piksela.'),
    alt,
    product: productNumber('Vodi ka proizvodu', {
      hint: 'Proizvod na koji kartica vodi.',
      inFile: 'U fajlu stoji njegov broj.',
      example: 14,
      instruction: 'Upišite broj proizvoda na koji kartica vodi',
      written: ', bez navodnika',
    }),
  });

export const featured = {
  pattern: 'featured/*.md',
  format: 'page',
  schema,
  parts: { nodes: WORDS, components: {} },
  shownOn: '/',
  form: {
    label: 'Izdvojeni proizvodi',
    description: 'Pet kartica na početnoj stranici.',
  },
  textHint: 'Jedna ili dve rečenice.',
} satisfies CollectionRow;
