import { createHash } from 'node:crypto';
import { readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Puts a hash into the names of scripts that have none, so that browsers may keep them for ever.
 * Inline scripts fetch these by a plain address. Takes and gives back the pages' HTML.
 */
export async function hashScripts(folder: string, pages: string[]): Promise<string[]> {
  const scripts = join(folder, 'scripts');
  const addresses = new Map<string, string>();
  for (const file of await readdir(scripts)) {
    if (!/^[\w-]+\.js$/.test(file)) continue;
    const digest = createHash('sha256').update(await readFile(join(scripts, file)));
    const name = file.replace('.js', `.${digest.digest('base64url').slice(0, 8)}.js`);
    await rename(join(scripts, file), join(scripts, name));
    addresses.set(`/scripts/${file}`, `/scripts/${name}`);
  }
  return pages.map((html) =>
    [...addresses].reduce((text, [from, to]) => text.replaceAll(from, to), html),
  );
}
