import { Relay } from './relay';
import { test as base } from './test';

/** A test with a site and a relay of its own. */
export const test = base.extend<{ relay: Relay }>({
  relay: async ({ browserName: _ }, use) => {
    const relay = new Relay();
    await relay.start();
    await use(relay);
    await relay.stop();
  },
  baseURL: ({ relay }, use) => use(relay.url),
  // The browser reports every request that fails, and here that is the story; the second one is for
  // the sync worker's script, when the connection goes while the browser fetches it.
  // With no network neither a file nor the code of an island can come.
  expectedMessages: [
    /Failed to load resource|error occurred when fetching the script|\[astro-island\] Error hydrating/,
  ],
});
