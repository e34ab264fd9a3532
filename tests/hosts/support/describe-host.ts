import { afterAll, beforeAll, describe, test } from 'vitest';
import { checkAbuse } from '../checks/abuse.ts';
import { checkAddresses } from '../checks/addresses.ts';
import { checkCaching } from '../checks/caching.ts';
import { checkEncodings } from '../checks/encodings.ts';
import { checkHeaders } from '../checks/headers.ts';
import { checkHiddenFiles } from '../checks/hidden-files.ts';
import { checkOddRequests } from '../checks/odd-requests.ts';
import { checkPublished } from '../checks/published.ts';
import { checkRelay } from '../checks/relay.ts';
import { type Client, openClient } from './ask.ts';
import { type BuiltSite, copyBuiltSite } from './built-site.ts';
import { type FakeRelay, startFakeRelay } from './fake-relay.ts';
import { findObstacle, type RunningServer, type ServerKind } from './servers.ts';

/** What a check has at hand. */
export interface Host extends Client, RunningServer {
  site: BuiltSite;
  relay: FakeRelay;
}

/** The one table of checks, run against one kind of server. */
export function describeHost(kind: ServerKind, checkMore?: (host: () => Host) => void): void {
  const obstacle = findObstacle(kind);
  if (obstacle !== undefined) {
    // There every change is judged, so nothing may be passed over.
    if (process.env['GITHUB_ACTIONS']) throw new Error(obstacle);
    console.warn(obstacle);
    test.skip(obstacle, () => {});
    return;
  }
  describe(kind.title, () => {
    let host: Host;
    beforeAll(async () => {
      const site = copyBuiltSite();
      const relay = await startFakeRelay();
      const running = await kind.start(site, relay.address);
      const client = openClient(site.settings.host, running.httpsPort);
      host = { ...client, ...running, site, relay };
    });
    afterAll(async () => {
      host?.close();
      host?.relay.close();
      await host?.stop();
      host?.site.remove();
    });
    const get = () => host;
    checkAddresses(get);
    checkHeaders(get);
    checkCaching(get);
    checkEncodings(get);
    checkHiddenFiles(get);
    checkOddRequests(get);
    checkRelay(get);
    checkPublished(get);
    checkAbuse(get);
    checkMore?.(get);
  });
}
