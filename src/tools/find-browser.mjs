import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The same engine without windows: a story takes half the processor's time in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const INSTALLED = [
  process.env.CHROMIUM_PATH,
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** How every browser of tests and benches starts. */
export const BROWSER_FLAGS = [
  // For root in a container.
  '--no-sandbox',
  '--disable-gpu',
  // The browser itself stays off the network.
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A browser with windows knows the network's kind, and loads a picture when it is as near as this
  // on a fast one; one without would take 3,000 px.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,lazyLoadingImageMarginPx4G=1250',
];

/** Path of a Chromium that is already on this machine (a system's, then Playwright's), or undefined. */
export function findBrowser() {
  return [...INSTALLED, playwrightsOwn()].find((path) => path && existsSync(path));
}

/** True when the browser there is can be had in no lighter form from this system's packages. */
export function hasLightBrowser() {
  return Boolean(process.env.CHROMIUM_PATH) || existsSync(HEADLESS_SHELL);
}

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return undefined; // Playwright is not installed yet.
  }
}
