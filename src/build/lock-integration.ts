// Holds the built pages against the lock (`page-lock.ts`) and gives each its policy (`page-policy.ts`).
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { collectOwnCode } from './own-code.ts';
import type { LockSite } from './page-contents.ts';
import { findForeign } from './page-lock.ts';
import { type PolicySite, writePolicy } from './page-policy.ts';

const ADVICE =
  'Sajt nije napravljen, da ništa od toga ne bi stiglo do posetilaca. Nađite to u tekstovima u ' +
  'src/content i obrišite. Ako to pripada sajtu, dopišite ga u src/build/page-contents.ts, a kod u ' +
  'src/lib/inline-code.ts.';

/**
 * Ends the build, with an empty `dist/`, when a page holds what the project has not written. Scripts
 * may come from, and send to, `origins` besides the site's own.
 */
export function pageLock(
  readSite: () => LockSite & PolicySite,
  origins: readonly string[],
): AstroIntegration {
  let ownCode: ReadonlySet<string>;
  return {
    name: 'page-lock',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer((standard) => ({
          ...standard,
          setup: async () => {
            await standard.setup?.();
            ownCode = collectOwnCode(standard);
          },
        })),
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        // The editor's page has its own policy (`editor/server/page.ts`), and no text is in it.
        const pages = globSync('**/*.html', { cwd: folder, exclude: ['admin/**'] }).sort();
        const site = readSite();
        const found = pages.flatMap((page) =>
          findForeign(readFileSync(join(folder, page), 'utf8'), ownCode, site).map(
            (sentence) => `Na stranici /${page.replace(/(^index)?\.html$/, '')}: ${sentence}`,
          ),
        );
        if (found.length > 0) {
          rmSync(folder, { recursive: true });
          console.error([...found, ADVICE].join('\n'));
          process.exit(1);
        }
        for (const page of pages) {
          const file = join(folder, page);
          writeFileSync(file, writePolicy(readFileSync(file, 'utf8'), site, ownCode, origins));
        }
      },
    },
  };
}
