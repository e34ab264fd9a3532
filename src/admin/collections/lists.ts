import type { CollectionFile, Field, FileCollection } from '@sveltia/cms';
import { PHONE } from '../../model/site-schema.ts';
import { line, link, optionalLink, paragraphs } from '../fields.ts';
import { ITEMS } from '../formats.ts';

const PHONE_PATTERN: [RegExp, string] = [
  PHONE,
  'Telefon počinje znakom + i ima samo cifre i razmake.',
];

const testimonials: CollectionFile = {
  name: 'testimonials',
  label: 'Utisci korisnika',
  icon: 'reviews',
  file: 'src/content/testimonials/testimonials.yaml',
  format: 'list',
  fields: [
    {
      name: ITEMS,
      label: 'Utisci',
      label_singular: 'utisak',
      hint: 'Uz stvarni utisak treba pisana saglasnost osobe. Bez slike stoje inicijali.',
      widget: 'list',
      summary: '{{name}}',
      collapsed: true,
      allow_duplicate: false,
      fields: [
        line('name', { label: 'Ime' }),
        paragraphs('text', { label: 'Utisak' }),
        {
          name: 'sample',
          label: 'Primer, nije stvaran utisak',
          hint: 'Dok je uključeno, na sajtu piše da je to primer.',
          widget: 'boolean',
          required: false,
        },
        { name: 'id', widget: 'hidden' },
      ],
    },
  ],
};

const kinds: CollectionFile = {
  name: 'kinds',
  label: 'Grupe proizvoda',
  icon: 'category',
  file: 'src/content/products/kinds.yaml',
  format: 'list',
  fields: [
    {
      name: ITEMS,
      label: 'Grupe',
      widget: 'list',
      summary: '{{title}}',
      collapsed: true,
      allow_add: false,
      allow_remove: false,
      allow_duplicate: false,
      allow_reorder: false,
      fields: [
        line('title', { label: 'Naziv grupe' }),
        paragraphs('notice', {
          label: 'Napomena',
          hint: 'Stoji ispod svakog proizvoda ove grupe.',
        }),
        {
          name: 'order',
          label: 'Redni broj',
          hint: 'Mesto grupe na stranici Proizvodi.',
          widget: 'number',
          min: 1,
          max: 99,
        },
        { name: 'id', widget: 'hidden' },
      ],
    },
  ],
};

function messenger(name: string, label: string): Field {
  const hint = 'Broj na koji Vam se piše, na primer: +381 60 000 00 00. Prazno: te veze nema.';
  return { ...line(name, { label, hint }), pattern: PHONE_PATTERN, required: false } as Field;
}

/**
 * The addresses of the site itself and of its services are not here, nor what changes the number of
 * its pages: a developer sets them.
 */
const site: CollectionFile = {
  name: 'site',
  label: 'Podaci o sajtu',
  icon: 'badge',
  file: 'src/content/site.yaml',
  format: 'site',
  fields: [
    line('name', { label: 'Ime i prezime' }),
    {
      ...line('phone', { label: 'Telefon', hint: 'Na primer: +381 60 000 00 00' }),
      pattern: PHONE_PATTERN,
    },
    { ...line('email', { label: 'E-mail' }), type: 'email' },
    line('address', { label: 'Adresa iz registracije' }),
    line('registration_number', { label: 'Matični broj' }),
    line('tax_number', { label: 'PIB' }),
    line('tagline', { label: 'Geslo u zaglavlju' }),
    paragraphs('disclaimer', { label: 'Napomena o nezavisnosti', hint: 'Stoji u podnožju.' }),
    link('shop_url', { label: 'Spoljna prodavnica', hint: 'Kuda vodi „Prodavnica“ u meniju.' }),
    optionalLink('facebook_url', { label: 'Facebook', hint: 'Prazno: vidi se samo ikonica.' }),
    optionalLink('instagram_url', { label: 'Instagram', hint: 'Prazno: vidi se samo ikonica.' }),
    messenger('viber_phone', 'Viber'),
    messenger('whatsapp_phone', 'WhatsApp'),
  ],
};

export const lists: FileCollection = {
  name: 'lists',
  label: 'Podaci i spiskovi',
  icon: 'list_alt',
  files: [site, testimonials, kinds],
};
