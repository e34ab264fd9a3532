// Debian's WebKit with a small window, on a screen that exists only in memory.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { WEBKIT } from '../../../../src/tools/machine.mjs';
import { findFreePort, startProcess } from '../../../support/processes.ts';
import { Session, type Size } from './webdriver.ts';

export interface WebKit {
  /** Opens a browser of its own, which keeps nothing; the one before it must have ended. */
  open(size: Size): Promise<Session>;
  stop(): Promise<void>;
}

/** What Safari has, and Debian's build has off: the editor writes its files through these. */
const FEATURES = ['StorageAPI', 'FileSystem', 'FileSystemWritableStream'];

const CAPABILITIES = {
  'webkitgtk:browserOptions': {
    binary: WEBKIT.browser,
    args: ['--automation', `--features=${FEATURES.map((name) => `+${name}`).join()}`],
  },
};

/** A browser starts within a second, on a busy machine within ten; one that takes so long never answers. */
const START_TIMEOUT_MS = 180_000;
const MOST_STARTS = 3;

export async function startWebKit(): Promise<WebKit> {
  const { screen, display } = await startScreen();
  let driver = await startDriver(display);
  return {
    // On a busy machine one browser in about fifty never answers its driver, before it has opened any page.
    async open(size) {
      for (let start = 1; ; start += 1) {
        try {
          const signal = AbortSignal.timeout(START_TIMEOUT_MS);
          return await Session.start(driver.address, CAPABILITIES, size, signal);
        } catch (error) {
          if (start === MOST_STARTS) throw error;
          await driver.kill();
          driver = await startDriver(display);
        }
      }
    },
    async stop() {
      await driver.close();
      screen.kill();
    },
  };
}

async function startDriver(display: string) {
  const port = await findFreePort();
  const env = { ...process.env, DISPLAY: display };
  const driver = startProcess(WEBKIT.driver, [`--port=${port}`], { env });
  await driver.untilItListens(port);
  return { ...driver, address: `http://127.0.0.1:${port}` };
}

/** Starts an X server, which chooses a number that is free: `:99`. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  // The server writes its number to the file descriptor 3.
  const options = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const screen = spawn(WEBKIT.screen, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return { screen, display: `:${String(number).trim()}` };
}
