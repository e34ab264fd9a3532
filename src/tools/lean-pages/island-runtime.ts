import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const RUNTIME =
  /<script>((?:(?!<\/script>)[\s\S])*customElements\.define\("astro-island"[\s\S]*?)<\/script>/;
/** The address in lib/browser/wake-islands.ts, which fetches the file. */
const ADDRESS = '/scripts/astro-island.js';

/**
 * Moves Astro's inline code for islands (4 kB) into a file that a page fetches with the first island
 * that is wanted. Takes and gives back the pages' HTML.
 * @throws when a page has an island but not the code, which a new version of Astro may change.
 */
export async function moveIslandRuntime(folder: string, pages: string[]): Promise<string[]> {
  const files = new Map<string, string>();
  const moved = pages.map((html) => {
    if (!html.includes('<astro-island')) return html;
    const [whole, code] = html.match(RUNTIME) ?? [];
    if (!whole || !code || !html.includes(ADDRESS)) {
      throw new Error('A page has an island, but its runtime or what fetches it was not found.');
    }
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
    const address = ADDRESS.replace('.js', `.${hash}.js`);
    files.set(address, code);
    return html.replace(whole, '').replace(ADDRESS, address);
  });
  await Promise.all([...files].map(([file, code]) => writeFile(join(folder, file), code)));
  return moved;
}
