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
  const codes = new Set<string>();
  const moved = pages.map((html) => {
    if (!html.includes('<astro-island')) return html;
    const [whole, code] = html.match(RUNTIME) ?? [];
    if (!whole || !code || !html.includes(ADDRESS)) {
      throw new Error('A page has an island, but its runtime or what fetches it was not found.');
    }
    codes.add(code);
    return html.replace(whole, '');
  });
  if (codes.size > 1) throw new Error('Two pages have different code for islands.');
  for (const code of codes) await writeFile(join(folder, ADDRESS), code);
  return moved;
}
