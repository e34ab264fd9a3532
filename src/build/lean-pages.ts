// The last step of a build: what a machine wrote long is said short, so that a whole page fits the
// first answer of a slow line. Nothing that a visitor sees or hears changes.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { dropIdleClasses, shortenClassNames } from './lean-pages/class-names.ts';
import { dropClosingTags } from './lean-pages/closing-tags.ts';
import { inlineConstants } from './lean-pages/constants.ts';
import { shortenImageNames } from './lean-pages/image-names.ts';
import { moveIslandRuntime } from './lean-pages/island-runtime.ts';
import { namePhysically } from './lean-pages/physical-names.ts';
import { trimPolicy } from './lean-pages/policy.ts';
import { hashScripts } from './lean-pages/script-hashes.ts';

export function leanPages(): AstroIntegration {
  return {
    name: 'lean-pages',
    hooks: {
      'astro:build:done': async ({ dir, pages }) => {
        const folder = fileURLToPath(dir);
        const files = pages.map(({ pathname }) => join(folder, `${pathname || 'index'}.html`));
        const texts = await readAll(files);
        const renamed = await shortenImageNames(folder, texts);
        const light = await hashScripts(folder, await moveIslandRuntime(folder, renamed));
        const scripts = await readScripts(folder);
        await Promise.all(
          files.map((file, index) => writeFile(file, shortenPage(light[index] ?? '', scripts))),
        );
      },
    },
  };
}

/** The policy comes last: its hashes must be those of the final scripts and styles. */
function shortenPage(html: string, scripts: string): string {
  // On a page without islands every name may change.
  const kept = html.includes('<astro-island') ? scripts : '';
  const brief = shortenClassNames(dropIdleClasses(dropClosingTags(html), kept), kept);
  return trimPolicy(namePhysically(inlineConstants(brief)));
}

/** The islands' own files; React's, which name none of the site's classes, are not among them. */
async function readScripts(folder: string): Promise<string> {
  const names = await readdir(join(folder, 'scripts'));
  const islands = names.filter((name) => name.includes('.island.'));
  return (await readAll(islands.map((name) => join(folder, 'scripts', name)))).join('\n');
}

function readAll(files: readonly string[]): Promise<string[]> {
  return Promise.all(files.map((file) => readFile(file, 'utf8')));
}
