// Debian's WebKit with a small window, on a screen that exists only in memory.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { WEBKIT } from '../../../src/tools/machine.mjs';
import { findFreePort, startProcess } from '../../support/processes.ts';
import { Session, type Size } from './webdriver.ts';

export interface WebKit {
  /** Opens a browser of its own, which keeps nothing; the one before it must have ended. */
  open(size: Size): Promise<Session>;
  stop(): Promise<void>;
}

/** What Safari has, and Debian's build has off: the editor writes its files through these. */
const FEATURES = ['StorageAPI', 'FileSystem', 'FileSystemWritableStream'];

export async function startWebKit(): Promise<WebKit> {
  const { screen, display } = await startScreen();
  const port = await findFreePort();
  const env = { ...process.env, DISPLAY: display };
  const driver = startProcess(WEBKIT.driver, [`--port=${port}`], { env });
  await driver.untilItListens(port);
  const capabilities = {
    'webkitgtk:browserOptions': {
      binary: WEBKIT.browser,
      args: ['--automation', `--features=${FEATURES.map((name) => `+${name}`).join()}`],
    },
  };
  return {
    open: (size) => Session.start(`http://127.0.0.1:${port}`, capabilities, size),
    async stop() {
      await driver.close();
      screen.kill();
    },
  };
}

/** Starts an X server, which chooses a number that is free: `:99`. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  // The server writes its number to the file descriptor 3.
  const options = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const screen = spawn(WEBKIT.screen, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return { screen, display: `:${String(number).trim()}` };
}
