// The site as it may be one day, and that as a preview: forty products of which none is featured,
// site.yaml names her messengers and the seller, she is not registered, and she has answered one
// question about working together.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { growProducts } from '../../support/grow-products';
import { withOtherBuild } from './other-build';
import type { SiteCopy } from './site-copy';

const SITE = {
  viber_phone: '"+381 60 111 22 33"',
  whatsapp_phone: '"+381 60 444 55 66"',
  registration_number: 'ne',
  tax_number: 'ne',
  shop_operator: 'Firma d.o.o.',
  commission: 'Kada kupite preko moje veze, dobijam proviziju.',
};

export const test = withOtherBuild('grown', grow, { PREVIEW: '1' });

function grow(copy: SiteCopy): void {
  growProducts(copy.path('src/content/products'), 40, 'shared');
  rmSync(copy.path('src/content/featured'), { recursive: true });
  change(copy.path('src/content/site.yaml'), (site) =>
    Object.entries(SITE).reduce(
      (text, [key, value]) => text.replace(new RegExp(`^${key}:.*$`, 'm'), `${key}: ${value}`),
      site,
    ),
  );
  change(copy.path('src/content/cooperation/cooperation.yaml'), (questions) =>
    questions.replace(/answer: .*/, 'answer: Ništa. [Pišite mi](/contact).'),
  );
}

function change(path: string, edit: (text: string) => string): void {
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
}
