// Bundles the relay into one file for each place where it can run (its homes), so that a server needs no packages.
import { build } from 'vite';

/** The homes of the relay, by their folder in `hosting/`. CommonJS runs in any folder on a server. */
export const HOMES = {
  relay: { entry: 'src/relay/server.ts', file: 'relay.cjs', format: 'cjs' },
  // Cloudflare accepts ES modules only. wrangler sends the file as it is.
  cloudflare: { entry: 'src/relay/cloudflare.ts', file: 'worker.js', format: 'es' },
} as const;

export type RelayHome = keyof typeof HOMES;

export async function writeRelay(home: RelayHome, folder: string): Promise<void> {
  const { entry, file, format } = HOMES[home];
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
