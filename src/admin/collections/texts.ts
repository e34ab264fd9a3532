import type { EntryCollection } from '@sveltia/cms';
import { LINK_HINT, line, number, paragraphs, picture, shortLine } from '../fields.ts';

/** Texts whose number is fixed: the pages count on each of them. */
const FIXED = {
  create: false,
  delete: false,
  duplicate: false,
  aliases_field: false,
  slug: { editable: false },
  media_folder: '',
  public_folder: '.',
} as const;

export const featured: EntryCollection = {
  ...FIXED,
  name: 'featured',
  label: 'Izdvojeni proizvodi',
  label_singular: 'Izdvojeni proizvod',
  icon: 'star',
  description: 'Pet kartica na početnoj stranici.',
  folder: 'src/content/featured',
  format: 'text',
  identifier_field: 'name',
  summary: '{{id}}. {{name}}',
  sortable_fields: { fields: ['id'], default: { field: 'id' } },
  fields: [
    line('name', { label: 'Naziv na kartici' }),
    shortLine(
      'short_description',
      { label: 'Kratak opis', hint: 'Najviše 45 znakova, na primer: Čist osećaj, blaga nana' },
      45,
    ),
    ...picture('Kvadratna fotografija, bar 1000 × 1000 piksela. Sama se smanjuje.'),
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
    number('id', { label: 'Mesto u nizu' }),
  ],
};

export const about: EntryCollection = {
  ...FIXED,
  name: 'about',
  label: 'Blokovi na početnoj',
  label_singular: 'Blok',
  icon: 'view_agenda',
  description: 'Tri bloka na početnoj stranici.',
  folder: 'src/content/about',
  format: 'text',
  identifier_field: 'title',
  summary: '{{id}}. {{title}}',
  sortable_fields: { fields: ['id'], default: { field: 'id' } },
  fields: [
    line('title', { label: 'Naslov' }),
    ...picture('Položena fotografija, bar 1000 piksela širine. Sama se smanjuje.'),
    paragraphs('body', { label: 'Tekst', hint: `Dve do tri rečenice. ${LINK_HINT}` }),
    number('id', { label: 'Mesto u nizu' }),
  ],
};
