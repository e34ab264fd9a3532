// Whose code visitors get: `/NOTICE.txt`, Vite's own list of what it has bundled, below what that list
// cannot know: Astro writes its code for islands past the bundler, and Embla brings no licence file.
import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

export const NOTICE = 'NOTICE.txt';

export function notice(): AstroIntegration {
  return {
    name: 'notice',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { build: { license: { fileName: NOTICE } } } });
      },
      'astro:build:done': ({ dir }) =>
        addToNotice(new URL(NOTICE, dir), new URL('visitors.txt', import.meta.url)),
    },
  };
}

/** Puts the written words above Vite's list. Throws when neither has the words of some licence. */
export async function addToNotice(list: URL | string, words: URL | string): Promise<void> {
  const [written, made] = await Promise.all([readFile(words, 'utf8'), readFile(list, 'utf8')]);
  const missing = findWordless(made).filter((name) => !written.includes(name));
  if (missing.length > 0) throw new Error(`${words} needs the licence of ${missing.join(', ')}.`);
  await writeFile(list, `${written}\n${made}`);
}

/** Packages on Vite's list that bring no licence file. */
export function findWordless(list: string): string[] {
  const entries = list.matchAll(/^## (\S+) - \d\S*(?: \(.+\))?\s+(?=## \S+ - \d|$(?![\s\S]))/gm);
  return [...entries].map(([, name = '']) => name);
}
