// The relay travels alone: one file a home, no packages beside it, nothing to install on a server.
import { build } from 'vite';

/** Where it lives, by the folder in `hosting/`. CommonJS runs in any folder on a server. */
export const HOMES = {
  relay: { entry: 'src/relay/server.ts', file: 'relay.cjs', format: 'cjs' },
  cpanel: { entry: 'src/relay/server.ts', file: 'app.js', format: 'cjs' },
  // Cloudflare reads modules only. Its file is sent as it is: no package is needed to publish.
  cloudflare: { entry: 'src/relay/homes/cloudflare.ts', file: 'worker.js', format: 'es' },
} as const;

export type RelayHome = keyof typeof HOMES;

/** Bundles the relay for one home into this folder, and writes the licences of what is in it. */
export async function writeRelay(home: RelayHome, folder: string): Promise<void> {
  const { entry, file, format } = HOMES[home];
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // Run from a test as well, whose own mode must not be built in.
    mode: 'production',
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      minify: true,
      license: { fileName: 'LICENSES.md' },
      // An older Node must be able to read the file, and then to say that it is too old.
      target: 'es2020',
      rolldownOptions: { output: { format, entryFileNames: file, codeSplitting: false } },
    },
  });
}
