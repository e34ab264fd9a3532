// Whatever else than the relay answers at its address over https, the message stays and is tried again.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import {
  expectNothingKept,
  nudge,
  outboxStatus,
  result,
  sendMessage,
} from './support/contact-form';
import { ANSWERS, DIST, Relay, refuse, say } from './support/relay';
import { test as base, expect } from './support/test';

const MINUTE = 60_000;
/** Made when the first story asks for it: a fixture for all of them would start browsers of its own. */
let identity: Promise<{ key: string; cert: string }> | undefined;
const test = base.extend<{ relay: Relay }>({
  relay: async ({ browserName: _ }, use) => {
    identity ??= signItself();
    const relay = new Relay(await identity);
    await relay.start();
    await use(relay);
    await relay.stop();
  },
  baseURL: ({ relay }, use) => use(relay.url),
  ignoreHTTPSErrors: true,
  // No worker is registered from behind a certificate that nobody has signed.
  serviceWorkers: 'block',
  expectedMessages: [/Failed to load resource/],
});

async function signItself() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  return { key, cert };
}

const OWN_INDEX = readFileSync(join(DIST, 'index.html'), 'utf8');

const UNHEARD = {
  'a page that asks her to wait': say(200, '<!doctype html><title>Proveravamo pregledač…</title>'),
  'the source of a script that does not run': say(200, '<?php echo "accepted"; mail($to);'),
  'the site’s own front page': say(200, OWN_INDEX),
  nothing: say(200, ''),
  'no content': say(204, ''),
  'a notice of maintenance': say(200, '<h1>Sajt je u izradi</h1>'),
  'the sign-in page of a strange network': ANSWERS.redirect,
  'JSON of something else': say(200, '{"success":true}', 'application/json'),
  'JSON with another status': say(200, '{"status":"queued"}', 'application/json'),
};

for (const [name, answer] of Object.entries(UNHEARD)) {
  test(`${name} is no receipt: the message stays and is tried again`, async ({ page, relay }) => {
    await page.clock.install();
    relay.answer = answer;
    await sendMessage(page);
    await expect(result(page)).toHaveText('Poruka čeka na slanje');
    await expect(outboxStatus(page)).toContainText('čeka na ovom uređaju');
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(1);
    relay.answer = ANSWERS.accept;
    await page.clock.fastForward(5 * MINUTE);
    await expect(result(page)).toHaveText('Poruka je uspešno poslata');
    await expectNothingKept(page);
    expect(relay.ids.size).toBe(1);
  });
}

const ASTRAY = {
  'a wall against robots (403)': say(403, '<h1>Forbidden</h1>'),
  'the relay itself, which does not know the site (403)': refuse(403),
  'a server without the relay (404)': say(404, '<h1>Not Found</h1>'),
  'a server that only shows files (405)': say(405, ''),
  'a server that takes no forms (415)': refuse(415),
  'a proxy’s limit (413), which is not the relay’s': say(413, '<h1>Too Large</h1>'),
  'a proxy’s 400': say(400, '<h1>Bad Request</h1>'),
};

for (const [name, answer] of Object.entries(ASTRAY)) {
  test(`after ${name} the message rests an hour and goes on`, async ({ page, relay }) => {
    await page.clock.install();
    relay.answer = answer;
    await sendMessage(page);
    await expect(result(page)).toHaveText('Poruka čeka na slanje');
    relay.answer = ANSWERS.accept;
    await page.clock.fastForward(58 * MINUTE);
    await nudge(page);
    expect(relay.tries).toHaveLength(1);
    await page.clock.fastForward(2 * MINUTE);
    await expect(result(page)).toHaveText('Poruka je uspešno poslata');
    await expectNothingKept(page);
    expect(relay.tries).toHaveLength(2);
    expect(relay.ids.size).toBe(1);
  });
}
