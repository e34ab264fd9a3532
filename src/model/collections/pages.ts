import type { CollectionRow } from '../collection-row.ts';
import { LISTS, TABLES, WORDS } from '../file/text-parts.ts';
import { alt, LINK_HINT, seoDescription, seoTitle, textFields } from '../schema/common-fields.ts';
import { fields, line, list, type Pictures, picture } from '../schema/fields.ts';

const schema = ({ image }: Pictures) =>
  textFields({
    heading: line('Glavni naslov', { example: 'O meni' }),
    images: list(
      'Slike',
      fields({
        image: picture(
          image,
          'Fotografija, bar 1000 piksela širine. Na stranama „Početna“ i „Kontakt“ bez nje stoji crtež.',
        ).optional(),
        alt,
      }),
      {
        hint: 'Svaka ima sliku i njen opis.',
        instruction: 'Polje „images“ je lista slika; svaka ima „image“ i „alt“',
        form: {
          titleFields: ['alt'],
          mayChange: false,
          mayMove: false,
        },
      },
    ).default([]),
    title: seoTitle,
    description: seoDescription,
    /** The picture of the page's share card; without it, the first of `images`. */
    share_image: line('Slika za deljenje', {
      hint: 'Vidi se kad neko pošalje vezu ka stranici. Prazno: prva slika stranice.',
      instruction: 'Upišite sliku iz istog foldera u polje „share_image“ ili obrišite ceo red',
      example: './pocetna.jpg',
      form: { control: 'picture' },
    }).optional(),
  });

export const pages = {
  pattern: 'pages/*.mdx',
  format: 'page',
  schema,
  parts: {
    nodes: [...WORDS, ...LISTS, ...TABLES, 'heading', 'blockquote', 'image'],
    /** See `src/components/ui/PageText.astro`. */
    components: { ImeSavetnice: {} },
  },
  files: {
    home: { label: 'Početna', pictures: 1, hasDrawing: true },
    'about-me': { label: 'O meni', pictures: 1 },
    'business-cooperation': { label: 'Poslovna saradnja', pictures: 2 },
    contact: { label: 'Kontakt', pictures: 1, hasDrawing: true },
    products: { label: 'Proizvodi, uvod', pictures: 0 },
  },
  form: { label: 'Stranice' },
  textHint: `Prazan red pravi nov pasus. ${LINK_HINT}. Umesto \\<ImeSavetnice /> sajt upisuje ime.`,
} satisfies CollectionRow;
