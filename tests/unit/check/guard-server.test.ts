// What an open page is told while `npm start` runs and a text has a mistake.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ViteDevServer } from 'vite';
import { describe, expect, it } from 'vitest';
import { guardServer } from '../../../src/check/dev/guard-server';
import { holdErrorPage } from '../../../src/check/dev/hold-error-page';
import { MESSAGE } from '../../../src/check/dev/message';
import { error } from '../../../src/check/finding';

type Told = { html: string };

/** A server as far as the guard knows one, and what a page says to it. */
function serve(findings: Parameters<typeof guardServer>[2]) {
  const listeners = new Map<string, (data: unknown, page: unknown) => void>();
  const server = {
    watcher: { emit: () => true },
    ws: {
      send: () => {},
      on: (name: string, listener: () => void) => listeners.set(name, listener),
    },
    middlewares: { use: () => {} },
  };
  guardServer(server as unknown as ViteDevServer, '/sajt/', findings);
  return (message: string) => {
    const told: Told[] = [];
    listeners.get(message)?.(undefined, { send: (_: string, data: Told) => told.push(data) });
    return told;
  };
}

describe('the page with which Astro answers an error', () => {
  const ASTROS = '<title>MDXError</title>';

  /** What a visitor gets who asks this server. */
  async function ask(explained: string | undefined, status: number) {
    const server = createServer((_, response) => {
      holdErrorPage(response, async () => explained);
      response.writeHead(status, { 'Content-Type': 'text/html' });
      response.write(ASTROS);
      response.end();
    }).listen(0);
    await once(server, 'listening');
    const answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}`);
    const text = await answer.text();
    server.close();
    return [answer.status, text];
  }

  it('gives way to the list of mistakes where a text is to blame', async () => {
    expect(await ask('Sadržaj treba ispraviti', 500)).toEqual([503, 'Sadržaj treba ispraviti']);
  });

  it('stays where no text is, and so does every other page', async () => {
    expect(await ask(undefined, 500)).toEqual([500, ASTROS]);
    expect(await ask('Sadržaj treba ispraviti', 200)).toEqual([200, ASTROS]);
  });
});

describe('a page that has just been opened', () => {
  it('hears of a mistake that was made while it loaded, when it asks', () => {
    const say = serve([error('src/content/site.yaml', 5, 'Nedostaje polje „name“.')]);
    expect(say(MESSAGE)).toEqual([
      expect.objectContaining({ html: expect.stringContaining('Nedostaje polje „name“.') }),
    ]);
  });

  it('hears that all is well, so that nothing covers it', () => {
    expect(serve([])(MESSAGE)).toEqual([expect.objectContaining({ html: '' })]);
  });
});
