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
        await copy.sharePictures();
        const build = `await (await import('astro')).build({})`;
        const { code, output } = await copy.run(['--input-type=module', '--eval', build]);
        if (code !== 0) throw new Error(output);
        const site = new Relay();
        site.build = copy.path('dist');
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
