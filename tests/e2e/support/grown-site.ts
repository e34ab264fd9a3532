// The site as it may be one day, and that as a preview: forty products of which none is featured,
// site.yaml names her messengers and the seller, she is not registered, and she has answered one
// question about working together. There are optional scripts too: a counter of visits and one for
// advertisements, which a script of the site's own has to start.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { growProducts } from '../../support/grow-products';
import { buildOnce } from './shared-build';
import type { SiteCopy } from './site-copy';
import { siteTest } from './test';

const SITE = {
  viber_phone: '"+381 60 111 22 33"',
  whatsapp_phone: '"+381 60 444 55 66"',
  registration_number: 'ne',
  tax_number: 'ne',
  shop_operator: 'Firma d.o.o.',
  commission: 'Kada kupite preko moje veze, dobijam proviziju.',
};

const SCRIPTS = `optional_scripts:
  - kind: analitika
    name: Brojač
    provider: Brojač d.o.o.
    src: https://statistika.example.com/brojac.js
    attributes:
      data-site: "5"
    connects_to: [https://podaci.example.com]
    cookies:
      - { name: _brojac, purpose: Razlikuje posetioce, duration: 2 godine }
      - { name: _tok_*, purpose: Pamti tok jedne posete, duration: 30 minuta }
  - kind: marketing
    name: Piksel
    provider: Oglasi d.o.o.
    src: https://oglasi.example.com/piksel.js
    before: /pokreni-piksel.js
    cookies:
      - { name: _piksel, purpose: Razlikuje pregledače radi oglasa, duration: 90 dana }
`;

/** The queue that the pixel's own script works off, as such services ask for it. */
const PIXEL_START = `window.piksel = Object.assign((...command) => piksel.queue.push(command), { queue: [] });
piksel('init', '1234567890');
piksel('track', 'PageView');
`;

export const test = siteTest.extend({
  site: async ({ site }, use, story) => {
    // The first of them waits for the build.
    story.setTimeout(story.timeout + 240_000);
    site.build = await buildOnce(grow, { PREVIEW: '1' });
    await use(site);
  },
  expectedMessages: [],
});

function grow(copy: SiteCopy): void {
  growProducts(copy.path('src/content/products'), 40, 'shared');
  rmSync(copy.path('src/content/featured'), { recursive: true });
  change(copy.path('src/content/site.yaml'), (site) =>
    Object.entries(SITE).reduce(
      (text, [key, value]) => text.replace(new RegExp(`^${key}:.*$`, 'm'), `${key}: ${value}`),
      site,
    ),
  );
  change(copy.path('src/content/site.yaml'), (site) =>
    site.replace('optional_scripts: []\n', SCRIPTS),
  );
  writeFileSync(copy.path('public/pokreni-piksel.js'), PIXEL_START);
  change(copy.path('src/content/cooperation/cooperation.yaml'), (questions) =>
    questions.replace(/answer: .*/, 'answer: Ništa. [Pišite mi](/contact).'),
  );
}

function change(path: string, edit: (text: string) => string): void {
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
}
