import { Relay } from './relay';
import { buildOnce } from './shared-build';
import type { SiteCopy } from './site-copy';
import { test } from './test';

/** Stories on the site as it would be with other texts. */
export function withOtherBuild(name: string, change: (copy: SiteCopy) => void | Promise<void>) {
  return test.extend<object, { site: Relay }>({
    site: [
      async ({ browserName: _ }, use) => {
        const site = new Relay();
        site.build = await buildOnce(name, change);
        await site.start();
        await use(site);
        await site.stop();
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    baseURL: ({ site }, use) => use(site.url),
  });
}
