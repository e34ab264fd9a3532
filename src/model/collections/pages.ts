import { z } from 'zod';
import type { CollectionRow } from '../collection-row.ts';
import {
  alt,
  fields,
  type Image,
  picture,
  seoDescription,
  seoTitle,
  text,
} from '../content-fields.ts';
import { PAGE_COMPONENTS } from '../files/text-file.ts';
import {
  LINK_HINT,
  line,
  paragraphs,
  pictureFields,
  seoDescriptionField,
  seoTitleField,
} from '../form-fields.ts';
import {
  checkedText,
  checkedTextField,
  confirmedClaims,
  confirmedClaimsField,
} from '../owner-checks.ts';

const schema = ({ image }: { image: Image }) =>
  fields({
    title: seoTitle,
    description: seoDescription,
    heading: text({
      title: 'glavni naslov stranice',
      ask: 'Upišite glavni naslov stranice u polje „heading“',
      line: 'heading: O meni',
    }),
    images: z
      .array(fields({ image: picture(image), alt }), {
        error: 'Polje „images“ je lista slika; svaka ima „image“ i „alt“',
      })
      .default([]),
    /** Beside the page's name in what a conversation shows of a link; else the first of `images`. */
    share_image: text({
      title: 'slika koja se vidi kad neko podeli vezu ka stranici',
      ask: 'Upišite sliku iz istog foldera u polje „share_image“ ili obrišite ceo red',
      line: 'share_image: ./pocetna.jpg',
    }).optional(),
    checked: checkedText,
    confirmed_claims: confirmedClaims,
  });

export const pages = {
  pattern: 'pages/*.mdx',
  format: 'page',
  schema,
  components: PAGE_COMPONENTS,
  noun: ['stranica', 'stranice', 'stranica', 'f'],
  files: {
    home: { label: 'Početna', pictures: 1 },
    'about-me': { label: 'O meni', pictures: 1 },
    'business-cooperation': { label: 'Poslovna saradnja', pictures: 2 },
    contact: { label: 'Kontakt', pictures: 1 },
    products: { label: 'Proizvodi, uvod', pictures: 0 },
  },
  form: {
    label: 'Stranice',
    icon: 'article',
    fields: [
      line('heading', { label: 'Glavni naslov' }),
      paragraphs('body', {
        label: 'Tekst',
        hint: `Prazan red pravi nov pasus. ${LINK_HINT}. Umesto \\<ImeSavetnice /> sajt upisuje ime.`,
      }),
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
        fields: pictureFields('Fotografija, bar 1000 piksela širine. Sama se smanjuje.'),
      },
      seoTitleField('title'),
      seoDescriptionField(),
      {
        name: 'share_image',
        label: 'Slika za deljenje',
        hint: 'Vidi se kad neko pošalje vezu ka stranici. Prazno: prva slika stranice.',
        widget: 'image',
        choose_url: false,
        required: false,
      },
      checkedTextField,
      confirmedClaimsField,
    ],
  },
} satisfies CollectionRow;
