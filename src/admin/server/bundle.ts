// Bundles the editor in a Vite build of its own, so that none of its 2 MB can get into a chunk that a
// visitor's page loads.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const SERBIAN = '`sr-Latn-RS`';
/** Other languages of the CMS, and 11 MB of syntax highlighting, which no text needs. */
const UNUSED = /^(.*\/locales\/[\w-]+\.json|@shikijs\/(langs|themes)\/.*)$/;

interface Change {
  /** What the CMS does because of the change. */
  promise: string;
  /** A piece of the CMS's minified code, and what stands in its place. */
  from: RegExp;
  to: string | ((code: string, group: string) => string);
}

/** Changes that no setting of the CMS makes. Each stops the build when its piece is no longer found. */
const CHANGES: readonly Change[] = [
  {
    promise: 'the interface is Serbian when nothing is chosen',
    from: /`en-US`(?=,\w+=`ar,bg,)/,
    to: SERBIAN,
  },
  {
    promise: 'Serbian is the only language that is offered',
    from: /`ar,bg,[\w,-]+`(?=\.split)/,
    to: SERBIAN,
  },
  {
    promise: 'the words of the interface are those of sr.json',
    from: /\{\.\.\.\w+,_sui:\w+\}/,
    to: readFileSync('src/admin/sr.json', 'utf8'),
  },
  {
    promise: 'drafts of a local folder are kept: their database has a name without a repository',
    from: /(?<=\.repository\?\?)\{\}(?=;if\(\w+\)\{\w+=new \w+\(\w+,`draft-backups`)/,
    to: '{databaseName:`sveltia-cms-local`}',
  },
  {
    promise: 'the parser of a custom format gets the path of its file',
    from: /path:(\w+),folder:\{collectionName.*?\?\.parser;if\((\w+)\)return \2\(\w+(?=\))/s,
    to: (code, path) => `${code},${path}`,
  },
  {
    promise: 'a draft is stored at once, so that a word typed just before leaving is not lost',
    from: /(?<=setTimeout\(\(\)=>\{\w+\(e\)\},)500(?=\)\)\})/, // milliseconds
    to: '0',
  },
];

const changeCms: Plugin = {
  name: 'change-cms',
  transform: {
    filter: { id: /@sveltia\/cms\/npm\/index\.js/ },
    handler: (code) =>
      CHANGES.reduce((text, { promise, from, to }) => {
        if (from.test(text)) return text.replace(from, typeof to === 'string' ? () => to : to);
        throw new Error(
          `@sveltia/cms has changed and has no ${from}. Find the new place of: ${promise}`,
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
    css: { postcss: {} },
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
