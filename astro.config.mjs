import { fileURLToPath } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { clientDirectives } from './src/build/client-directives.ts';
import { hosting } from './src/build/hosting/hosting-integration.ts';
import { pageLock } from './src/build/lock-integration.ts';
import { OLDEST_BROWSERS } from './src/build/oldest-browsers.ts';
import { rootScripts } from './src/build/root-scripts.ts';
import { scriptConstants } from './src/build/script-constants.ts';
import { contentCheck } from './src/check/guard-integration.ts';
import { readSiteFile, readValidSiteFields } from './src/check/site-file.ts';
import { SCRIPT_ORIGINS } from './src/consent/optional-scripts.ts';
import { editor } from './src/editor/server/integration.ts';
import { MARKDOWN } from './src/lib/markdown.ts';
import { readBuildSettings } from './src/model/build-settings.ts';
import { MAIL_PATH } from './src/model/contact/contact-message.ts';

// Scripts and pictures live in folders of their own, so that a host can treat them by path.
const scripts = {
  entryFileNames: 'scripts/[name].[hash].js',
  chunkFileNames: 'scripts/[name].[hash].js',
};

// The environment and `site.yaml` are read here alone; each part gets what it needs of them.
const build = readBuildSettings(process.env);
// Under `npm start` the file may have a mistake, which the check reports: the site then has no address yet, and its
// messages go to the relay of `npm start`.
const { site_url: site, contact_endpoint: endpoint = MAIL_PATH } = readValidSiteFields('.');
const constants = scriptConstants(endpoint);
// For the last steps of a build: the check has approved the file by then.
const readCheckedSite = () => readSiteFile('.');

// A path, and no pattern: in „sajt (1)“, as a second ZIP is called, a pattern would find nothing.
const OWN_FOLDER = fileURLToPath(new URL('var/', import.meta.url));

// `npm start` tells where it started the relay; the visitor's browser sees one address only.
const relay = process.env.RELAY_URL;

export default defineConfig({
  site,
  // Not in `node_modules`, where Astro would keep its pictures: each installation empties that folder. Quick pictures
  // have a cache of their own, so that no real build ever gets one.
  cacheDir: build.hasQuickPictures ? './var/astro-quick' : './var/astro',
  trailingSlash: 'never',
  scopedStyleStrategy: 'class',
  build: { format: 'file', assets: 'images', inlineStylesheets: 'always' },
  // Half the colour resolution, as in any JPEG: 4 % fewer bytes and nothing to see.
  image: {
    service: {
      entrypoint: './src/build/picture-service.ts',
      config: {
        avif: { chromaSubsampling: '4:2:0', ...(build.hasQuickPictures && { effort: 2 }) },
        jpeg: { mozjpeg: true },
      },
    },
  },
  // Shiki colours code with inline styles, which the Content-Security-Policy forbids.
  markdown: {
    syntaxHighlight: false,
    processor: satteri(MARKDOWN),
  },
  // The check comes first: it ends the build when a text has a mistake. The lock and the hosts come behind all that
  // writes into `dist/`: one judges the pages, the other compresses the files.
  integrations: [
    // Vitest serves no pages.
    contentCheck(build, !process.env.VITEST),
    mdx(),
    react(),
    clientDirectives(),
    editor(),
    pageLock(readCheckedSite, SCRIPT_ORIGINS),
    hosting(readCheckedSite),
  ],
  devToolbar: { enabled: false },
  vite: {
    server: {
      // Vite would turn this on in a terminal that announces a coding agent.
      forwardConsole: false,
      // With the host that the browser asked: the relay takes messages of its own address.
      proxy: relay ? { [MAIL_PATH]: { target: relay } } : {},
      // Of this project alone: a copy below it, in which a test runs, is watched for itself.
      watch: { ignored: (path) => path.startsWith(OWN_FOLDER) },
    },
    // The editor has a bundle of its own, so what it imports need not be prepared for the pages.
    optimizeDeps: { entries: ['!src/editor/**'] },
    // Without this, the settings of a folder that this project lies in would be used.
    css: { postcss: {} },
    define: { ...constants, __BUILD__: JSON.stringify(build) },
    plugins: [rootScripts(constants)],
    build: {
      target: OLDEST_BROWSERS,
      // Whose code visitors get, with the words of its licence.
      license: { fileName: 'NOTICE.txt' },
      // Astro itself puts a directive into every MDX file: nothing to act on.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
    environments: { client: { build: { rollupOptions: { output: scripts } } } },
  },
});
