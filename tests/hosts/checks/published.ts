import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Ask, checkSite } from '../../../src/github/published.ts';
import { askPlainly, openClient } from '../support/ask.ts';
import { DIST } from '../support/built-site.ts';
import type { Host } from '../support/describe-host.ts';

export function checkPublished(host: () => Host): void {
  const check = (expires?: string) =>
    checkSite(host().site.settings.origin, askHere(host()), expires);

  test('the check of a published site finds nothing to say against it', async () => {
    const { lines, isGood } = await check();
    expect(lines.filter((line) => !line.startsWith('u redu'))).toEqual([]);
    expect(isGood).toBe(true);
  });

  test('the check tells this build from any other', async () => {
    const built = readFileSync(`${DIST}/.well-known/security.txt`, 'utf8');
    expect((await check(/^Expires: (.+)$/m.exec(built)?.[1])).isGood).toBe(true);
    expect((await check('2020-01-01T00:00:00Z')).lines.join()).toContain(
      'Ne važi: To je nova verzija',
    );
  });
}

/** Asks the server of this machine as if it stood where the site's address leads. */
function askHere({ httpPort, httpsPort }: Host): Ask {
  return async (address, headers = {}) => {
    const { protocol, host, pathname } = new URL(address);
    const answer =
      protocol === 'http:'
        ? await askPlainly(httpPort, host, pathname)
        : await askSecurely(host, httpsPort, pathname, headers);
    const location = answer.headers.location?.replace(`:${httpsPort}`, '');
    const received = { ...answer.headers, ...(location && { location }), 'set-cookie': undefined };
    return { status: answer.status, headers: received, body: answer.body.toString() };
  };
}

async function askSecurely(
  host: string,
  port: number,
  path: string,
  headers: Record<string, string>,
) {
  const client = openClient(host, port);
  const answer = await client.ask(path, headers);
  client.close();
  return answer;
}
