import type { CollectionRow } from '../collection-row.ts';
import {
  alt,
  fields,
  type Image,
  MOST_PRODUCTS,
  picture,
  shortText,
  text,
  wholeNumber,
} from '../content-fields.ts';
import { line, number, paragraphs, pictureFields, shortLine } from '../form-fields.ts';
import { confirmedClaims, confirmedClaimsField } from '../owner-checks.ts';

const schema = ({ image }: { image: Image }) =>
  fields({
    id: wholeNumber(
      {
        title: 'redni broj izdvojenog proizvoda',
        ask: 'Upišite redni broj izdvojenog proizvoda, od 1 do 5',
        line: 'id: 1',
      },
      5,
    ),
    name: text({ title: 'naziv na kartici', ask: 'Upišite naziv', line: 'name: Zubni gel' }),
    short_description: shortText(
      {
        title: 'kratak opis',
        ask: 'Upišite kratak opis u polje „short_description“',
        line: 'short_description: Čist osećaj, blaga nana',
      },
      45,
      'Kratak opis („short_description“) sme da ima najviše 45 znakova',
    ),
    image: picture(image),
    alt,
    product: wholeNumber(
      {
        title: 'broj proizvoda na koji kartica vodi',
        ask: 'Upišite broj proizvoda na koji kartica vodi',
        line: 'product: 14',
      },
      MOST_PRODUCTS,
    ),
    description: text({
      title: 'opis ispod druge linije ---',
      ask: 'Ispod druge linije --- napišite opis u jednoj ili dve rečenice',
    }),
    confirmed_claims: confirmedClaims,
  });

export const featured = {
  pattern: 'featured/*.md',
  format: 'text',
  body: 'description',
  schema,
  noun: ['izdvojeni proizvod', 'izdvojena proizvoda', 'izdvojenih proizvoda', 'm'],
  shownOn: '/',
  form: {
    label: 'Izdvojeni proizvodi',
    label_singular: 'Izdvojeni proizvod',
    icon: 'star',
    description: 'Pet kartica na početnoj stranici.',
    identifier_field: 'name',
    summary: '{{id}}. {{name}}',
    fields: [
      line('name', { label: 'Naziv na kartici' }),
      shortLine(
        'short_description',
        { label: 'Kratak opis', hint: 'Najviše 45 znakova, na primer: Čist osećaj, blaga nana' },
        45,
      ),
      ...pictureFields('Kvadratna fotografija, bar 1000 × 1000 piksela. Sama se smanjuje.'),
      {
        name: 'product',
        label: 'Vodi ka proizvodu',
        widget: 'relation',
        collection: 'products',
        value_field: 'id',
        display_fields: ['name'],
        search_fields: ['name'],
      },
      paragraphs('body', { label: 'Opis', hint: 'Jedna ili dve rečenice.' }),
      confirmedClaimsField,
      number('id', { label: 'Mesto u nizu' }),
    ],
  },
} satisfies CollectionRow;
