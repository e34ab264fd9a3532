// The site as it may be one day, and that as a preview: forty products of which none is featured,
// her messengers, one answered question about working together, and optional scripts: a counter of
// visits and a service for advertisements.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { growProducts } from '../../support/grow-products';
import { buildOnce } from './shared-build';
import type { SiteCopy } from './site-copy';
import { siteTest } from './test';

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
    service: meta-pixel
    id: "1234567890"
`;

export const test = siteTest.extend({
  site: async ({ site }, use, story) => {
    // The first of them waits for the build.
    story.setTimeout(story.timeout + 240_000);
    site.build = await buildOnce(change, { PREVIEW: '1' });
    await use(site);
  },
  expectedMessages: [],
});

function change(copy: SiteCopy): void {
  growProducts(copy.path('src/content/products'), 40, 'shared');
  rmSync(copy.path('src/content/featured'), { recursive: true });
  const replace = (file: string, ...changes: [RegExp | string, string][]) => {
    let text = readFileSync(copy.path(file), 'utf8');
    for (const [from, to] of changes) text = text.replace(from, to);
    writeFileSync(copy.path(file), text);
  };
  replace(
    'src/content/site.yaml',
    [/^viber_phone:.*$/m, 'viber_phone: "+381 60 111 22 33"'],
    [/^whatsapp_phone:.*$/m, 'whatsapp_phone: "+381 60 444 55 66"'],
    ['optional_scripts: []\n', SCRIPTS],
  );
  replace('src/content/cooperation/cooperation.yaml', [
    'answer: ""',
    'answer: Ništa. [Pišite mi](/contact).',
  ]);
}
