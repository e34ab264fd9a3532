// The host that the workflows publish to, and the site that stands there afterwards.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PICTURE_POLICY, SITE_HEADERS } from '../../src/build/headers.ts';
import { contentType } from '../support/content-type.ts';

const SITE = 'www.sajt.test';
const RELAY = 'relej.sajt.test';
export const SITE_HOSTS = [SITE, 'sajt.test', RELAY];

/** Takes a zipped site: into `published` of the folder, and a draft into `preview`, which nobody is shown. */
export async function takeSite(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const zip = join(folder, 'sajt.zip');
  writeFileSync(zip, Buffer.concat(await Array.fromAsync(request)));
  if (request.headers.authorization !== 'Bearer vazi') {
    response.writeHead(401).end('{"code":401,"message":"Access Denied"}');
    return;
  }
  const target = join(folder, url.searchParams.has('draft') ? 'preview' : 'published');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  await new Promise((resolve) => spawn('unzip', ['-q', zip, '-d', target]).on('close', resolve));
  response.end('{"id":"1","deploy_ssl_url":"https://predlog--sajt.netlify.app"}');
}

/** The published site with what a good host says of every page, the addresses that lead to it, and its relay. */
export function showSite(
  folder: string,
  { socket }: IncomingMessage,
  response: ServerResponse,
  { host, pathname }: URL,
): void {
  if (host === RELAY) {
    response.writeHead(pathname === '/health' ? 404 : 405, { allow: 'POST' }).end();
  } else if (host !== SITE || !('encrypted' in socket)) {
    response.writeHead(301, { location: `https://${SITE}/` }).end();
  } else if (pathname === '/products/') {
    response.writeHead(301, { location: '/products' }).end();
  } else {
    const file = [pathname, `${pathname}.html`, `${pathname}index.html`]
      .map((path) => join(folder, 'published', path))
      .find((path) => existsSync(path) && statSync(path).isFile());
    response.writeHead(file ? 200 : 404, {
      ...SITE_HEADERS,
      ...(pathname.startsWith('/images/') && { 'Content-Security-Policy': PICTURE_POLICY }),
      'content-type': contentType(file ?? '.html'),
      'cache-control': 'no-cache',
      'content-encoding': 'gzip',
    });
    response.end(gzipSync(file ? readFileSync(file) : ''));
  }
}
