import type { CollectionFile, Field, FileCollection } from '@sveltia/cms';
import { stemOf } from '../../model/content.ts';
import { PAGES, POLICIES } from '../../model/file-kinds.ts';
import { pageFormat } from '../entries.ts';
import { day, LINK_HINT, line, paragraphs, picture, seoDescription, seoTitle } from '../fields.ts';

const LABELS: Readonly<Record<string, string>> = {
  home: 'Početna',
  products: 'Proizvodi, uvod',
  'about-me': 'O meni',
  'business-cooperation': 'Poslovna saradnja',
  contact: 'Kontakt',
  'privacy-policy': 'Politika privatnosti',
  'cookie-policy': 'Politika kolačića',
};

const pageFields: Field[] = [
  line('heading', { label: 'Glavni naslov' }),
  paragraphs('body', { label: 'Tekst', hint: `Prazan red pravi nov pasus. ${LINK_HINT}` }),
  {
    name: 'images',
    label: 'Slike',
    label_singular: 'sliku',
    widget: 'list',
    required: false,
    // The page counts on as many as there are.
    allow_add: false,
    allow_remove: false,
    allow_duplicate: false,
    allow_reorder: false,
    summary: '{{alt}}',
    thumbnail: 'image',
    fields: picture('Fotografija, bar 1000 piksela širine. Sama se smanjuje.'),
  },
  seoTitle('title'),
  seoDescription(),
  {
    name: 'share_image',
    label: 'Slika za deljenje',
    hint: 'Vidi se kad neko pošalje vezu ka stranici. Prazno: prva slika stranice.',
    widget: 'image',
    choose_url: false,
    required: false,
  },
];

const policyFields: Field[] = [
  line('title', { label: 'Naslov' }),
  day('applies_from', { label: 'Važi od' }),
  paragraphs('body', {
    label: 'Tekst',
    hint: 'Delove kao što je \\<DatumIsteka /> ne menjajte: sajt ih sam popunjava.',
  }),
  seoTitle('seo_title'),
  seoDescription(),
];

export const pages: FileCollection = {
  name: 'pages',
  label: 'Stranice',
  icon: 'article',
  files: Object.keys(PAGES).map((path) => file(path, pageFields)),
};

export const policies: FileCollection = {
  name: 'policies',
  label: 'Politike',
  icon: 'policy',
  files: POLICIES.map((path) => file(path, policyFields)),
};

function file(path: string, fields: Field[]): CollectionFile {
  const name = stemOf(path);
  return {
    name,
    label: LABELS[name] ?? name,
    file: path,
    format: pageFormat(path),
    fields: [...fields],
    preview_path: name === 'home' ? '' : name,
    media_folder: '',
    public_folder: '.',
  };
}
