// Puts the editor at /admin. It is no Astro page: Astro's Content-Security-Policy lists the scripts
// of all pages on every page, and a chunk that pages share could reach a visitor.
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { bundleAdmin } from './admin-bundle.ts';
import { canSave, readAdminSettings, renderEditor, renderSetup } from './admin-page.ts';
import { serveAdmin } from './admin-server.ts';

export function admin(): AstroIntegration {
  let root = '';
  return {
    name: 'admin',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        root = fileURLToPath(config.root);
        updateConfig({ vite: { plugins: [adminServer(root)] } });
      },
      'astro:build:done': ({ dir }) => writeAdmin(root, join(fileURLToPath(dir), 'admin')),
    },
  };
}

/**
 * Stands before all else: a mistake in a text, which stops the other pages, can be mended at /admin,
 * and the slash that hosts put behind the name is no reason for Astro to find nothing.
 */
function adminServer(root: string): Plugin {
  return {
    name: 'admin-server',
    configureServer: ({ middlewares }) => {
      return () => middlewares.stack.unshift({ route: '', handle: serveAdmin(root) });
    },
  };
}

/** `admin/index.html`: the one name under which every host finds /admin beside its own files. */
async function writeAdmin(root: string, folder: string): Promise<void> {
  const settings = readAdminSettings(root, false);
  await mkdir(folder, { recursive: true });
  if (!canSave(settings)) return writeFile(join(folder, 'index.html'), renderSetup());
  const bundle = await bundleAdmin();
  await cp(bundle, folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), renderEditor(bundle, settings));
}
