// The editor's bundle, made by a Vite build of its own: none of its 2 MB can become a chunk that a
// visitor's page shares.
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const NOTHING = 'data:text/javascript,export default {}';
/** The CMS's Croatian is Serbian here; nobody needs its other languages, nor 11 MB of coloured code. */
const ALIASES = [
  { find: /^.*\/locales\/hr\.json$/, replacement: resolve('src/admin/locale/sr.json') },
  { find: /^.*\/locales\/[\w-]+\.json$/, replacement: NOTHING },
  { find: /^@shikijs\/(langs|themes)\/.*$/, replacement: NOTHING },
];

/** What the CMS has no setting for, and without which work would be lost. */
const DRAFTS = [
  // Drafts are kept in a database that is named after a repository, and a folder has none.
  {
    from: /(?<=\.repository\?\?)\{\}(?=;if\(\w+\)\{\w+=new \w+\(\w+,`draft-backups`)/,
    to: '{databaseName:`sveltia-cms-local`}',
  },
  // Whoever types a word and leaves within half a second must find it again.
  { from: /(?<=setTimeout\(\(\)=>\{\w+\(e\)\},)500(?=\)\)\})/, to: '0' },
];

const keepDrafts: Plugin = {
  name: 'keep-drafts',
  transform: {
    filter: { id: /@sveltia\/cms\/npm\/index\.js/ },
    handler: (code) =>
      DRAFTS.reduce((text, { from, to }) => {
        if (from.test(text)) return text.replace(from, to);
        throw new Error(`@sveltia/cms has changed, and drafts may be lost: no ${from}`);
      }, code),
  },
};

/** Builds the editor into this folder (about 3 s): `index.html` and all that it loads from /admin/. */
export async function bundleAdmin(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: 'src/admin',
    base: '/admin/',
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: ALIASES },
    plugins: [keepDrafts],
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      target: 'es2022',
      license: { fileName: 'NOTICE.txt' },
      reportCompressedSize: false,
    },
  });
}
