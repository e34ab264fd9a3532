// Serves a folder of pages as a good host does: HTTP/2 over TLS, brotli, clean addresses.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { SITE_HEADERS } from '../../src/build/headers.ts';
import { createCertificate } from './certificate.ts';
import { contentType } from './content-type.ts';

/** The name under which the browser knows every folder; it resolves to this machine only there. */
export const HOST = 'site.test';

/** Bytes of a TLS record: a browser shows what has come whole. */
const RECORD = 4096;
const TEXT = /^(text|application)\/|svg/;

export interface PagesServer {
  port: number;
  close: () => void;
}

export async function servePages(folder: string): Promise<PagesServer> {
  const pem = createCertificate(HOST);
  const server = createSecureServer({ key: pem, cert: pem });
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(RECORD));
  answerRequests(server, folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => server.close() };
}

function answerRequests(server: Http2SecureServer, folder: string): void {
  const bodies = new Map<string, Buffer>();
  server.on('sessionError', () => {});
  server.on('stream', (stream, headers) => {
    stream.on('error', () => {});
    const path = new URL(headers[':path'] ?? '/', `https://${HOST}`).pathname;
    const found = findFile(folder, path);
    const file = found ?? join(folder, '404.html');
    const type = contentType(file);
    const body = bodies.get(file) ?? readBody(file, type);
    bodies.set(file, body);
    stream.respond({
      ':status': found ? 200 : 404,
      'content-type': type,
      'content-length': body.length,
      'cache-control': type.includes('html') ? 'no-cache' : 'max-age=31536000, immutable',
      // What usual hosts say besides; it costs a first answer some bytes.
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
      server: 'pages',
      ...SITE_HEADERS,
      ...(TEXT.test(type) && { 'content-encoding': 'br', vary: 'accept-encoding' }),
    });
    stream.end(body);
  });
}

function findFile(folder: string, path: string): string | undefined {
  const candidates = [path, `${path}.html`, join(path, 'index.html')];
  return candidates
    .map((candidate) => join(folder, decodeURIComponent(candidate)))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

function readBody(file: string, type: string): Buffer {
  const source = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  if (!TEXT.test(type)) return source;
  return brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}
