import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import type { CollectionRow } from '../collection-row.ts';
import {
  alt,
  date,
  describe,
  fields,
  type Hint,
  httpsLink,
  type Image,
  MOST_PRODUCTS,
  messageOf,
  picture,
  shortText,
  text,
  wholeNumber,
} from '../content-fields.ts';
import {
  dayField,
  line,
  link,
  number,
  paragraphs,
  pictureFields,
  shortLine,
  toggle,
} from '../form-fields.ts';
import { confirmedClaims, confirmedClaimsField } from '../owner-checks.ts';

/** One line below the name, also on a narrow phone. */
const MOST_IN_FACTS = 50;

const draftHint: Hint = {
  title: 'nacrt koji se još ne prikazuje',
  ask: 'Polje „draft“ je true ili false. Ako proizvod treba da se vidi, obrišite ceo red; ako ne treba, upišite true',
  line: 'draft: true',
};

const schema = ({ image }: { image: Image }) =>
  fields({
    /** Anchor of the product: /products#14. */
    id: wholeNumber(
      {
        title: 'broj proizvoda',
        ask: 'Upišite broj proizvoda, bez navodnika',
        line: 'id: 14',
      },
      MOST_PRODUCTS,
    ),
    name: text({
      title: 'naziv proizvoda',
      ask: 'Upišite naziv proizvoda',
      line: 'name: Aloe vera gel',
    }),
    /** Id of a group in `kinds.yaml`; checked when the products are read, with the file's name. */
    kind: text({
      title: 'grupa proizvoda',
      ask: 'Upišite grupu proizvoda: napici, dodaci-ishrani, nega ili program-i-paketi',
      line: 'kind: nega',
    }),
    /** What tells it from its neighbours at a glance; the visitor's search looks here, too. */
    facts: shortText(
      {
        title: 'kratka činjenica ispod naziva',
        ask: 'Upišite količinu i po čemu se proizvod razlikuje ili obrišite ceo red',
        line: 'facts: tuba 130 g · bez fluora',
      },
      MOST_IN_FACTS,
      `Kratka činjenica ispod naziva („facts“) sme da ima najviše ${MOST_IN_FACTS} znakova`,
    ).optional(),
    image: picture(image),
    alt,
    link: httpsLink({
      title: 'veza ka prodavnici',
      ask: 'Upišite celu vezu ka proizvodu u prodavnici. Mora da počinje sa https:// i ne sme da ima razmake',
      line: 'link: https://prodavnica.example.com/korpa/aloe-gel',
    }),
    /** Not shown anywhere on the site, until the line is deleted. */
    draft: describe(z.boolean({ error: messageOf(draftHint) }), draftHint).default(false),
    /** First day in Serbia on which the product is shown. */
    publish_from: date({
      title: 'dan od kog se proizvod prikazuje',
      ask: 'Upišite dan od kog se proizvod prikazuje, godina-mesec-dan, bez navodnika',
      line: 'publish_from: 2026-12-01',
    }).optional(),
    /** Day on which composition, doses, allergens and claims were compared with the label in hand. */
    checked_against_label: date({
      title: 'dan kada je tekst upoređen sa deklaracijom',
      ask: 'Upišite dan kada ste sastav, doze, alergene i izjave uporedili sa deklaracijom, godina-mesec-dan, bez navodnika',
      line: 'checked_against_label: 2026-12-01',
    }).optional(),
    /** The consultant's own words about the product; shown only when written. */
    advice: text({
      title: 'Vaš savet uz proizvod',
      ask: 'Upišite svoj savet uz proizvod ili obrišite ceo red',
      line: 'advice: Ja ga pijem sa sokom od jabuke.',
    }).optional(),
    confirmed_claims: confirmedClaims,
    description: text({
      title: 'odeljak „Opis proizvoda“',
      ask: 'Odeljak „Opis proizvoda“ je prazan. Napišite po čemu je proizvod poseban i kome odgovara.',
    }),
    /** Spelled so in the original data; other systems read this key. */
    scructure: text({
      title: 'odeljak „Sastav“',
      ask: 'Odeljak „Sastav“ je prazan. Prepišite sastav sa deklaracije.',
    }),
    product_effects: z
      .array(
        text({
          title: 'stavka u odeljku „Efekti proizvoda“',
          ask: 'U odeljku „Efekti proizvoda“ ima praznih stavki. Dopišite tekst iza crtice.',
        }),
      )
      .min(1, {
        error:
          'Odeljak „Efekti proizvoda“ je lista. Svaku stavku počnite crticom: - Vitamin C doprinosi normalnoj funkciji imunskog sistema',
      }),
    way_of_use: text({
      title: 'odeljak „Način upotrebe“',
      ask: 'Odeljak „Način upotrebe“ je prazan. Napišite količinu i koliko puta dnevno.',
    }),
  });

const MARKDOWN_HINT =
  'Prazan red pravi nov pasus. Dve zvezdice sa obe strane (\\*\\*ovako\\*\\*) podebljavaju tekst.';

export const products = {
  pattern: 'products/*.mdx',
  format: 'product',
  schema,
  noun: ['proizvod', 'proizvoda', 'proizvoda', 'm'],
  shownOn: '/products',
  form: {
    label: 'Proizvodi',
    label_singular: 'Proizvod',
    icon: 'spa',
    description:
      'Proizvod koji više ne treba da se vidi ne brišete: označite ga kao nacrt. Tako veze ka njemu i dalje rade.',
    create: true,
    duplicate: true,
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
      {
        ...shortLine(
          'facts',
          {
            label: 'Kratka činjenica',
            hint: 'Po želji: količina i po čemu se razlikuje, na primer: tuba 130 g · bez fluora. Bez izjava o zdravlju. Vidi se ispod naziva i u pretrazi.',
          },
          MOST_IN_FACTS,
        ),
        required: false,
      } as Field,
      ...pictureFields('Kvadratna fotografija, bar 1000 × 1000 piksela. Sama se smanjuje.'),
      link('link', { label: 'Veza ka prodavnici', hint: 'Cela adresa proizvoda, sa https://' }),
      paragraphs('description', {
        label: 'Opis proizvoda',
        hint: `Počnite onim po čemu je proizvod poseban i kome odgovara, a ne nazivom: on već stoji iznad. ${MARKDOWN_HINT}`,
      }),
      paragraphs('scructure', {
        label: 'Sastav',
        hint: 'Prepišite sastav sa deklaracije, pa u novom pasusu \\*\\*Alergeni:\\*\\*. Ako ih ne znate: proverite deklaraciju. Taj pasus se sam ispisuje i iznad dugmeta „Kupi proizvod“.',
      }),
      {
        name: 'product_effects',
        label: 'Efekti proizvoda',
        label_singular: 'efekat',
        hint: 'Samo izjave koje zakon dozvoljava; ukus i pakovanje idu u opis. Dok pišete, nude se dozvoljene izjave o onome što piše u „Sastavu“, na primer za: vitamin C, umor, kosti.',
        widget: 'list',
        field: line('effect', { label: 'Efekat' }),
        min: 1,
        summary: '{{effect}}',
        collapsed: 'auto',
        allow_duplicate: false,
      },
      paragraphs('way_of_use', {
        label: 'Način upotrebe',
        hint: 'Količina, koliko puta dnevno, čuvanje i upozorenja.',
      }),
      toggle('draft', { label: 'Nacrt', hint: 'Uključeno: proizvod se ne vidi na sajtu.' }),
      dayField('publish_from', {
        label: 'Prikazuj od',
        hint: 'Po želji: dan od kog se proizvod vidi na sajtu.',
        required: false,
      }),
      paragraphs('advice', {
        label: 'Moj savet',
        hint: 'Po želji: nešto iz Vašeg iskustva, o ukusu ili upotrebi. Bez obećanja o zdravlju.',
        required: false,
      }),
      dayField('checked_against_label', {
        label: 'Upoređeno sa deklaracijom',
        hint: 'Dan kada ste sastav, doze, alergene i izjave (bar 15% preporučenog unosa) uporedili sa deklaracijom u ruci.',
        required: false,
      }),
      confirmedClaimsField,
      number('id', {
        label: 'Broj proizvoda',
        hint: 'Dodeljuje se sam pri čuvanju i ne menja se: njime se završava adresa proizvoda.',
      }),
    ],
  },
} satisfies CollectionRow;
