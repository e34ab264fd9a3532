import { Relay } from './relay';
import { buildOnce } from './shared-build';
import type { SiteCopy } from './site-copy';
import { test } from './test';

/** Stories on the site as it would be with other texts. */
export function withOtherBuild(
  name: string,
  change: (copy: SiteCopy) => void | Promise<void>,
  variables: Record<string, string> = {},
) {
  return test.extend<{ site: Relay }>({
    site: [
      async ({ browserName: _ }, use) => {
        const site = new Relay();
        site.build = await buildOnce(name, change, variables);
        await site.start();
        await use(site);
        await site.stop();
      },
      { timeout: 240_000 },
    ],
    baseURL: ({ site }, use) => use(site.url),
  });
}
