// Serves the editor at /admin. It is no page of Astro, so that no chunk of it reaches a visitor.
import { globSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import type { AstroIntegration } from 'astro';
import { Hono } from 'hono';
import type { Connect, ViteDevServer } from 'vite';
import { bundleEditor } from './bundle.ts';
import { serveLocalFiles } from './local-files.ts';
import { readSettings, renderEditor, renderSetup } from './page.ts';
import { writePublished } from './published.ts';

const CACHE = 'node_modules/.cache/editor';

export function editor(): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // Before every other handler: a mistake in a text stops the other pages but can be corrected at
        // /admin, and Astro would answer /admin/, with a slash, by 404.
        const configureServer = ({ middlewares: { stack } }: ViteDevServer) => {
          return () => stack.unshift({ route: '', handle: serveEditor('.') });
        };
        updateConfig({ vite: { plugins: [{ name: 'editor-server', configureServer }] } });
      },
      'astro:build:done': ({ dir }) => writeEditor(join(fileURLToPath(dir), 'admin')),
    },
  };
}

/** Writes `admin/index.html`, which every host serves for /admin. */
async function writeEditor(folder: string): Promise<void> {
  const settings = readSettings(false);
  await mkdir(folder, { recursive: true });
  if (settings.repository) {
    await bundleEditor(folder);
    await writePublished(folder);
  }
  const page = settings.repository ? renderEditor(folder, settings) : renderSetup();
  await writeFile(join(folder, 'index.html'), page);
}

let made = { at: 0, bundle: Promise.resolve(CACHE) };

/** Builds the editor again if one of its sources was saved since; resolves with the folder of the bundle. */
function makeBundle(): Promise<string> {
  const sources = globSync('src/{editor,check,model,text,browser,sign-in,styles}/**/*.*');
  const at = Math.max(...sources.map((path) => statSync(path).mtimeMs));
  if (at > made.at) made = { at, bundle: bundleEditor(CACHE).then(() => CACHE) };
  return made.bundle;
}

/** The handler of /admin under `npm start`: the editor of the texts below `root`. */
export function serveEditor(root: string, findBundle = makeBundle): Connect.NextHandleFunction {
  const app = new Hono<{ Bindings: HttpBindings }>({ strict: false });
  app.get('/admin', async (context) => {
    // A tap into a frame could be led to „Objavi“; a meta tag cannot set this rule.
    context.header('Content-Security-Policy', "frame-ancestors 'none'");
    return context.html(renderEditor(await findBundle(), readSettings(true)));
  });
  const rewriteRequestPath = (path: string) => path.replace('/admin', '');
  app.get('/admin/assets/*', async (context, next) =>
    serveStatic({ root: await findBundle(), rewriteRequestPath })(context, next),
  );
  app.route('/admin/local', serveLocalFiles(root));
  const answer = getRequestListener(app.fetch);
  return (request, response, next) =>
    /^\/admin(?![\w.-])/.test(request.url ?? '') ? answer(request, response) : next();
}
