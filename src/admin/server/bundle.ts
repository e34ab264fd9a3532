// Bundles the editor in a Vite build of its own, so that none of its 2 MB can get into a chunk that a
// visitor's page loads.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const SERBIAN = '`sr-Latn-RS`';
/** Other languages of the CMS, and 11 MB of syntax highlighting, which no text needs. */
const UNUSED = /^(.*\/locales\/[\w-]+\.json|@shikijs\/(langs|themes)\/.*)$/;

/** Changes that no setting of the CMS makes: a piece of its code (`from`), and the replacement (`to`). */
const CHANGES = [
  // Serbian is the first and only language, for texts and dates.
  { from: /`en-US`(?=,\w+=`ar,bg,)/, to: SERBIAN },
  { from: /`ar,bg,[\w,-]+`(?=\.split)/, to: SERBIAN },
  { from: /\{\.\.\.\w+,_sui:\w+\}/, to: readFileSync('src/admin/sr.json', 'utf8') },
  // The database of drafts has the name of the repository, and a local folder has none: it gets a fixed name.
  {
    from: /(?<=\.repository\?\?)\{\}(?=;if\(\w+\)\{\w+=new \w+\(\w+,`draft-backups`)/,
    to: '{databaseName:`sveltia-cms-local`}',
  },
  // The parser of a custom format gets the path of its file.
  {
    from: /path:(\w+),folder:\{collectionName.*?\?\.parser;if\((\w+)\)return \2\(\w+(?=\))/s,
    to: (code: string, path: string) => `${code},${path}`,
  },
  // A draft is stored at once and not after 0.5 s, so that a word typed just before leaving is not lost.
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

/** Builds the editor into this folder (about 3 s): `index.html` and all files that it loads from /admin/. */
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
