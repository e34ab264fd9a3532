// The relay travels alone: one file a home, no packages beside it, nothing to install on a server.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { CPANEL_NODE_CHECK, SERVER_NODE_CHECK } from './relay-node-check.ts';

/** Where it lives, by the folder in `hosting/`. */
const HOMES = {
  relay: { entry: 'src/relay/server.ts', file: 'relay.cjs', before: SERVER_NODE_CHECK },
  cpanel: { entry: 'src/relay/server.ts', file: 'app.js', before: CPANEL_NODE_CHECK },
  // Cloudflare reads modules only. Its file is sent as it is: no package is needed to publish.
  cloudflare: { entry: 'src/relay/homes/cloudflare.ts', file: 'worker.js', before: '' },
} as const;

export type RelayHome = keyof typeof HOMES;

/** Writes each home's file into `hosting/` beside the site, and the licences of what is in it. */
export function relayBundle(): AstroIntegration {
  return {
    name: 'relay-bundle',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const homes = Object.keys(HOMES) as RelayHome[];
        await Promise.all(
          homes.map((home) => writeRelay(home, fileURLToPath(new URL(`../hosting/${home}`, dir)))),
        );
      },
    },
  };
}

/** Bundles the relay for one home into this folder. CommonJS runs in any folder on a server. */
export async function writeRelay(home: RelayHome, folder: string): Promise<void> {
  const { entry, file, before } = HOMES[home];
  const bundle = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // Run from a test as well, whose own mode must not be built in.
    mode: 'production',
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      write: false,
      minify: true,
      license: { fileName: 'LICENSES.md' },
      // Old enough for any Node to read the file, and then to say that it is too old.
      target: 'es2020',
      rolldownOptions: {
        output: {
          format: home === 'cloudflare' ? 'es' : 'cjs',
          entryFileNames: file,
          codeSplitting: false,
        },
      },
    },
  });
  mkdirSync(folder, { recursive: true });
  for (const result of [bundle].flat()) {
    for (const output of 'output' in result ? result.output : []) {
      const text = output.type === 'chunk' ? `${before}${output.code}` : output.source;
      writeFileSync(join(folder, output.fileName), text);
    }
  }
}
