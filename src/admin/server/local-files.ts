// Lets the editor at /admin list, read and write one folder of this machine, and nothing else: only
// for a page of this very server, opened on this very machine.
import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join, sep } from 'node:path';

const MAX_BYTES = 30_000_000;
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
const LOOPBACK_ADDRESS = /^(?:127\.|::1$|::ffff:127\.)/;
/** Folders and names as the site has them: no dot in front, no way out of the folder. */
const PATH =
  /^(?:[\p{L}\p{N}_-][\p{L}\p{N} _().-]*\/)*[\p{L}\p{N}_-][\p{L}\p{N} _().-]*\.(?:mdx?|ya?ml|jpe?g|png|webp|avif|gif|svg)$/u;

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Answers GET, PUT and DELETE of `prefix`/path in the folder, and lists it at `prefix` itself. */
export function serveLocalFiles(folder: string, prefix: string): Handler {
  return async (request, response) => {
    if (!isOwnPage(request)) return answer(response, 403);
    const [address = ''] = (request.url ?? '').split('?');
    const path = decodeURIComponent(address.slice(prefix.length + 1));
    if (path === '' && request.method === 'GET') {
      return answer(response, 200, JSON.stringify(await list(folder)));
    }
    const file = PATH.test(path) ? await locate(folder, path) : undefined;
    if (!file) return answer(response, 400);
    const body = await readBody(request);
    const current = await readFile(file).catch(() => undefined);
    if (request.method === 'GET') {
      return current ? answer(response, 200, current) : answer(response, 404);
    }
    // Who writes says which version he has seen: what was changed meanwhile is not lost.
    if (request.headers['if-match'] !== (current ? versionOf(current) : 'none')) {
      return answer(response, 412);
    }
    if (request.method === 'PUT') await writeWhole(file, body);
    else if (request.method === 'DELETE') await rm(file);
    else return answer(response, 405);
    answer(response, 200, body);
  };
}

/** No other site may write here through this machine's browser, under no name of this machine. */
function isOwnPage({ headers, socket }: IncomingMessage): boolean {
  const host = headers.host ?? '';
  const origin = headers.origin ?? `http://${host}`;
  return (
    LOOPBACK.test(host) &&
    LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
    origin === `http://${host}` &&
    (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'
  );
}

async function list(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.split(sep).join('/'))
    .filter((path) => PATH.test(path))
    .sort();
}

/** The file's place on disk; undefined when a link leads out of the folder. */
async function locate(folder: string, path: string): Promise<string | undefined> {
  const file = join(folder, path);
  const real = await realpath(dirname(file)).catch(() => undefined);
  const root = await realpath(folder);
  return real === root || real?.startsWith(root + sep) ? file : undefined;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error(`${request.url}: more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Whole or not at all: a reader never meets half a file. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const fresh = join(dirname(file), `.${randomUUID()}.tmp`);
  await writeFile(fresh, bytes);
  await rename(fresh, file);
}

function versionOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function answer(response: ServerResponse, status: number, body: string | Buffer = ''): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, { 'Cache-Control': 'no-store', ETag: versionOf(bytes) }).end(bytes);
}
