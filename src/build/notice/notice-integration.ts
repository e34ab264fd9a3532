// Whose code visitors get: `/NOTICE.txt`, written from what the bundler has really taken.
import { existsSync, globSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LIST, readBundledParts, readPart } from './bundled-parts.ts';
import { composeNotice } from './compose.ts';

const INTRODUCTION = `
U stranicama ovog sajta ima i delova koje su napravili drugi. Ovo su njihova
imena i licence, na engleskom, jer samo tako važe.

Stranice ne šalju nijedan font: ispisane su slovima Vašeg uređaja.`;
const EDITOR = 'Uređivač na adresi /admin ima svoje obaveštenje: /admin/NOTICE.txt';

export function notice(): AstroIntegration {
  return {
    name: 'notice',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { build: { license: { fileName: LIST } } } });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const parts = readBundledParts(join(folder, LIST));
        await rm(join(folder, LIST));
        // Astro writes its code for islands into the pages, past the bundler.
        if (globSync('scripts/astro-island*.js', { cwd: folder }).length > 0) {
          parts.unshift(readPart('astro'));
        }
        const hasEditor = existsSync(join(folder, 'admin/NOTICE.txt'));
        const introduction = hasEditor ? `${INTRODUCTION}\n\n${EDITOR}` : INTRODUCTION;
        await writeFile(join(folder, 'NOTICE.txt'), composeNotice(introduction, parts));
      },
    },
  };
}
