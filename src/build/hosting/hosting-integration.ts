// The last step of a build: it writes the files for every host, the compressed copies and the relay.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { writeRelay } from '../relay-bundle.ts';
import { composeHostFiles, type HostedSite } from './host-files.ts';
import { ALL_HOSTS } from './hosts.ts';

const COMPRESSIBLE = '**/*.{html,css,js,json,md,svg,ttf,txt,wasm,webmanifest,xml}';

export function hosting(readSite: () => HostedSite): AstroIntegration {
  return {
    name: 'hosting',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const site = readSite();
        const folder = fileURLToPath(dir);
        for (const [path, text] of Object.entries(composeHostFiles(site, new Date()))) {
          const file = join(folder, '..', path);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, text);
        }
        // Brotli alone: every supported browser reads it, and its default quality is the highest.
        for (const file of globSync(COMPRESSIBLE, { cwd: folder })) {
          const path = join(folder, file);
          writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
        }
        for (const { relay } of ALL_HOSTS)
          if (relay) await writeRelay(relay, join(folder, '../hosting', relay.folder));
      },
    },
  };
}
