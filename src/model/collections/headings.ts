import type { z } from 'zod';
import { capitalize } from '../capitalize.ts';
import type { CollectionRow } from '../collection-row.ts';
import { fields, optionalText, text } from '../content-fields.ts';
import { line } from '../form-fields.ts';
import { confirmedClaims, confirmedClaimsField } from '../owner-checks.ts';

/** Field: where it stands, and what it says at first. */
const HEADINGS = {
  ask: ['dugme za pitanje', 'Pitajte me'],
  buy: ['dugme ka prodavnici', 'Kupi proizvod'],
  see_products: ['dugme ka proizvodima na početnoj', 'Pogledajte proizvode'],
  featured: ['naslov izdvojenih proizvoda', 'Izdvajam za Vas'],
  see_all_products: ['dugme ispod izdvojenih proizvoda', 'POGLEDAJTE SVE PROIZVODE'],
  steps: ['naslov iznad koraka poručivanja', 'Kako poručujete'],
  testimonials: ['naslov iznad utisaka', 'Iskustva naših korisnika'],
  questions: ['naslov najčešćih pitanja', 'Najčešća pitanja'],
  price: ['rečenica o ceni ispod dugmadi', 'Cena i dostava su u prodavnici.'],
  advice: ['naslov Vašeg saveta uz proizvod', 'Moj savet'],
  related: ['naslov srodnih proizvoda, pred nazivom grupe', 'Još iz grupe'],
  unsure: ['pitanje ispod spiska proizvoda', 'Niste sigurni šta Vam odgovara?'],
  ask_first: ['veza iza tog pitanja', 'Pitajte me pre kupovine'],
  cooperation_answers: ['naslov odgovora o saradnji', 'Ono što svi pitaju'],
  cooperation_questions: ['naslov pitanja o saradnji', 'Šta da me pitate pre odluke'],
  cooperation_link: ['dugme na stranici o saradnji', 'KONTAKTIRAJ TE NAS'],
  direct_contact: ['naslov iznad telefona i e-maila', 'Javite mi se direktno'],
  message: ['naslov iznad obrasca', 'Pošaljite poruku'],
  footer_featured: ['naslov izdvojenih proizvoda u podnožju', 'Izdvojeni proizvodi'],
  footer_contact: ['naslov kontakta u podnožju', 'Kontakt'],
} as const;

type Key = keyof typeof HEADINGS;

const rows = Object.entries(HEADINGS) as [Key, readonly [title: string, example: string]][];

const schema = () =>
  fields({
    ...(Object.fromEntries(
      rows.map(([key, [title, example]]) => [
        key,
        text({ title, ask: `Upišite tekst u polje „${key}“`, line: `${key}: ${example}` }),
      ]),
    ) as Record<Key, z.ZodString>),
    /** Empty once the pictures are photographs. */
    pictures_note: optionalText({
      title: 'rečenica o slikama proizvoda',
      ask: 'Upišite rečenicu o slikama ili ostavite prazno: ""',
      line: 'pictures_note: Slike su ilustrativne.',
    }),
    confirmed_claims: confirmedClaims,
  });

/** What stands above the sections of the pages and on their buttons. */
export const headings = {
  pattern: 'headings.yaml',
  format: 'record',
  schema,
  noun: ['fajl sa naslovima', 'fajla sa naslovima', 'fajlova sa naslovima', 'm'],
  form: {
    label: 'Naslovi i dugmad',
    icon: 'title',
    fields: [
      ...rows.map(([key, [title]]) => line(key, { label: capitalize(title) })),
      {
        ...line('pictures_note', {
          label: 'Rečenica o slikama proizvoda',
          hint: 'Prazno, kada su slike prave fotografije: ne prikazuje se.',
        }),
        required: false,
      },
      confirmedClaimsField,
    ],
  },
} satisfies CollectionRow;
