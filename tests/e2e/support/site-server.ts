// The built site and a relay behind it on one loopback port of their own, without Playwright's
// interception: that does not see what the service worker sends, nor what outlives a tab.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { contentType } from '../../support/content-type.ts';

export const DIST = join(import.meta.dirname, '../../../dist');

export type Message = Record<string, string>;
type Answer = (response: ServerResponse, message: Message) => void;

/** How the relay answers a message. */
export const ANSWERS = {
  accept: (response) => json(response, 202, { status: 'accepted' }),
  hang: () => {},
  /** Takes the message and closes the connection before the answer. */
  swallow: (response) => response.destroy(),
} satisfies Record<string, Answer>;

const REASONS = { 413: 'too-large', 422: 'invalid', 503: 'unavailable' };

/** The relay's own answer with this status; it keeps nothing. */
export function refuse(status: keyof typeof REASONS, headers = {}): Answer {
  return (response) => json(response, status, { status: REASONS[status] }, headers);
}

/** The answer of another program in place of the relay. */
export function say(status: number, body: string, type = 'text/html; charset=utf-8'): Answer {
  return (response) => response.writeHead(status, { 'Content-Type': type }).end(body);
}

function json(response: ServerResponse, status: number, body: object, headers = {}): void {
  const type = { 'Content-Type': 'application/json', ...headers };
  response.writeHead(status, type).end(JSON.stringify(body));
}

/** Serves the build, and answers its form as the relay does. */
export class SiteServer {
  answer: Answer = ANSWERS.accept;
  /** While false, connections for messages are closed before they are read. */
  open = true;
  /** While false, every connection is closed: the visitor has no network. */
  connected = true;
  /** Every message that arrived whole, in order; a repeated one is listed again. */
  readonly tries: Message[] = [];
  /** Addresses that the test answers in place of the build. */
  readonly special = new Map<string, Answer>();
  /** Path and query of every page and file that was asked for, in order. */
  readonly asked: string[] = [];
  /** The folder that is served. */
  build = DIST;
  /** What the answer with a page or a file waits for. */
  wait: (path: string) => Promise<void> | undefined = () => undefined;
  /** Changes the pages and scripts that the site serves. */
  edit = (text: string) => text;
  readonly #server = createServer((request, response) => this.#handle(request, response));

  async start(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Different messages, as the idempotency key tells them apart. */
  get ids(): Set<string | undefined> {
    return new Set(this.tries.map(({ id }) => id));
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', this.url);
    if (!this.connected) {
      request.socket.destroy();
    } else if (pathname !== '/mail_cv.php') {
      this.asked.push(pathname + search);
      await this.wait(pathname);
      const special = this.special.get(pathname);
      if (special) return special(response, {});
      const name = pathname === '/' ? 'index.html' : pathname.slice(1);
      const wanted = extname(name) ? [name] : [`${name}.html`, `${name}/index.html`];
      const found = wanted.find((path) => existsSync(join(this.build, path)));
      const file = found ?? '404.html';
      // A story's own build has no such page, and is gone at its end, when a worker may still ask for something.
      const body = await readFile(join(this.build, file)).catch(() => '');
      response.statusCode = found ? 200 : 404;
      response.setHeader('Content-Type', contentType(file));
      response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
      response.end(/\.(html|js)$/.test(file) ? this.edit(body.toString()) : body);
    } else if (this.open) {
      response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
      const message = await readForm(request);
      this.tries.push(message);
      this.answer(response, message);
    } else {
      request.socket.resetAndDestroy();
    }
  }
}

async function readForm(request: IncomingMessage): Promise<Message> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(Buffer.concat(chunks), { headers }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}
