// The relay travels alone: one file, no packages beside it, nothing to install on a server.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';

const ENTRY = 'src/relay/server.ts';

// The spool is `node:sqlite`. An older Node would end with an English stack at its first line.
// Written in the oldest syntax, so that every Node gets as far as reading it.
const NODE_CHECK = `#!/usr/bin/env node
(function (version) {
  var part = version.split('.').map(Number);
  if (part[0] > 22 || (part[0] === 22 && part[1] >= 13)) return;
  console.error('Prijemnik poruka traži Node 22.13 ili noviji, a ovde je ' + version + '. Instalirajte Node 24.');
  console.error('The message relay needs Node 22.13 or newer; this is ' + version + '. Install Node 24.');
  process.exit(1);
})(process.versions.node);
`;

/** Writes `hosting/relay/relay.cjs` beside the site, and the licences of what is in it. */
export function relayBundle(): AstroIntegration {
  return {
    name: 'relay-bundle',
    hooks: {
      'astro:build:done': ({ dir }) => writeRelay(fileURLToPath(new URL('../hosting/relay', dir))),
    },
  };
}

/** Bundles the relay into `relay.cjs` in this folder; CommonJS, which runs in any folder. */
export async function writeRelay(folder: string): Promise<void> {
  const bundle = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // Run from a test as well, whose own mode must not be built in.
    mode: 'production',
    ssr: { noExternal: true },
    build: {
      ssr: ENTRY,
      write: false,
      minify: true,
      license: { fileName: 'LICENSES.md' },
      // Old enough for any Node to read the file, and then to say that it is too old.
      target: 'es2020',
      rolldownOptions: {
        output: { format: 'cjs', entryFileNames: 'relay.cjs', codeSplitting: false },
      },
    },
  });
  mkdirSync(folder, { recursive: true });
  for (const result of [bundle].flat()) {
    for (const file of 'output' in result ? result.output : []) {
      const text = file.type === 'chunk' ? `${NODE_CHECK}${file.code}` : file.source;
      writeFileSync(join(folder, file.fileName), text);
    }
  }
}
