// /admin under `npm start`: the built editor, and the content folder of this machine behind it.
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import { bundleAdmin } from './admin-bundle.ts';
import { readAdminSettings, renderEditor } from './admin-page.ts';
import { serveLocalFiles } from './local-files.ts';

const ASSET = /^\/admin\/assets\/[\w.-]+$/;

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Connect middleware: edits the files under `root`/src/content. For one's own machine only. */
export function serveAdmin(root: string): Middleware {
  const serveFiles = serveLocalFiles(join(root, 'src/content'), '/admin/local');
  // Looked up once for each opening of the page, not for each file that it loads.
  let bundle: Promise<string> | undefined;
  return async (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    try {
      if (/^\/admin\/local(\/|$)/.test(path)) return await serveFiles(request, response);
      if (path === '/admin' || path === '/admin/') {
        bundle = bundleAdmin();
        const page = renderEditor(await bundle, readAdminSettings(root, true));
        return send(response, 'text/html; charset=utf-8', page);
      }
      if (!ASSET.test(path)) return next();
      bundle ??= bundleAdmin();
      const asset = await readFile(join(await bundle, path.slice('/admin/'.length)));
      send(response, `${lookup(path)}; charset=utf-8`, asset);
    } catch (error) {
      next(error);
    }
  };
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(body);
}
