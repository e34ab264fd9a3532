// The last step of a build: what a machine wrote long is said short, so that a whole page fits the
// first answer of a slow line. Nothing that a visitor sees or hears changes.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { dropClosingTags } from './lean-pages/closing-tags.ts';
import { inlineConstants } from './lean-pages/constants.ts';
import { shortenImageNames } from './lean-pages/image-names.ts';
import { moveIslandRuntime } from './lean-pages/island-runtime.ts';
import { namePhysically } from './lean-pages/physical-names.ts';
import { trimPolicy } from './lean-pages/policy.ts';
import { shortenScopes } from './lean-pages/scopes.ts';

export function leanPages(): AstroIntegration {
  let alsoAllowed: string[] = [];
  return {
    name: 'lean-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        const { csp } = config.security;
        const hashes = typeof csp === 'object' ? csp.scriptDirective?.hashes : undefined;
        alsoAllowed = hashes?.map((hash) => `'${hash}'`) ?? [];
      },
      'astro:build:done': async ({ dir, pages }) => {
        const folder = fileURLToPath(dir);
        const files = pages.map(({ pathname }) => `${folder}${pathname || 'index'}.html`);
        const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
        const light = await moveIslandRuntime(folder, await shortenImageNames(folder, texts));
        await Promise.all(
          light.map((html, index) =>
            writeFile(files[index] as string, shortenPage(html, alsoAllowed)),
          ),
        );
      },
    },
  };
}

/** The policy comes last: its hashes must be those of the final scripts and styles. */
function shortenPage(html: string, alsoAllowed: readonly string[]): string {
  const short = namePhysically(inlineConstants(shortenScopes(dropClosingTags(html))));
  return trimPolicy(short, alsoAllowed);
}
