import type { CollectionRow } from '../collection-row.ts';
import { alt, fields, type Image, picture, text, wholeNumber } from '../content-fields.ts';
import { LINK_HINT, line, number, paragraphs, pictureFields } from '../form-fields.ts';
import { confirmedClaims, confirmedClaimsField } from '../owner-checks.ts';

const schema = ({ image }: { image: Image }) =>
  fields({
    id: wholeNumber(
      {
        title: 'redni broj bloka na početnoj stranici',
        ask: 'Upišite redni broj bloka na početnoj stranici, od 1 do 3',
        line: 'id: 1',
      },
      3,
    ),
    title: text({
      title: 'naslov bloka',
      ask: 'Upišite naslov bloka',
      line: 'title: Šta je aloe vera?',
    }),
    image: picture(image),
    alt,
    text: text({
      title: 'tekst ispod druge linije ---',
      ask: 'Ispod druge linije --- napišite tekst od dve do tri rečenice',
    }),
    confirmed_claims: confirmedClaims,
  });

export const about = {
  pattern: 'about/*.md',
  format: 'text',
  body: 'text',
  schema,
  noun: [
    'blok na početnoj stranici',
    'bloka na početnoj stranici',
    'blokova na početnoj stranici',
    'm',
  ],
  shownOn: '/',
  form: {
    label: 'Blokovi na početnoj',
    label_singular: 'Blok',
    icon: 'view_agenda',
    description: 'Tri bloka na početnoj stranici.',
    identifier_field: 'title',
    summary: '{{id}}. {{title}}',
    fields: [
      line('title', { label: 'Naslov' }),
      ...pictureFields('Položena fotografija, bar 1000 piksela širine. Sama se smanjuje.'),
      paragraphs('body', { label: 'Tekst', hint: `Dve do tri rečenice. ${LINK_HINT}` }),
      confirmedClaimsField,
      number('id', { label: 'Mesto u nizu' }),
    ],
  },
} satisfies CollectionRow;
