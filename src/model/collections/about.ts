import type { CollectionRow } from '../collection-row.ts';
import { LISTS, WORDS } from '../file/text-parts.ts';
import { alt, LINK_HINT, textFields } from '../schema/common-fields.ts';
import { assignedNumber, line, type Pictures, picture } from '../schema/fields.ts';

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
  parts: { nodes: [...WORDS, ...LISTS], components: {} },
  shownOn: '/',
  form: {
    label: 'Blokovi na početnoj',
    description: 'Tri bloka na početnoj stranici.',
  },
  textHint: `Dve do tri rečenice. ${LINK_HINT}`,
} satisfies CollectionRow;
