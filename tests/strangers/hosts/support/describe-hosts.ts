import { afterAll, beforeAll, describe, test } from 'vitest';
import { type BuiltSite, copyBuiltSite } from '../../../build/support/built-site.ts';
import { type Client, openClient } from './ask.ts';
import { type FakeRelay, startFakeRelay } from './fake-relay.ts';
import { findObstacle, type RunningServer, type ServerName, startHost } from './servers.ts';

/** What a question has at hand. */
export interface Host extends Client, RunningServer {
  name: ServerName;
  site: BuiltSite;
  relay: FakeRelay;
}

const NAMES: ServerName[] = ['caddy', 'apache'];

/** The server that passes messages on to the relay beside it. */
export const WITH_RELAY = ['caddy'] as const;

/** Asks the same of each server that is on this machine. */
export function describeHosts(
  askAll: (host: () => Host) => void,
  names: readonly ServerName[] = NAMES,
): void {
  for (const name of names) {
    const obstacle = findObstacle(name);
    if (obstacle !== undefined) {
      // There every change is judged, so nothing may be passed over.
      if (process.env['GITHUB_ACTIONS']) throw new Error(obstacle);
      console.warn(obstacle);
      test.skip(obstacle, () => {});
      continue;
    }
    describe(name, () => {
      let host: Host;
      beforeAll(async () => {
        const site = copyBuiltSite();
        const relay = await startFakeRelay();
        const server = await startHost(name, site, relay.address);
        host = {
          name,
          site,
          relay,
          ...server,
          ...openClient(site.settings.host, server.httpsPort),
        };
      });
      afterAll(async () => {
        host?.close();
        host?.relay.close();
        await host?.stop();
        host?.site.remove();
      });
      askAll(() => host);
    });
  }
}
