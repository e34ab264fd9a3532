import type { CollectionRow } from '../collection-row.ts';
import { LISTS, TABLES, WORDS } from '../file/text-parts.ts';
import { alt, MAX_PRODUCT_NUMBER, productNumber, textFields } from '../schema/common-fields.ts';
import {
  assignedNumber,
  day,
  line,
  type Pictures,
  paragraphs,
  picture,
  toggle,
} from '../schema/fields.ts';
import { link } from '../schema/link-field.ts';
import { notFor } from './product-marks.ts';
import { labelNotes, sections } from './product-sections.ts';

const schema = ({ image }: Pictures) =>
  textFields({
    /** Anchor of the product: /products#14. */
    id: assignedNumber('Broj proizvoda', {
      hint: 'Prvi slobodan; uređivač ga dodeljuje sam. Kasnije se ne menja: na njega vode veze, kao /products#14.',
      example: 14,
      max: MAX_PRODUCT_NUMBER,
    }),
    name: line('Naziv', { hint: 'Opšti naziv, bez marke.', example: 'Aloe vera gel', max: 80 }),
    /** For the shelf, where the whole name would not fit under the small picture. */
    short_name: line('Kratak naziv', {
      hint: 'Vidi se na polici, ispod male slike. Prazno: vidi se ceo naziv.',
      example: 'Zubni gel',
      max: 24,
    }).optional(),
    /** Id of a kind in `kinds.yaml`; the content check compares it with the list. */
    kind: line('Grupa', {
      hint: 'Iz grupe dolazi napomena koja se sama ispisuje ispod proizvoda.',
      instruction: 'Upišite grupu proizvoda: napici, dodaci-ishrani, nega ili program-i-paketi',
      example: 'nega',
      form: { control: 'kind' },
    }),
    /** Everyday words by which the visitors' search also finds the product; not shown. */
    words: line('Reči za pretragu', {
      hint: 'Reči kojima bi ga kupac potražio, a kojih nema u nazivu. Ne vide se na sajtu. Bez tegoba i bolesti.',
      example: 'pasta za zube, četkica, poklon',
      max: 200,
    }).optional(),
    /** Distinguishes the product from similar ones at a glance; the visitors' search reads it, too. */
    facts: line('Kratka činjenica', {
      hint: 'Količina i po čemu se razlikuje. Bez izjava o zdravlju. Vidi se ispod naziva i u pretrazi.',
      example: 'tuba 130 g · bez fluora',
      max: 50, // One line below the name, also on a narrow phone.
    }).optional(),
    for_whom: line('Za koga', {
      hint: 'Ko sme i ko ne sme da ga uzima. Vidi se iznad dugmeta „Kupi proizvod“.',
      example: 'odrasli, osim trudnica i dojilja',
    }).optional(),
    not_for: notFor,
    lasts: line('Koliko traje', {
      hint: 'Pakovanje podeljeno dnevnom dozom sa deklaracije.',
      example: 'oko 8 dana uz 120 ml dnevno',
    }).optional(),
    image: picture(image, 'Kvadratna fotografija, bar 1000 × 1000 piksela.'),
    alt,
    /** Empty while it is unknown: „Kupi proizvod“ then opens the shop. */
    link: link('Veza ka prodavnici', {
      hint: 'Adresa ovog proizvoda u prodavnici. Prazno: „Kupi proizvod“ otvara prodavnicu.',
      example: 'https://prodavnica.example.com/korpa/aloe-gel',
      mayBeEmpty: true,
      changeMeans:
        '„Kupi proizvod“ kod ovog proizvoda vodilo bi na drugu adresu. Ko je vodi, dobija kupce.',
    }).default(''),
    ...sections,
    /** A draft is shown nowhere on the site. */
    draft: toggle('Sklonjeno sa sajta', {
      hint: 'Uključeno: proizvod se ne vidi na sajtu, a sme da bude i napola gotov.',
      instruction:
        'Polje „draft“ je true ili false. Ako proizvod treba da se vidi, obrišite ceo red; ako ' +
        'ne treba, upišite true',
      form: { aid: 'goes-with-it' },
    }),
    /** First day in Serbia on which the product is shown. */
    publish_from: day('Prikazuj od', {
      hint: 'Dan od kog se proizvod vidi na sajtu.',
      form: { aid: 'goes-with-it' },
    }).optional(),
    /** Id of the product after which this one stands; without it, the product stands by its own id. */
    order: productNumber('Mesto u spisku', {
      hint: 'Proizvod iza kog treba da stoji. Prazno: stoji po svom broju.',
      inFile: 'U fajlu stoji njegov broj.',
      example: 4,
    }).optional(),
    /** Day on which somebody compared composition, doses, allergens and claims with the printed label. */
    checked_against_label: day('Upoređeno sa deklaracijom', {
      hint:
        'Dan kada ste sastav, doze, alergene i izjave (bar 15% preporučenog unosa) uporedili sa ' +
        'deklaracijom u ruci. Kupac taj dan vidi iznad dugmeta „Kupi proizvod“.',
      changeMeans: 'U Vaše ime bi kupcu pisalo da ste proizvod uporedili sa deklaracijom.',
    }).optional(),
    /** The consultant's own words about the product; shown only when written. */
    advice: paragraphs('Moj savet', {
      hint: 'Nešto iz Vašeg iskustva, o ukusu ili upotrebi. Bez obećanja o zdravlju.',
      example: 'Ja ga pijem sa sokom od jabuke.',
    }).optional(),
    label_notes: labelNotes,
  });

export const products = {
  pattern: 'products/*.mdx',
  format: 'product',
  schema,
  parts: { nodes: [...WORDS, ...LISTS, ...TABLES, 'heading'], components: {} },
  shownOn: '/products',
  form: {
    label: 'Proizvodi',
    description:
      'Proizvod koji više ne treba da se vidi ne brišete, nego ga sklonite sa sajta. Njegov tekst Vas čeka.',
    create: true,
    folds: [
      {
        label: 'Za koga je i gde se kupuje',
        hint: 'Pomaže kupcu da odluči.',
        fields: ['link', 'for_whom', 'not_for', 'lasts'],
      },
      {
        label: 'Vaš savet i beleške',
        hint: 'Ono što nigde drugde ne piše.',
        fields: ['advice', 'label_notes'],
      },
      {
        label: 'Polica i pretraga',
        hint: 'Kraći naziv i reči po kojima se nalazi.',
        fields: ['short_name', 'words'],
      },
      {
        label: 'Kada se vidi na sajtu',
        hint: 'Sklanjanje, ili dan od kog se vidi.',
        fields: ['draft', 'publish_from'],
      },
      {
        label: 'Provera i potvrde',
        hint: 'Deklaracija, izjave i pitanja bez odgovora.',
        fields: ['checked_against_label', 'confirmed_claims', 'open_questions'],
      },
      {
        label: 'Mesto i broj',
        hint: 'Retko se menja: redosled se menja na prvoj strani.',
        fields: ['order', 'id'],
      },
    ],
  },
} satisfies CollectionRow;
