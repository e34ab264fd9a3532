import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { admin } from './src/admin/server/integration.ts';
import { consent } from './src/build/consent-integration.ts';
import { destination } from './src/build/destination.ts';
import { hosting } from './src/build/hosting/hosting-integration.ts';
import { notice } from './src/build/notice/notice-integration.ts';
import { OLDEST_BROWSERS } from './src/build/oldest-browsers.ts';
import { ownPolicy } from './src/build/own-policy.ts';
import { relayBundle } from './src/build/relay-bundle.ts';
import { rootScripts } from './src/build/root-scripts.ts';
import { siteMap } from './src/build/sitemap/sitemap-integration.ts';
import { clientTouch } from './src/build/touch-directive.ts';
import { typography } from './src/build/typography.ts';
import { contentCheck } from './src/check/guard-integration.ts';

// Scripts and pictures live in folders of their own, so that a host can treat them by path.
const scripts = {
  entryFileNames: 'scripts/[name].[hash].js',
  chunkFileNames: 'scripts/[name].[hash].js',
};

// `npm start` tells where it started the relay; the visitor's browser sees one address only.
const relay = process.env.RELAY_URL ?? 'http://127.0.0.1:8787';

/** Rolldown warns of a directive that Astro itself puts into every MDX file: nothing to act on. */
const dropAstrosOwnNoise = (warning, show) => {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') show(warning);
};

export default defineConfig({
  trailingSlash: 'never',
  scopedStyleStrategy: 'class',
  build: { format: 'file', assets: 'images', inlineStylesheets: 'always' },
  // Half the colour resolution, as in any JPEG: 4 % fewer bytes and nothing to see.
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { chromaSubsampling: '4:2:0' }, jpeg: { mozjpeg: true } },
    },
  },
  // Shiki colours code with inline styles, which the Content-Security-Policy forbids.
  markdown: {
    syntaxHighlight: false,
    // Its quotes and dashes are English; the plugin sets the Serbian ones.
    processor: satteri({ features: { smartPunctuation: false }, mdastPlugins: [typography] }),
  },
  // The check comes first: it also gives the site's address, which the sitemap needs. The hosts come
  // last: their files hold hashes of the finished pages.
  integrations: [
    contentCheck(),
    mdx(),
    react(),
    siteMap(),
    clientTouch(),
    consent(),
    ownPolicy(),
    admin(),
    notice(),
    hosting(),
    relayBundle(),
  ],
  security: { csp: true },
  devToolbar: { enabled: false },
  vite: {
    server: { proxy: { '/mail_cv.php': relay } },
    plugins: [destination(), rootScripts()],
    build: { target: OLDEST_BROWSERS, rollupOptions: { onwarn: dropAstrosOwnNoise } },
    environments: { client: { build: { rollupOptions: { output: scripts } } } },
  },
});
