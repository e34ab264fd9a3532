import type { EntryCollection } from '@sveltia/cms';
import { day, line, link, number, paragraphs, picture } from '../fields.ts';

const MARKDOWN_HINT =
  'Prazan red pravi nov pasus. Dve zvezdice sa obe strane (\\*\\*ovako\\*\\*) podebljavaju tekst.';

export const products: EntryCollection = {
  name: 'products',
  label: 'Proizvodi',
  label_singular: 'Proizvod',
  icon: 'spa',
  description:
    'Proizvod koji više ne treba da se vidi ne brišete: označite ga kao nacrt. Tako veze ka njemu ne pucaju.',
  folder: 'src/content/products',
  format: 'product',
  create: true,
  delete: false,
  identifier_field: 'name',
  slug: {
    template: '{{name}}',
    editable: ['create'],
    hint: 'Naziv fajla: mala slova bez kvačica, brojevi i crtice. Obično ne treba ništa menjati.',
    pattern: [/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Samo mala slova bez kvačica, brojevi i crtice.'],
  },
  summary: '{{id}}. {{name}}',
  sortable_fields: { fields: ['id', 'name'], default: { field: 'id' } },
  view_groups: [{ name: 'kinds', label: 'Grupa', field: 'kind' }],
  view_filters: [{ name: 'drafts', label: 'Samo nacrti', field: 'draft', pattern: true }],
  preview_path: 'products#{{fields.id}}',
  aliases_field: false,
  media_folder: '',
  public_folder: '.',
  fields: [
    line('name', { label: 'Naziv', hint: 'Kao na deklaraciji.' }),
    {
      name: 'kind',
      label: 'Grupa',
      hint: 'Iz grupe dolazi napomena koja se sama ispisuje ispod proizvoda.',
      widget: 'relation',
      collection: 'lists',
      file: 'kinds',
      value_field: 'items.*.id',
      display_fields: ['items.*.title'],
    },
    ...picture('Kvadratna fotografija, bar 1000 × 1000 piksela. Sama se smanjuje.'),
    link('link', { label: 'Veza ka prodavnici', hint: 'Cela adresa proizvoda, sa https://' }),
    paragraphs('description', { label: 'Opis proizvoda', hint: MARKDOWN_HINT }),
    paragraphs('scructure', {
      label: 'Sastav',
      hint: 'Prepišite sastav i alergene sa deklaracije.',
    }),
    {
      name: 'product_effects',
      label: 'Efekti proizvoda',
      label_singular: 'efekat',
      hint: 'Samo ono što zakon dozvoljava: proizvod ne leči i ne sprečava bolest.',
      widget: 'list',
      field: paragraphs('effect', { label: 'Efekat' }),
      min: 1,
      summary: '{{effect}}',
      collapsed: 'auto',
      allow_duplicate: false,
    },
    paragraphs('way_of_use', {
      label: 'Način upotrebe',
      hint: 'Količina, koliko puta dnevno, čuvanje i upozorenja.',
    }),
    {
      name: 'draft',
      label: 'Nacrt',
      hint: 'Uključeno: proizvod se ne vidi na sajtu.',
      widget: 'boolean',
      required: false,
    },
    day('publish_from', {
      label: 'Prikazuj od',
      hint: 'Po želji: dan od kog se proizvod vidi na sajtu.',
      required: false,
    }),
    number('id', {
      label: 'Broj proizvoda',
      hint: 'Dodeljuje se sam pri čuvanju i ne menja se: njime se završava adresa proizvoda.',
    }),
  ],
};
