import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Ask, checkPublished } from '../../../src/github/published.ts';
import { askPlainly, openClient } from './support/ask.ts';
import { describeHosts, type Host } from './support/describe-hosts.ts';

describeHosts((host) => {
  const check = async (expires?: string) => {
    const { origin } = host().site.settings;
    return (await checkPublished(origin, askHere(host()), expires)).lines;
  };

  test('the check of a published site reports nothing, and distinguishes this build from others', async () => {
    const built = readFileSync('dist/.well-known/security.txt', 'utf8');
    const expires = /^Expires: (.+)$/m.exec(built)?.[1];
    // This build expects the relay beside it, and a rented web space has none.
    const withoutRelay = [
      expect.stringContaining('Ne važi: Poruke sa sajta stižu do programa za poruke'),
      expect.stringContaining('Ne važi: Program za poruke ne javlja da poruke čekaju'),
    ];
    expect(await check(expires)).toEqual(host().name === 'caddy' ? [] : withoutRelay);
    expect(await check('2020-01-01T00:00:00Z')).toContainEqual(
      expect.stringContaining('Ne važi: To je nova verzija'),
    );
  });
});

const UNPACK: Readonly<Record<string, (packed: string | Buffer) => string | Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Asks the server of this machine as if it stood where the site's address leads. */
function askHere({ httpPort, httpsPort }: Host): Ask {
  return async (address) => {
    const { protocol, host, pathname } = new URL(address);
    const client = openClient(host, httpsPort);
    const answer =
      protocol === 'http:'
        ? await askPlainly(httpPort, host, pathname)
        : await client.ask(pathname, { 'accept-encoding': 'gzip, br' });
    client.close();
    const received = Object.entries(answer.headers)
      .filter(([name]) => !name.startsWith(':'))
      .map(([name, value]): [string, string] => [name, `${value}`.replace(`:${httpsPort}`, '')]);
    const unpack = UNPACK[answer.headers['content-encoding'] ?? ''] ?? ((body) => body);
    return new Response(unpack(answer.body).toString(), {
      status: answer.status,
      headers: received,
    });
  };
}
