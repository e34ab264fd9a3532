// The relay travels alone: one file a home, no packages beside it, nothing to install on a server.
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';

/**
 * The first lines of a file that Node runs. The lock of its folder is `node:sqlite`: an older Node would
 * end with an English stack at the first import. In the oldest syntax, so that every Node gets as far
 * as reading it; and told at the relay's address, because on a rented space nobody reads a journal.
 */
const NODE_CHECK = `var part = process.versions.node.split('.').map(Number);
if (part[0] < 22 || (part[0] == 22 && part[1] < 13)) {
  var text = 'Program za poruke traži Node 22.13 ili noviji, a ovde je ' + process.versions.node +
    '. Instalirajte Node 24; u cPanelu ga izaberite pod „Setup Node.js App“, sačuvajte i pritisnite „Restart“.';
  console.error(text);
  require('http').createServer(function (request, response) {
    response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(text + '\\n');
  }).listen(process.env.PORT || 8787, '127.0.0.1');
  return;
}
`;

/** Where it lives, by the folder in `hosting/`. CommonJS runs in any folder on a server. */
const HOMES = {
  relay: { entry: 'src/relay/server.ts', file: 'relay.cjs', format: 'cjs' },
  cpanel: { entry: 'src/relay/server.ts', file: 'app.js', format: 'cjs' },
  // Cloudflare reads modules only. Its file is sent as it is: no package is needed to publish.
  cloudflare: { entry: 'src/relay/homes/cloudflare.ts', file: 'worker.js', format: 'es' },
} as const;

export type RelayHome = keyof typeof HOMES;

/** Writes each home's file into `hosting/` beside the site, and the licences of what is in it. */
export function relayBundle(): AstroIntegration {
  return {
    name: 'relay-bundle',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const write = (home: RelayHome) =>
          writeRelay(home, fileURLToPath(new URL(`../hosting/${home}`, dir)));
        await Promise.all((Object.keys(HOMES) as RelayHome[]).map(write));
      },
    },
  };
}

/** Bundles the relay for one home into this folder. */
export async function writeRelay(home: RelayHome, folder: string): Promise<void> {
  const { entry, file, format } = HOMES[home];
  const postBanner = format === 'cjs' ? NODE_CHECK : '';
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
      // Old enough for any Node to read the file, and then to say that it is too old.
      target: 'es2020',
      rolldownOptions: {
        output: { format, entryFileNames: file, codeSplitting: false, postBanner },
      },
    },
  });
}
