// The editor's bundle, made by a Vite build of its own: none of its 2 MB can become a chunk that a
// visitor's page shares.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const SERBIAN = '`sr-Latn-RS`';
/** The CMS's other languages, and 11 MB that colour code in texts, which have none. */
const UNUSED = /^(.*\/locales\/[\w-]+\.json|@shikijs\/(langs|themes)\/.*)$/;

/** What the CMS has no setting for: each piece of its code, and what stands there instead. */
const CHANGES = [
  // Its first and only language, words and dates, is Serbian.
  { from: /`en-US`(?=,\w+=`ar,bg,)/, to: SERBIAN },
  { from: /`ar,bg,[\w,-]+`(?=\.split)/, to: SERBIAN },
  { from: /\{\.\.\.\w+,_sui:\w+\}/, to: readFileSync('src/admin/sr.json', 'utf8') },
  // Drafts are kept in a database that is named after a repository, and a folder has none.
  {
    from: /(?<=\.repository\?\?)\{\}(?=;if\(\w+\)\{\w+=new \w+\(\w+,`draft-backups`)/,
    to: '{databaseName:`sveltia-cms-local`}',
  },
  // A format is told which file it reads.
  {
    from: /path:(\w+),folder:\{collectionName.*?\?\.parser;if\((\w+)\)return \2\(\w+(?=\))/s,
    to: (code: string, path: string) => `${code},${path}`,
  },
  // A draft is kept at once and not after 0.5 s, so that a word typed just before leaving is not lost.
  { from: /(?<=setTimeout\(\(\)=>\{\w+\(e\)\},)500(?=\)\)\})/, to: '0' },
];

const changeCms: Plugin = {
  name: 'change-cms',
  transform: {
    filter: { id: /@sveltia\/cms\/npm\/index\.js/ },
    handler: (code) =>
      CHANGES.reduce((text, { from, to }) => {
        if (from.test(text)) return text.replace(from, typeof to === 'string' ? () => to : to);
        throw new Error(
          `@sveltia/cms has changed, and must be changed in another place: no ${from}`,
        );
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
    resolve: { alias: [{ find: UNUSED, replacement: 'data:text/javascript,export default {}' }] },
    plugins: [changeCms],
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      target: 'es2022',
      license: { fileName: 'NOTICE.txt' },
      reportCompressedSize: false,
    },
  });
}
