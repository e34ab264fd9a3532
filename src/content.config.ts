// What every text file must hold. The messages speak to the person who writes the file.
import { defineCollection, type SchemaContext } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { parse } from 'yaml';
import { z } from 'zod';
import { readSections } from './lib/content-files/product-file';
import { bodyOf } from './lib/content-files/text-file';
import { folderWithBody } from './lib/content-loaders';
import { typeset } from './lib/typography';

/** Required text. The message tells the editor what to write, not which rule broke. */
const text = (error: string) => z.string({ error }).trim().min(1, { error }).overwrite(typeset);

/** A secure web address. `z.url()` lets through „htps://“ and spaces, so the form is checked here. */
const httpsLink = (error: string) =>
  z.string({ error }).regex(/^https:\/\/[^\s.]+\.[^\s]+$/, { error });

const wholeNumber = (max: number, error: string) =>
  z.number({ error }).int({ error }).min(1, { error }).max(max, { error });

/** A strict object: a misspelled field is named instead of being ignored. */
const fields = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `Polje „${issue.keys.join('“, „')}“ ne postoji. Proverite da li je naziv tačno napisan. Dozvoljena polja su: ${Object.keys(shape).join(', ')}.`
        : undefined,
  });

const alt = text(
  'Opišite sliku jednom rečenicom u polju „alt“, na primer: Bela boca gela i list aloje',
);
const seoTitle = text('Upišite naslov za pretraživače u polje „title“, najviše 60 znakova').max(
  60,
  {
    error: 'Naslov za pretraživače („title“) sme da ima najviše 60 znakova',
  },
);
const seoDescription = text(
  'Upišite opis za pretraživače u polje „description“, od 120 do 155 znakova',
)
  .min(120, { error: 'Opis za pretraživače („description“) treba da ima bar 120 znakova' })
  .max(155, { error: 'Opis za pretraživače („description“) sme da ima najviše 155 znakova' });

type Image = SchemaContext['image'];

/** A picture beside the text; Astro itself would ask for it in English. */
const picture = (image: Image) =>
  text('Upišite sliku iz istog foldera u polje „image“, na primer: image: ./aloe-gel.jpg').pipe(
    // Its type names the result only, not the path that it takes.
    image() as unknown as z.ZodType<z.output<ReturnType<Image>>, string>,
  );

export const productSchema = (image: Image) =>
  fields({
    /** Anchor of the product: /products#14. */
    id: wholeNumber(20, 'Upišite broj proizvoda od 1 do 20, bez navodnika, na primer: id: 14'),
    name: text('Upišite naziv proizvoda, na primer: name: Aloe vera gel'),
    /** Id of a group in `kinds.yaml`; checked when the products are read, with the file's name. */
    kind: text('Upišite grupu proizvoda: napici, dodaci-ishrani, nega ili program-i-paketi'),
    image: picture(image),
    alt,
    link: httpsLink(
      'Upišite celu vezu ka proizvodu u prodavnici. Mora da počinje sa https:// i ne sme da ima razmake, na primer: link: https://prodavnica.example.com/korpa/aloe-gel',
    ),
    description: text('Odeljak „Opis proizvoda“ je prazan. Napišite šta je proizvod.'),
    /** Spelled so in the original data; other systems read this key. */
    scructure: text('Odeljak „Sastav“ je prazan. Prepišite sastav sa deklaracije.'),
    product_effects: z
      .array(text('U odeljku „Efekti proizvoda“ ima praznih stavki. Dopišite tekst iza crtice.'))
      .min(1, {
        error: 'Odeljak „Efekti proizvoda“ je lista. Svaku stavku počnite crticom: - Prijatan ukus',
      }),
    way_of_use: text('Odeljak „Način upotrebe“ je prazan. Napišite količinu i koliko puta dnevno.'),
  });

export const kindSchema = fields({
  id: text('Upišite oznaku grupe bez kvačica i razmaka, na primer: id: napici'),
  /** Place of the group in the list of groups, from 1. */
  order: wholeNumber(99, 'Upišite redni broj grupe, na primer: order: 1'),
  title: text('Upišite naziv grupe, na primer: title: Napici'),
  notice: text('Upišite napomenu koja stoji ispod svakog proizvoda ove grupe'),
});

export const featuredSchema = (image: Image) =>
  fields({
    id: wholeNumber(5, 'Upišite redni broj istaknutog proizvoda, od 1 do 5, na primer: id: 1'),
    name: text('Upišite naziv, na primer: name: Zubni gel'),
    short_description: text(
      'Upišite kratak opis u polje „short_description“, na primer: Čist osećaj, blaga nana',
    ).max(45, { error: 'Kratak opis („short_description“) sme da ima najviše 45 znakova' }),
    image: picture(image),
    alt,
    product: wholeNumber(20, 'Upišite broj proizvoda na koji kartica vodi, na primer: product: 14'),
    description: text('Ispod druge linije --- napišite opis u jednoj ili dve rečenice'),
  });

export const aboutSchema = (image: Image) =>
  fields({
    id: wholeNumber(
      3,
      'Upišite redni broj bloka na početnoj stranici, od 1 do 3, na primer: id: 1',
    ),
    title: text('Upišite naslov bloka, na primer: title: Šta je aloe vera?'),
    image: picture(image),
    alt,
    text: text('Ispod druge linije --- napišite tekst od dve do tri rečenice'),
  });

export const testimonialSchema = fields({
  id: wholeNumber(99, 'Upišite redni broj utiska, na primer: id: 1'),
  name: text('Upišite ime osobe čiji je utisak, na primer: name: Korisnik 1'),
  text: text('Upišite utisak, na primer: text: Prijatan ukus i brza dostava.'),
  /** A sample carries a visible badge, so that nobody takes it for a real person's words. */
  sample: z
    .boolean({ error: 'Polje „sample“ je true ili false. Kod stvarnog utiska obrišite ceo red.' })
    .default(false),
});

export const pageSchema = (image: Image) =>
  fields({
    title: seoTitle,
    description: seoDescription,
    heading: text('Upišite glavni naslov stranice u polje „heading“'),
    images: z
      .array(fields({ image: picture(image), alt }), {
        error: 'Polje „images“ je lista slika; svaka ima „image“ i „alt“',
      })
      .default([]),
  });

export const policySchema = fields({
  title: text('Upišite naslov stranice, na primer: title: Politika privatnosti'),
  seo_title: seoTitle,
  description: seoDescription,
  applies_from: z.date({
    error: 'Upišite datum od kada politika važi, godina-mesec-dan: applies_from: 2026-11-20',
  }),
});

const optionalProfile = (network: string) =>
  z.union([
    z.literal(''),
    httpsLink(`Upišite celu vezu ka profilu (${network}) ili ostavite prazno: ""`),
  ]);

const REPOSITORY =
  'Upišite vlasnika i naziv spremišta na GitHubu, na primer: repository: vlasnik/naziv, ili ostavite prazno: ""';
const BRANCH = 'Upišite granu iz koje se sajt objavljuje, na primer: branch: main';

export const siteSchema = fields({
  name: text('Upišite ime i prezime, na primer: name: Ime Prezime'),
  phone: text(
    'Upišite telefon sa pozivnim brojem zemlje, na primer: phone: "+381 60 000 00 00"',
  ).regex(/^\+[\d\s/-]{8,}$/, {
    error: 'Telefon počinje znakom + i ima samo cifre i razmake, na primer: "+381 60 000 00 00"',
  }),
  email: z.email({ error: 'Upišite ispravnu e-mail adresu, na primer: ime.prezime@example.com' }),
  address: text('Upišite adresu iz registracije, na primer: Ulica i broj, 11000 Beograd'),
  registration_number: text('Upišite matični broj'),
  tax_number: text('Upišite PIB'),
  tagline: text('Upišite geslo koje stoji u zaglavlju'),
  disclaimer: text('Upišite napomenu o nezavisnosti koja stoji u podnožju'),
  shop_url: httpsLink('Upišite adresu spoljne prodavnice, sa https:// na početku'),
  facebook_url: optionalProfile('Facebook'),
  instagram_url: optionalProfile('Instagram'),
  /** A path on this site or an https address elsewhere; the last part is fixed. */
  contact_endpoint: z
    .string({ error: 'Upišite adresu koja prima poruke, na primer: /mail_cv.php' })
    .regex(/^(https:\/\/[^\s/]+\.[^\s/]+)?(\/[^\s/]+)*\/mail_cv\.php$/, {
      error: 'Adresa koja prima poruke završava se na /mail_cv.php, na primer: /mail_cv.php',
    }),
  site_url: httpsLink('Upišite adresu ovog sajta, na primer: https://www.example.com'),
  /** GitHub repository that holds these texts; without one, nothing offers to edit them there. */
  repository: z
    .string({ error: REPOSITORY })
    .regex(/^([\w-]+\/[\w.-]+)?$/, { error: REPOSITORY })
    .default(''),
  /** Branch that the site is published from. */
  branch: z
    .string({ error: BRANCH })
    .regex(/^[\w-][\w./-]*$/, { error: BRANCH })
    .default('main'),
});

export const collections = {
  products: defineCollection({
    loader: folderWithBody('products', '*.mdx', (source) => ({ ...readSections(source) })),
    schema: ({ image }) => productSchema(image),
  }),
  kinds: defineCollection({ loader: file('src/content/products/kinds.yaml'), schema: kindSchema }),
  featured: defineCollection({
    loader: folderWithBody('featured', '*.md', (source) => ({ description: bodyOf(source) })),
    schema: ({ image }) => featuredSchema(image),
  }),
  about: defineCollection({
    loader: folderWithBody('about', '*.md', (source) => ({ text: bodyOf(source) })),
    schema: ({ image }) => aboutSchema(image),
  }),
  testimonials: defineCollection({
    loader: file('src/content/testimonials/testimonials.yaml'),
    schema: testimonialSchema,
  }),
  pages: defineCollection({
    loader: glob({ base: 'src/content/pages', pattern: '*.mdx' }),
    schema: ({ image }) => pageSchema(image),
  }),
  policies: defineCollection({
    loader: glob({ base: 'src/content/policies', pattern: '*.mdx' }),
    schema: policySchema,
  }),
  site: defineCollection({
    loader: file('src/content/site.yaml', { parser: (source) => ({ site: parse(source) }) }),
    schema: siteSchema,
  }),
};
