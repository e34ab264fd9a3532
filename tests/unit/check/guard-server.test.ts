// What an open page is told while `npm start` runs and a text has a mistake.
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { guardServer } from '../../../src/check/dev/guard-server';
import { MESSAGE } from '../../../src/check/dev/message';
import { error, warning } from '../../../src/check/finding';

type Told = { html: string };

/** A server as far as the guard knows one, and what is said to it. */
function serve(findings: Parameters<typeof guardServer>[2], root = '/sajt/') {
  const listeners = new Map<string, (data: unknown, page: unknown) => void>();
  const handlers: Connect.NextHandleFunction[] = [];
  const sent: unknown[] = [];
  const emitted: string[] = [];
  const server = {
    watcher: { emit: (_: string, path: string) => emitted.push(path) > 0 },
    ws: {
      send: (message: unknown) => sent.push(message),
      on: (name: string, listener: () => void) => listeners.set(name, listener),
    },
    middlewares: { use: (handler: Connect.NextHandleFunction) => handlers.push(handler) },
  };
  guardServer(server as unknown as ViteDevServer, root, findings);
  return {
    say: (message: string) => {
      const told: Told[] = [];
      listeners.get(message)?.(undefined, { send: (_: string, data: Told) => told.push(data) });
      return told;
    },
    send: (message: unknown) => server.ws.send(message),
    sent,
    /** A file changes on the disk. */
    change: (path: string) => server.watcher.emit('change', path),
    /** What Astro hears of. */
    emitted,
    /** What a browser gets when Astro answers behind the guard with this status. */
    ask: async (status: number) => {
      const site = createServer((request, response) => {
        handlers[0]?.(request, response, () => {
          response.writeHead(status, { 'Content-Type': 'text/html' });
          response.write('<title>MDX');
          response.end('Error</title>');
        });
      }).listen(0);
      await once(site, 'listening');
      const address = `http://localhost:${(site.address() as AddressInfo).port}`;
      const answer = await fetch(address, { headers: { accept: 'text/html' } });
      const page = { status: answer.status, text: await answer.text() };
      site.close();
      return page;
    },
  };
}

describe('the page with which Astro answers an error', () => {
  const ASTROS = '<title>MDXError</title>';

  it('gives way to the list of mistakes where a text broke since the last look', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const root = mkdtempSync(join(tmpdir(), 'broken-text-'));
    for (const room of ['content', 'pages'])
      mkdirSync(join(root, 'src', room), { recursive: true });
    writeFileSync(join(root, 'src/content/site.yaml'), 'name: Ime: Prezime\n');
    const { status, text } = await serve([], root).ask(500);
    rmSync(root, { recursive: true });
    expect(status).toBe(503);
    expect(text).toContain('Sadržaj treba ispraviti');
    expect(text).not.toContain('MDXError');
  });

  it('stays where no text is to blame, and so does every other page', async () => {
    const server = serve([], process.cwd());
    expect(await server.ask(500)).toEqual({ status: 500, text: ASTROS });
    expect(await server.ask(200)).toEqual({ status: 200, text: ASTROS });
  });

  it('is not laid over the pages that are covered already', () => {
    const broken = serve([error('src/content/site.yaml', 5, 'Nedostaje polje „name“.')]);
    for (const type of ['error', 'full-reload']) broken.send({ type });
    expect(broken.sent).toEqual([{ type: 'full-reload' }]);
    const sound = serve([]);
    sound.send({ type: 'error' });
    expect(sound.sent).toEqual([{ type: 'error' }]);
  });
});

describe('a change', () => {
  it('goes on to Astro only when the look that found no mistake began after it', async () => {
    const text = (name: string) => join(process.cwd(), 'src/content/products', name);
    const server = serve([warning('src/content/site.yaml', 1, 'Rano.')], process.cwd());
    // The check speaks when it has read the files and before it lets them go on.
    vi.spyOn(console, 'log').mockImplementationOnce(() => server.change(text('drugi.mdx')));
    server.change(text('prvi.mdx'));
    await vi.waitUntil(() => server.emitted.length > 0, { timeout: 30_000 });
    expect(server.emitted).toEqual([text('prvi.mdx')]);
    await vi.waitUntil(() => server.emitted.length > 1, { timeout: 30_000 });
    expect(server.emitted).toEqual([text('prvi.mdx'), text('drugi.mdx')]);
  });
});

describe('a page that has just been opened', () => {
  it('hears of a mistake that was made while it loaded, when it asks', () => {
    const { say } = serve([error('src/content/site.yaml', 5, 'Nedostaje polje „name“.')]);
    expect(say(MESSAGE)).toEqual([
      expect.objectContaining({ html: expect.stringContaining('Nedostaje polje „name“.') }),
    ]);
  });

  it('hears that all is well, so that nothing covers it', () => {
    expect(serve([]).say(MESSAGE)).toEqual([expect.objectContaining({ html: '' })]);
  });
});
