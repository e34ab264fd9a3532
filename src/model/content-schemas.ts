// What every text file must hold. The messages speak to the person who writes the file.
import { z } from 'zod';
import {
  date,
  describe,
  fields,
  type Hint,
  httpsLink,
  type Image,
  messageOf,
  picture,
  shortText,
  text,
  wholeNumber,
} from './content-fields.ts';
import { LEAST_IN_DESCRIPTION, MOST_IN_DESCRIPTION, MOST_IN_TITLE } from './search-texts.ts';

/** A slip of the finger is above it; the content check knows how many there really are. */
const MOST_PRODUCTS = 9999;

const alt = text({
  title: 'opis slike za onoga ko je ne vidi',
  ask: 'Opišite sliku jednom rečenicom u polju „alt“',
  line: 'alt: Bela boca gela i list aloje',
});

const seoTitle = shortText(
  {
    title: 'naslov za pretraživače',
    ask: `Upišite naslov za pretraživače, najviše ${MOST_IN_TITLE} znakova`,
    line: 'title: Aloe vera proizvodi i saveti',
  },
  MOST_IN_TITLE,
  `Naslov za pretraživače sme da ima najviše ${MOST_IN_TITLE} znakova`,
);

const seoDescriptionHint: Hint = {
  title: 'opis za pretraživače',
  ask: `Upišite opis za pretraživače u polje „description“, od ${LEAST_IN_DESCRIPTION} do ${MOST_IN_DESCRIPTION} znakova`,
};
const seoDescription = describe(
  text(seoDescriptionHint)
    .min(LEAST_IN_DESCRIPTION, {
      error: `Opis za pretraživače („description“) treba da ima bar ${LEAST_IN_DESCRIPTION} znakova`,
    })
    .max(MOST_IN_DESCRIPTION, {
      error: `Opis za pretraživače („description“) sme da ima najviše ${MOST_IN_DESCRIPTION} znakova`,
    }),
  seoDescriptionHint,
);

const draftHint: Hint = {
  title: 'nacrt koji se još ne prikazuje',
  ask: 'Polje „draft“ je true ili false. Ako proizvod treba da se vidi, obrišite ceo red',
  line: 'draft: true',
};

export const productSchema = (image: Image) =>
  fields({
    /** Anchor of the product: /products#14. */
    id: wholeNumber(
      {
        title: 'broj proizvoda',
        ask: 'Upišite broj proizvoda od 1 do 20, bez navodnika',
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
    description: text({
      title: 'odeljak „Opis proizvoda“',
      ask: 'Odeljak „Opis proizvoda“ je prazan. Napišite šta je proizvod.',
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
        error: 'Odeljak „Efekti proizvoda“ je lista. Svaku stavku počnite crticom: - Prijatan ukus',
      }),
    way_of_use: text({
      title: 'odeljak „Način upotrebe“',
      ask: 'Odeljak „Način upotrebe“ je prazan. Napišite količinu i koliko puta dnevno.',
    }),
  });

export const kindSchema = fields({
  id: text({
    title: 'oznaka grupe',
    ask: 'Upišite oznaku grupe bez kvačica i razmaka',
    line: 'id: napici',
  }),
  /** Place of the group in the list of groups, from 1. */
  order: wholeNumber(
    { title: 'redni broj grupe', ask: 'Upišite redni broj grupe', line: 'order: 1' },
    99,
  ),
  title: text({ title: 'naziv grupe', ask: 'Upišite naziv grupe', line: 'title: Napici' }),
  notice: text({
    title: 'napomena ispod svakog proizvoda ove grupe',
    ask: 'Upišite napomenu koja stoji ispod svakog proizvoda ove grupe',
    line: 'notice: Nije lek. Ne prekoračujte preporučenu dnevnu dozu.',
  }),
});

export const featuredSchema = (image: Image) =>
  fields({
    id: wholeNumber(
      {
        title: 'redni broj istaknutog proizvoda',
        ask: 'Upišite redni broj istaknutog proizvoda, od 1 do 5',
        line: 'id: 1',
      },
      5,
    ),
    name: text({ title: 'naziv na kartici', ask: 'Upišite naziv', line: 'name: Zubni gel' }),
    short_description: shortText(
      {
        title: 'kratak opis',
        ask: 'Upišite kratak opis u polje „short_description“',
        line: 'short_description: Čist osećaj, blaga nana',
      },
      45,
      'Kratak opis („short_description“) sme da ima najviše 45 znakova',
    ),
    image: picture(image),
    alt,
    product: wholeNumber(
      {
        title: 'broj proizvoda na koji kartica vodi',
        ask: 'Upišite broj proizvoda na koji kartica vodi',
        line: 'product: 14',
      },
      MOST_PRODUCTS,
    ),
    description: text({
      title: 'opis ispod druge linije ---',
      ask: 'Ispod druge linije --- napišite opis u jednoj ili dve rečenice',
    }),
  });

export const aboutSchema = (image: Image) =>
  fields({
    id: wholeNumber(
      {
        title: 'redni broj bloka na početnoj stranici',
        ask: 'Upišite redni broj bloka na početnoj stranici, od 1 do 3',
        line: 'id: 1',
      },
      3,
    ),
    title: text({
      title: 'naslov bloka',
      ask: 'Upišite naslov bloka',
      line: 'title: Šta je aloe vera?',
    }),
    image: picture(image),
    alt,
    text: text({
      title: 'tekst ispod druge linije ---',
      ask: 'Ispod druge linije --- napišite tekst od dve do tri rečenice',
    }),
  });

const sampleHint: Hint = {
  title: 'oznaka da utisak nije stvaran',
  ask: 'Polje „sample“ je true ili false. Kod stvarnog utiska obrišite ceo red.',
};

export const testimonialSchema = fields({
  id: wholeNumber(
    { title: 'redni broj utiska', ask: 'Upišite redni broj utiska', line: 'id: 1' },
    99,
  ),
  name: text({
    title: 'ime osobe čiji je utisak',
    ask: 'Upišite ime osobe čiji je utisak',
    line: 'name: Korisnik 1',
  }),
  text: text({
    title: 'utisak',
    ask: 'Upišite utisak',
    line: 'text: Prijatan ukus i brza dostava.',
  }),
  /** A sample carries a visible badge, so that nobody takes it for a real person's words. */
  sample: describe(z.boolean({ error: messageOf(sampleHint) }), sampleHint).default(false),
});

export const pageSchema = (image: Image) =>
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
  });

export const policySchema = fields({
  title: text({
    title: 'naslov stranice',
    ask: 'Upišite naslov stranice',
    line: 'title: Politika privatnosti',
  }),
  seo_title: seoTitle,
  description: seoDescription,
  applies_from: date({
    title: 'datum od kada politika važi',
    ask: 'Upišite datum od kada politika važi, godina-mesec-dan, bez navodnika',
    line: 'applies_from: 2026-11-20',
  }),
});
