// The texts and pictures of this machine for the editor under `npm start`: listed, read and written
// for a page of this very server, opened on this very machine, and for nobody else.
import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { lookup } from 'mrmime';

const FOLDER = 'src/content';
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
const LOOPBACK_ADDRESS = /^(?:127\.|::1$|::ffff:127\.)/;
/** No name begins with a dot: there is no way out of the folder and to no hidden file. */
const PATH =
  /^src\/content(?:\/[\p{L}\p{N}_-][\p{L}\p{N} _().-]*)+\.(?:mdx?|yaml|jpe?g|png|webp|avif|gif|svg)$/u;

/**
 * Answers GET, PUT and DELETE of a file by its path from the project's folder `root`, and lists all
 * of them at the empty path. A file's version is its ETag; whoever writes names in If-Match the one
 * that he has seen (empty for none), and is refused when it is another one. The words of a refusal
 * are for the editor.
 */
export async function answerLocalFile(
  root: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { headers, method } = request;
  const answer = (status: number, body: string | Buffer = '', version = '') => {
    const type = (status === 200 && lookup(path)) || 'text/plain; charset=utf-8';
    const told = { 'Content-Type': type, 'Cache-Control': 'no-store', ETag: version };
    response.writeHead(status, told).end(body);
  };
  if (!isOwnPage(request)) {
    return answer(
      403,
      'Na ovom računaru tekstovi se uređuju na adresi http://localhost:4321/admin.',
    );
  }
  if (path === '') return answer(200, JSON.stringify(await listFiles(root)));
  if (!PATH.test(path)) {
    return answer(400, `Fajl ne može da se zove „${path}“. Neka budu slova, brojevi i crtice.`);
  }
  const file = join(root, path);
  const current = await readFile(file).catch(() => undefined);
  const version = current ? versionOf(current) : '';
  if (method === 'GET') return current ? answer(200, current, version) : answer(404);
  if (headers['if-match'] !== version) {
    const words = `Fajl „${path}“ je u međuvremenu promenjen na disku.`;
    return answer(
      412,
      `${words} Prepišite svoju izmenu sa strane, osvežite stranicu i unesite je.`,
    );
  }
  if (method === 'DELETE') {
    await rm(file);
    return answer(200);
  }
  const bytes = await buffer(request);
  // Whole or not at all: Astro, which watches the folder, never reads half a file.
  const fresh = join(dirname(file), `.${randomUUID()}.tmp`);
  await writeFile(fresh, bytes);
  await rename(fresh, file);
  answer(200, '', versionOf(bytes));
}

/** No other site may write here through this machine's browser, under no name of this machine. */
function isOwnPage({ headers, socket }: IncomingMessage): boolean {
  return (
    LOOPBACK.test(headers.host ?? '') &&
    LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
    headers['sec-fetch-site'] === 'same-origin'
  );
}

async function listFiles(root: string): Promise<string[]> {
  const paths = await readdir(join(root, FOLDER), { recursive: true });
  return paths
    .map((path) => join(FOLDER, path).split(sep).join('/'))
    .filter((path) => PATH.test(path));
}

function versionOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
