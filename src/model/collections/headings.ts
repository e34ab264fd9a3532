import type { z } from 'zod';
import type { CollectionRow } from '../collection-row.ts';
import { productNumber, textFields } from '../schema/common-fields.ts';
import { line, optionalText } from '../schema/fields.ts';

/** Each field with its label in /admin and an example of its text. */
const HEADINGS = {
  ask: ['Dugme za pitanje', 'Pitajte me'],
  buy: ['Dugme ka prodavnici', 'Kupi proizvod'],
  see_products: ['Dugme ka proizvodima na početnoj', 'Pogledajte proizvode'],
  featured: ['Naslov izdvojenih proizvoda', 'Izdvajam za Vas'],
  see_all_products: ['Dugme ispod izdvojenih proizvoda', 'POGLEDAJTE SVE PROIZVODE'],
  label: ['Naslov iznad deklaracije na početnoj', 'Deklaraciju čitamo zajedno'],
  label_link: ['Veza ispod deklaracije', 'Pročitajte celu deklaraciju'],
  steps: ['Naslov iznad koraka poručivanja', 'Kako poručujete'],
  testimonials: ['Naslov iznad utisaka', 'Iskustva naših korisnika'],
  no_testimonials: [
    'Rečenica dok na objavljenom sajtu nema nijednog utiska',
    'Ovde još nema utisaka, jer ih ne izmišljam.',
  ],
  no_testimonials_ask: [
    'Poziv ispod nje',
    'Ako ste nešto od ovoga probali, napišite mi kako Vam je bilo.',
  ],
  no_testimonials_link: ['Dugme ispod poziva', 'Pošaljite mi svoj utisak'],
  questions: ['Naslov najčešćih pitanja', 'Najčešća pitanja'],
  buying: ['Naslov pitanja pre kupovine', 'Pre nego što kupite'],
  price: ['Rečenica o ceni ispod dugmadi', 'Cenu i uslove dostave naći ćete u prodavnici.'],
  price_in_shop: [
    'Rečenica umesto nje, dok proizvod nema svoju vezu',
    'Otvara se prodavnica. Ako proizvod ne nađete, pitajte me.',
  ],
  advice: ['Naslov Vašeg saveta uz proizvod', 'Moj savet'],
  related: ['Naslov srodnih proizvoda, pred nazivom grupe', 'Još iz grupe'],
  unsure: ['Pitanje ispod spiska proizvoda', 'Niste sigurni šta Vam odgovara?'],
  nothing_found: ['Odgovor kada pretraga ne nađe ništa', 'Za tu reč nema proizvoda. Pitajte me.'],
  ask_first: ['Veza iza tog pitanja', 'Pitajte me pre kupovine'],
  cooperation_lead: [
    'Rečenica ispod naslova stranice o saradnji',
    'Tražim ljude koji umeju da kažu i: „Ovo nije za Vas.“',
  ],
  cooperation_answers: ['Naslov odgovora o saradnji', 'Ono što svi pitaju'],
  cooperation_link: ['Dugme na stranici o saradnji', 'KONTAKTIRAJ TE NAS'],
  direct_contact: ['Naslov iznad telefona i e-maila', 'Javite mi se direktno'],
  message: ['Naslov iznad obrasca', 'Pošaljite poruku'],
  footer_featured: ['Naslov izdvojenih proizvoda u podnožju', 'Izdvojeni proizvodi'],
  footer_contact: ['Naslov kontakta u podnožju', 'Kontakt'],
} as const;

const lines = Object.fromEntries(
  Object.entries(HEADINGS).map(([key, [label, example]]) => [key, line(label, { example })]),
) as Record<keyof typeof HEADINGS, z.ZodString>;

const schema = () =>
  textFields({
    ...lines,
    /** The product at the top of the home page; without one, that of the first featured card. */
    label_product: productNumber('Čija se deklaracija čita na početnoj', {
      hint: 'Proizvod sa beleškama uz sastav. Prazno: proizvod sa prve kartice.',
      inFile: 'U fajlu stoji njegov broj.',
      example: 1,
      instruction: 'Upišite broj proizvoda ili obrišite ceo red',
    }).optional(),
    /** Empty when the pictures are photographs. */
    pictures_note: optionalText('Rečenica o slikama proizvoda', {
      hint: 'Prazno, kada su slike prave fotografije: ne prikazuje se.',
      instruction: 'Upišite rečenicu o slikama ili ostavite prazno',
      written: ': ""',
      example: 'Slike su ilustrativne.',
    }),
  });

export const headings = {
  pattern: 'headings.yaml',
  format: 'record',
  schema,
  form: { label: 'Naslovi i dugmad' },
} satisfies CollectionRow;
