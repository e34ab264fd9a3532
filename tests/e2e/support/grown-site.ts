// The site as it may be one day, launched, and built as a preview:
// - one product more than there are; one has its link to the shop, and one, the only one that is featured, is held
//   back by a question;
// - a site.yaml that names messengers, hours and the seller, and a consultant who is not registered;
// - two testimonials and a sample;
// - one answered question about working together;
// - two scripts of others: a counter of visits, and one for advertisements that a script of the site's own starts.
import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { growProducts } from '../../support/grow-products.ts';
import { SiteCopy } from './site-copy.ts';
import { siteTest } from './test.ts';

const SITE = {
  name: 'Ana Đurić',
  phone: '"064 123 45 67"',
  email: 'ana@primer.rs',
  address: 'Poštanski fah 12, 11000 Beograd',
  registration: 'ne',
  shop_url: 'prodavnica.rs',
  site_url: 'https://www.primer.rs',
  viber_phone: '"+381 60 111 22 33"',
  whatsapp_phone: '"+381 60 444 55 66"',
  shop_operator: 'Firma d.o.o.',
  hours: 'na telefon radnim danima od 9 do 17 h',
  commission: 'Kada kupite preko moje veze, dobijam proviziju.',
};

const SCRIPTS = `OPTIONAL_SCRIPTS: readonly OptionalScript[] = [
  {
    category: 'analitika',
    name: 'Brojač',
    src: 'https://statistika.example.com/brojac.js',
    origins: ['https://podaci.example.com'],
    cookies: ['_brojac', '_tok_*'],
  },
  {
    category: 'marketing',
    name: 'Piksel',
    src: '/pokreni-piksel.js',
    origins: ['https://oglasi.example.com'],
    cookies: ['_piksel'],
  },
];`;

const TESTIMONIALS = `- id: 1
  name: Mila Petrović
  text: Prijatan ukus i lep razgovor.
- id: 2
  name: Vera Ilić
  text: Paket je stigao brzo.
- id: 3
  name: Korisnik 1
  text: Ovde će stajati utisak.
  sample: true
`;

const PIXEL_START =
  "document.head.append(Object.assign(document.createElement('script'), { src: 'https://oglasi.example.com/piksel.js' }));";

/** The folder of its build, which `grown-site/build.setup.ts` makes once for all workers. */
const BUILD = resolve('var/grown-site');

export const test = siteTest.extend({
  site: async ({ site }, use) => {
    site.build = BUILD;
    await use(site);
  },
  expectedMessages: [],
});

export async function buildGrownSite(): Promise<void> {
  const copy = await SiteCopy.create();
  try {
    grow(copy);
    // The cards for messengers: drawing them takes half of the build, and none is in a page.
    rmSync(copy.path('src/pages/[...page].jpg.ts'));
    const build = await copy.build({ LAUNCH: '1', LAUNCHED: '1', PREVIEW: '1' });
    rmSync(BUILD, { recursive: true, force: true });
    renameSync(build, BUILD);
  } finally {
    await copy.remove();
  }
}

function grow(copy: SiteCopy): void {
  growProducts(copy.path('src/content/products'), 21, 'shared');
  for (const card of globSync(copy.path('src/content/featured/*.md'))) {
    // The one card that is left is about the product that is held back.
    if (card.endsWith('/napici.md'))
      change(card, (text) => text.replace(/^product: .*$/m, 'product: 12'));
    else rmSync(card);
  }
  change(copy.path('src/content/site.yaml'), (site) =>
    Object.entries(SITE).reduce((text, [key, value]) => {
      const row = new RegExp(`^${key}:.*$`, 'm');
      if (!row.test(text)) throw new Error(`site.yaml has no line for ${key}`);
      return text.replace(row, `${key}: ${value}`);
    }, site),
  );
  change(copy.path('src/content/site.yaml'), (site) => `${site}confirmed: 2026-11-20\n`);
  change(copy.path('src/content/products/biljni-caj.mdx'), (product) =>
    product.replace('Zimi miriše', 'Ovaj čaj leči želudac. Zimi miriše'),
  );
  change(copy.path('src/content/products/zubni-gel.mdx'), (product) =>
    product.replace('link: ""', 'link: https://prodavnica.rs/zubni-gel'),
  );
  writeFileSync(copy.path('src/content/testimonials/testimonials.yaml'), TESTIMONIALS);
  change(copy.path('src/consent/optional-scripts.ts'), (list) =>
    list.replace('OPTIONAL_SCRIPTS: readonly OptionalScript[] = [];', SCRIPTS),
  );
  change(copy.path('src/content/policies/cookie-policy.mdx'), (policy) =>
    policy.replace(
      'danas ne postavlja kolačiće',
      String.raw`postavlja \_brojac, \_tok\_\* i \_piksel`,
    ),
  );
  writeFileSync(copy.path('public/pokreni-piksel.js'), PIXEL_START);
  change(copy.path('src/content/cooperation.yaml'), (questions) =>
    questions.replace(/answer: .*/, 'answer: Ništa. [Pišite mi](/contact).'),
  );
}

function change(path: string, edit: (text: string) => string): void {
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
}
