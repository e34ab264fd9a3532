import { cp, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { inlineCode } from '../../../src/build/page-lock.ts';
import { type PolicySite, writePolicy } from '../../../src/build/page-policy.ts';
import { readSiteFile } from '../../../src/check/site-file.ts';
import { DIST } from './site-server.ts';

const HASHED = ['images', 'scripts'];
const HASHED_NAME = /(?<=\/|\.\/)([\w-]+(?:\.[\w-]+)+)/g;

/**
 * The site as the next build would publish it: every hashed file has another name, the old names
 * are gone, and each page's heading tells the builds apart. Returns the folder.
 */
export async function makeSecondBuild(): Promise<string> {
  const build = await mkdtemp(join(tmpdir(), 'second-build-'));
  await cp(DIST, build, { recursive: true });
  const site = readSiteFile('.');
  const names = new Map<string, string>();
  for (const folder of HASHED) {
    for (const name of await readdir(join(build, folder))) {
      const type = extname(name);
      names.set(name, `${name.slice(0, -type.length)}-2${type}`);
      await rename(join(build, folder, name), join(build, folder, `${names.get(name)}`));
    }
  }
  for (const path of await readdir(build, { recursive: true })) {
    if (!/\.(html|js)$/.test(path)) continue;
    let text = await readFile(join(build, path), 'utf8');
    text = text.replace(HASHED_NAME, (path, name) => path.replace(name, names.get(name) ?? name));
    const isPage = path.endsWith('.html') && !path.startsWith('admin');
    // Scripts in the pages name such files, and the policy holds hashes of the scripts.
    const page = isPage ? renewPolicy(text, site) : text;
    await writeFile(join(build, path), page.replace('</h1>', ' – novo</h1>'));
  }
  return build;
}

/** A built page with the policy that its changed scripts, or another site, need. */
export function renewPolicy(html: string, site: PolicySite): string {
  const { scripts, styles } = inlineCode(html);
  const page = html.replace(/<meta http-equiv="content-security-policy"[^>]*>/, '');
  return writePolicy(page, site, new Set([...scripts, ...styles]));
}
