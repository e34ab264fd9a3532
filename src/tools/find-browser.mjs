import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const INSTALLED = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a Chromium that is already on this machine (a system's, then Playwright's), or undefined. */
export function findBrowser() {
  return [...INSTALLED, playwrightsOwn()].find((path) => path && existsSync(path));
}

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return undefined; // Playwright is not installed yet.
  }
}
