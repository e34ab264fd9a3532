import type { CollectionRow } from '../collection-row.ts';
import { alt, confirmedClaims, LINK_HINT } from '../common-fields.ts';
import { fields, type Image, line, paragraphs, picture, place } from '../fields.ts';

const schema = ({ image }: { image: Image }) =>
  fields({
    id: place({ label: 'Mesto u nizu', hint: 'Od 1 do 3.', example: 1 }, 3),
    title: line({ label: 'Naslov', example: 'Šta je aloe vera?' }),
    image: picture(image, {
      hint: 'Položena fotografija, bar 1000 piksela širine. U uređivaču se sama smanjuje.',
    }),
    alt,
    text: paragraphs({
      label: 'Tekst',
      hint: `Dve do tri rečenice. ${LINK_HINT}`,
      ask: 'Ispod druge linije --- napišite tekst od dve do tri rečenice',
    }),
    confirmed_claims: confirmedClaims,
  });

export const about = {
  pattern: 'about/*.md',
  format: 'text',
  body: 'text',
  schema,
  shownOn: '/',
  form: {
    label: 'Blokovi na početnoj',
    label_singular: 'Blok',
    icon: 'view_agenda',
    description: 'Tri bloka na početnoj stranici.',
    identifier_field: 'title',
    summary: '{{id}}. {{title}}',
  },
} satisfies CollectionRow;
