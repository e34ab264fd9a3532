// What an open page is told while `npm start` runs and a text has a mistake.

import type { ViteDevServer } from 'vite';
import { describe, expect, it } from 'vitest';
import { guardServer } from '../../../src/check/dev/guard-server';
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
