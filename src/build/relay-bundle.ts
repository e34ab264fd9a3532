import { build } from 'vite';
import type { RelayBundle } from './hosting/hosts.ts';

/** Bundles the relay for one host into this folder, with the licences of the bundled packages. */
export async function writeRelay(
  { entry, file, format }: RelayBundle,
  folder: string,
): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // A test calls this function, too: the bundle must not be built in the test's own mode.
    mode: 'production',
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      minify: true,
      license: { fileName: 'LICENSES.md' },
      target: 'node20',
      rolldownOptions: { output: { format, entryFileNames: file, codeSplitting: false } },
    },
  });
}
