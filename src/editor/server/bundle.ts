// Bundles the editor in a Vite build of its own, so that none of it can get into a chunk of a visitor's page.
import { resolve } from 'node:path';
import { build } from 'vite';

export async function bundleEditor(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: 'src/editor',
    base: '/admin/',
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      target: 'es2022',
      license: { fileName: 'NOTICE.txt' },
      reportCompressedSize: false,
    },
  });
}
