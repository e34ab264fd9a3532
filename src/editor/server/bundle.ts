// Bundles the editor in a Vite build of its own, so that none of it can get into a chunk of a visitor's page.
import { resolve } from 'node:path';
import { build, defaultClientConditions } from 'vite';
import { sharedWorker } from './shared-worker.ts';

/** Builds the editor into this folder (about 3 s): `index.html` and all files that it loads from /admin/. */
export async function bundleEditor(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: 'src/editor',
    base: '/admin/',
    publicDir: false,
    plugins: [sharedWorker()],
    logLevel: 'error',
    // The check runs in a worker, which has no document to read „&nbsp;“ with.
    resolve: { conditions: ['worker', ...defaultClientConditions] },
    // Without this, the settings of a folder that this project lies in would be used.
    css: { postcss: {} },
    // The policy of the page allows scripts and workers of their own address only, so none is inlined.
    worker: { format: 'es' },
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // The styles of a page that is opened later are smaller than a request for them.
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      target: 'es2022',
      license: { fileName: 'NOTICE.txt' },
      reportCompressedSize: false,
    },
  });
}
