// WebKit by its own driver, which speaks WebDriver over HTTP. Its browser has no mode without a
// window, so it gets a screen that nobody sees.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, driveBy, type Engine, type Send, until } from './engine.ts';

const PATHS: Record<Command, (element?: string) => string> = {
  open: () => 'url',
  run: () => 'execute/sync',
  find: () => 'element',
  click: (element) => `element/${element}/click`,
  type: (element) => `element/${element}/value`,
  resize: () => 'window/rect',
};

export async function startWebkit(program: string, screen: string): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const display = await startScreen(screen);
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display.number}`,
      HOME: home,
      TZ: 'Europe/Belgrade',
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      http_proxy: 'http://127.0.0.1:9',
      https_proxy: 'http://127.0.0.1:9',
      no_proxy: 'localhost,127.0.0.1',
    },
  });
  process.once('exit', () => [driver, display.child].map((child) => child.kill()));
  const root = `http://127.0.0.1:${port}`;
  await until(() => isReady(root), Boolean, 30_000);
  const { sessionId } = (await ask(`${root}/session`, {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } },
  })) as { sessionId: string };
  const session = `${root}/session/${sessionId}`;
  const send: Send = (command, values, element) =>
    ask(`${session}/${PATHS[command](element)}`, values);
  return driveBy(send, async () => {
    await fetch(session, { method: 'DELETE' }).catch(() => {});
    await end(driver);
    await end(display.child);
    rmSync(home, { recursive: true, force: true });
  });
}

/** The server says the number of the screen that it has taken. */
async function startScreen(program: string): Promise<{ child: ChildProcess; number: string }> {
  const options = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const child = spawn(program, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const numbers = child.stdio[3] as NodeJS.ReadableStream;
  const [number] = await once(numbers, 'data');
  return { child, number: String(number).trim() };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

async function isReady(root: string): Promise<boolean> {
  try {
    return (await fetch(`${root}/status`)).ok;
  } catch {
    return false;
  }
}

async function ask(url: string, values: object): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(values) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${url}: ${(value as { message: string }).message}`);
  return value;
}
