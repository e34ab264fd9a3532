// Lists, reads and writes the texts and pictures of this machine for the editor under `npm start`, only for
// a page of this server that is opened on this machine.
import { randomUUID } from 'node:crypto';
import { lstat, readdir, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname, join, relative, sep } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { FOLDER } from '../../model/paths.ts';
import { versionOf } from '../repository/git-version.ts';

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
const LOOPBACK_ADDRESS = /^(?:127\.|::1$|::ffff:127\.)/;
/** No part of a path begins with a dot, so a path without links leads neither out of the folder nor to a hidden file. */
const PATH =
  /^src\/content(?:\/[\p{L}\p{N}_-][\p{L}\p{N} _().-]*)+\.(?:mdx?|yaml|jpe?g|png|webp|avif|gif)$/u;

/**
 * GET, PUT and DELETE of a file by its path from the project's folder `root`; GET of the empty path lists all
 * files. The ETag is the file's version, the name that git gives to its content: a PUT or DELETE names in
 * If-Match the version that the page has seen (empty for a new file), and is refused with 412 if the file
 * has another. Messages are for the editor.
 */
export function serveLocalFiles(root: string): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (context, next) => {
    if (isFromThisMachine(context.env.incoming)) return next();
    const words = 'Na ovom računaru tekstovi se uređuju na adresi http://localhost:4321/admin.';
    return context.text(words, 403);
  });
  const absent = (context: Context) => context.text('Tog fajla nema među tekstovima sajta.', 404);
  app.onError((error, context) => context.text(sayFailure(error), 500));
  app.get('/', async (context) => context.json(await listFiles(root)));
  app.on(['GET', 'PUT', 'DELETE'], '/:path{.+}', async (context) => {
    const path = context.req.param('path');
    if (!PATH.test(path) || (await isThroughLink(root, path))) return absent(context);
    const file = join(root, path);
    const current = await readFile(file).catch(() => undefined);
    const version = current ? await versionOf(new Blob([current])) : '';
    if (context.req.method === 'GET') {
      const headers = { 'Content-Type': getMimeType(path) ?? 'text/plain', ETag: version };
      return current ? context.body(new Uint8Array(current), 200, headers) : absent(context);
    }
    if (context.req.header('If-Match') !== version) {
      const words =
        `Fajl „${path}“ je u međuvremenu promenjen na disku. ` +
        'Prepišite svoju izmenu sa strane, osvežite stranicu i unesite je.';
      return context.text(words, 412);
    }
    if (context.req.method === 'DELETE') {
      if (current) await unlink(file);
      return context.body(null, 200);
    }
    const bytes = Buffer.from(await context.req.arrayBuffer());
    // Written whole or not at all: Astro watches the folder and must never read half a file.
    const fresh = join(dirname(file), `.${randomUUID()}.tmp`);
    try {
      await writeFile(fresh, bytes);
      await rename(fresh, file);
    } catch (error) {
      await rm(fresh, { force: true });
      throw error;
    }
    return context.body(null, 200, { ETag: await versionOf(new Blob([bytes])) });
  });
  return app;
}

const FAILURES: Readonly<Record<string, string>> = {
  ENAMETOOLONG: 'ime mu je predugačko. Skratite naziv.',
  ENOSPC: 'na disku nema mesta. Oslobodite prostor, pa pokušajte ponovo.',
  EACCES: 'disk ne dozvoljava upis u taj fajl.',
  EPERM:
    'otvoren je u drugom programu, ili disk ne dozvoljava upis. Zatvorite taj program, pa pokušajte ponovo.',
  EBUSY: 'otvoren je u drugom programu. Zatvorite ga, pa pokušajte ponovo.',
  EROFS: 'disk je samo za čitanje.',
};

function sayFailure(error: Error): string {
  const code = 'code' in error ? String(error.code) : error.name;
  return `Fajl nije sačuvan: ${FAILURES[code] ?? `računar je javio grešku ${code}.`}`;
}

/** Keeps other sites from writing through this machine's browser, whatever name they give this machine. */
function isFromThisMachine({ headers, socket }: IncomingMessage): boolean {
  return (
    LOOPBACK.test(headers.host ?? '') &&
    LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
    headers['sec-fetch-site'] === 'same-origin'
  );
}

async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(join(root, FOLDER), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isSymbolicLink())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => PATH.test(path));
}

/** Whether the file, or a folder on the way to it, is a symbolic link, which may lead anywhere on this machine. */
async function isThroughLink(root: string, path: string): Promise<boolean> {
  const parts = path.split('/');
  const places = parts.map((_, index) => join(root, ...parts.slice(0, index + 1)));
  const found = await Promise.all(places.map((place) => lstat(place).catch(() => undefined)));
  return found.some((one) => one?.isSymbolicLink());
}
