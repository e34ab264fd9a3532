// The editor's bundle, made by a Vite build of its own: none of its 2 MB can become a chunk that a
// visitor's page shares. It is kept while nothing that it is made of changes.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'vite';
import { addToNotice, NOTICE } from '../../build/notice/notice-integration.ts';
import { adminPatches } from './admin-patches.ts';

const CACHE = 'node_modules/.cache/admin';
const GONE = { recursive: true, force: true, maxRetries: 5 };
const SOURCES = [
  'src/admin/**/*.*',
  'src/{check,model}/**/*.{ts,yaml}',
  'src/styles/tokens.css',
  'src/build/notice/**/*.*',
  'package-lock.json',
];

/** Folder with the built editor: `index.html` and all that it loads from /admin/. */
export async function bundleAdmin(): Promise<string> {
  const folder = resolve(CACHE, `editor-${fingerprint()}`);
  if (existsSync(folder)) return folder;
  const fresh = resolve(CACHE, `fresh-${process.pid}`);
  await buildInto(fresh);
  await addToNotice(resolve(fresh, NOTICE), 'src/build/notice/editor.txt');
  await rename(fresh, folder).catch(async () => {
    // Another process was faster, and its folder is the same; or on Windows a scanner holds the files.
    if (!existsSync(folder)) await cp(fresh, folder, { recursive: true });
    await rm(fresh, GONE);
  });
  for (const old of globSync('editor-*', { cwd: CACHE })) {
    if (resolve(CACHE, old) !== folder) await rm(resolve(CACHE, old), GONE);
  }
  return folder;
}

async function buildInto(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: 'src/admin',
    base: '/admin/',
    publicDir: false,
    logLevel: 'error',
    plugins: [adminPatches()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      license: { fileName: NOTICE },
      reportCompressedSize: false,
    },
  });
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of globSync(SOURCES).sort()) hash.update(path).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}
