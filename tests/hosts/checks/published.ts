import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { composeSecurityText } from '../../../src/build/hosting/security-text.ts';
import { type Ask, findProtocol } from '../../../src/github/published/ask.ts';
import { checkSite } from '../../../src/github/published/check-site.ts';
import { askPlainly, openClient } from '../support/ask.ts';
import { DIST } from '../support/built-site.ts';
import type { Host } from '../support/describe-host.ts';

export function checkPublished(host: () => Host): void {
  const siteHere = () => ({
    origin: host().site.settings.origin,
    endpoint: `${host().site.settings.origin}/mail_cv.php`,
    ask: askHere(host()),
    findProtocol: (origin: string) =>
      findProtocol(origin, {
        host: '127.0.0.1',
        port: host().httpsPort,
        rejectUnauthorized: false,
      }),
  });

  test('the check of a published site finds nothing to say against it', async () => {
    const verdicts = await checkSite(siteHere());
    expect(verdicts.filter(({ state }) => state !== 'good')).toEqual([]);
    expect(verdicts).toHaveLength(13);
  });

  test('the check tells this build from any other', async () => {
    const built = readFileSync(`${DIST}/.well-known/security.txt`, 'utf8');
    const [own] = await checkSite({ ...siteHere(), mark: built });
    expect(own).toEqual({ state: 'good', text: 'Nova verzija je na svom mestu.' });
    const other = composeSecurityText(host().site.settings, new Date());
    const [verdict] = await checkSite({ ...siteHere(), mark: other });
    expect(verdict).toEqual({ state: 'bad', text: 'Na adresi još nije nova verzija.' });
  });
}

/** Asks the server of this machine as if it stood where the site's address leads. */
function askHere({ httpPort, httpsPort }: Host): Ask {
  return async (address, { headers = {} } = {}) => {
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
