import type { CollectionRow } from '../collection-row.ts';
import { alt, LINK_HINT, textFields } from '../common-fields.ts';
import { assignedNumber, line, type Pictures, picture } from '../fields.ts';

const schema = ({ image }: Pictures) =>
  textFields({
    id: assignedNumber('Mesto u nizu', { hint: 'Od 1 do 3.', example: 1, max: 3 }),
    title: line('Naslov', { example: 'Šta je aloe vera?' }),
    image: picture(image, 'Položena fotografija, bar 1000 piksela širine.'),
    alt,
  });

export const about = {
  pattern: 'about/*.md',
  format: 'page',
  schema,
  shownOn: '/',
  form: {
    label: 'Blokovi na početnoj',
    description: 'Tri bloka na početnoj stranici.',
  },
  textHint: `Dve do tri rečenice. ${LINK_HINT}`,
} satisfies CollectionRow;
