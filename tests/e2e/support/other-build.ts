import { Relay } from './relay';
import { SiteCopy } from './site-copy';
import { test } from './test';

/** Stories on the site as it would be with other texts, built once for all stories of a file. */
export function withOtherBuild(change: (copy: SiteCopy) => void | Promise<void>) {
  return test.extend<object, { site: Relay }>({
    site: [
      async ({ browserName: _ }, use) => {
        const copy = await SiteCopy.create();
        await change(copy);
        const site = new Relay();
        site.build = await copy.build();
        await site.start();
        await use(site);
        await site.stop();
        await copy.remove();
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    baseURL: ({ site }, use) => use(site.url),
  });
}
