// The site as it may be one day: forty products, and site.yaml names her messengers.
import { readFileSync, writeFileSync } from 'node:fs';
import { growProducts } from '../../support/grow-products';
import { withOtherBuild } from './other-build';

const SETTINGS = {
  viber_phone: '"+381 60 111 22 33"',
  whatsapp_phone: '"+381 60 444 55 66"',
};

export const test = withOtherBuild('grown', (copy) => {
  growProducts(copy.path('src/content/products'), 40, 'shared');
  const file = copy.path('src/content/site.yaml');
  const site = Object.entries(SETTINGS).reduce(
    (text, [key, value]) => text.replace(new RegExp(`^${key}:.*$`, 'm'), `${key}: ${value}`),
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, site);
});
