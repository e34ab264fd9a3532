// Firefox by Marionette, its own door for drivers: commands of WebDriver as JSON over a local socket.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, driveBy, type Engine, type Send, until } from './engine.ts';

const NAMES: Record<Command, string> = {
  open: 'WebDriver:Navigate',
  run: 'WebDriver:ExecuteScript',
  find: 'WebDriver:FindElement',
  click: 'WebDriver:ElementClick',
  type: 'WebDriver:ElementSendKeys',
  resize: 'WebDriver:SetWindowRect',
};

/** Off the network: all but this machine goes to a proxy that nobody runs. */
const SETTINGS: Record<string, string | number | boolean> = {
  'marionette.port': 0, // Any free one, which Firefox writes into its profile.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost, 127.0.0.1',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'app.update.disabledForTesting': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.safebrowsing.provider.mozilla.updateURL': '',
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
};

export async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const settings = Object.entries(SETTINGS).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), settings.join('\n'));
  const options = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const env = {
    ...process.env,
    HOME: profile,
    MOZ_CRASHREPORTER_DISABLE: '1',
    TZ: 'Europe/Belgrade',
  };
  const child = spawn(program, options, { stdio: 'ignore', env });
  process.once('exit', () => child.kill());
  const socket = await connectTo(profile, child);
  const call = speak(socket);
  await call('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
  const send: Send = async (command, values, element) => {
    const result = await call(NAMES[command], { ...values, ...(element && { id: element }) });
    return (result as { value?: unknown } | null)?.value;
  };
  return driveBy(send, async () => {
    const ended = once(child, 'exit');
    call('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => {});
    await ended;
    rmSync(profile, { recursive: true, force: true });
  });
}

/** The door opens some seconds after the start. */
async function connectTo(profile: string, child: ChildProcess): Promise<Socket> {
  const port = await until(
    async () => {
      if (child.exitCode !== null) throw new Error('Firefox did not start.');
      return readPort(profile);
    },
    (found) => found > 0,
    60_000,
  );
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

function readPort(profile: string): number {
  try {
    return Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'));
  } catch {
    return 0;
  }
}

type Call = (name: string, values: object) => Promise<unknown>;

/** Each message is its length in bytes, a colon and JSON; an answer names the call's number. */
function speak(socket: Socket): Call {
  const waiting = new Map<number, (error: unknown, result: unknown) => void>();
  let heard = Buffer.alloc(0);
  let last = 0;
  socket.on('error', () => {});
  socket.on('data', (bytes) => {
    heard = Buffer.concat([heard, bytes]);
    for (;;) {
      const start = heard.indexOf(':') + 1;
      const end = start + Number(heard.subarray(0, start - 1));
      if (start === 0 || heard.length < end) return;
      const message = JSON.parse(heard.subarray(start, end).toString());
      heard = heard.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) waiting.get(message[1])?.(message[2], message[3]);
    }
  });
  return (name, values) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, (error, result) => {
        if (error) reject(new Error(`${name}: ${(error as { message: string }).message}`));
        else resolve(result);
      });
      const text = JSON.stringify([0, last, name, values]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}
