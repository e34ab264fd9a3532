// Finds the programs for the tests on this machine: browsers, web servers, and Cloudflare's runtime for the relay.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** Chromium without windows: a test takes half the processor's time in it. */
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

/** Options with which tests and benches start Chromium. */
export const BROWSER_FLAGS = [
  // Chromium's sandbox does not work for root in a container.
  '--no-sandbox',
  '--disable-gpu',
  // These keep the browser's own requests off the network.
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The distance in px at which a lazy picture is loaded. A browser with windows uses this one on a fast
  // network; the headless shell does not know the kind of network and would use 3,000.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,lazyLoadingImageMarginPx4G=1250',
];

/** Path of a Chromium on this machine (an installed one, then Playwright's own); undefined if there is none. */
export function findBrowser() {
  return [...INSTALLED, playwrightsOwn()].find((path) => path && existsSync(path));
}

/** Path for Playwright's own browser, which may not be installed; undefined if Playwright is not. */
function playwrightsOwn(name = 'chromium') {
  try {
    return createRequire(import.meta.url)('playwright')[name].executablePath();
  } catch {
    return undefined;
  }
}

/**
 * Debian's package `firefox-esr`. Playwright drives it by WebDriver BiDi; from 1.65 on it asks for
 * something that Firefox 153 does not know (`emulation.setMediaFeaturesOverride`), so it stays at 1.64.
 */
const FIREFOX = '/usr/bin/firefox-esr';

/** Name → how Playwright starts the other engines on this machine; Playwright's own builds are preferred. */
export function findEngines() {
  const engines = {};
  for (const browserName of ['firefox', 'webkit']) {
    const path = playwrightsOwn(browserName);
    if (path && existsSync(path)) engines[browserName] = { browserName, launchOptions: {} };
  }
  if (!engines.firefox && existsSync(FIREFOX)) {
    const launchOptions = { executablePath: FIREFOX };
    engines.firefox = { browserName: 'firefox', channel: 'moz-firefox', launchOptions };
  }
  return engines;
}

/**
 * Debian's WebKit, which Playwright cannot drive: `tests/strangers/webkit/` speaks to its driver. The screen is an
 * X server that draws in memory.
 */
export const WEBKIT = {
  driver: '/usr/bin/WebKitWebDriver',
  browser: `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
  screen: '/usr/bin/Xvfb',
  packages: ['webkit2gtk-driver', 'xvfb'],
};

/** True when Debian's WebKit can be started on this machine. */
export function hasDebianWebKit() {
  return [WEBKIT.driver, WEBKIT.browser, WEBKIT.screen].every((path) => existsSync(path));
}

/** Why browser tests do not run in Firefox or WebKit here, a sentence each. */
export function findEngineObstacles() {
  const engines = findEngines();
  return [
    engines.firefox ||
      'Firefox is not installed. To try the site in it: ' +
        'apt-get install firefox-esr (Debian), or npx playwright install firefox',
    engines.webkit ||
      hasDebianWebKit() ||
      'WebKit is not installed. To try the site in it: ' +
        `apt-get install ${WEBKIT.packages.join(' ')} (Debian), or npx playwright install --with-deps webkit`,
  ].filter((obstacle) => typeof obstacle === 'string');
}

/** Here lies what Debian has as a package but was not installed for the tests. */
export const UNPACKED = join(homedir(), '.cache/aloe-savetnica');

/**
 * The web servers whose files the build writes (Apache reads `.htaccess`): the program, other files that it
 * needs, and the Debian packages that contain them.
 */
export const SERVERS = {
  caddy: {
    program: ['/usr/bin/caddy', join(UNPACKED, 'usr/bin/caddy')].find(existsSync) ?? 'caddy',
    parts: [],
    packages: ['caddy'],
  },
  apache: {
    program: '/usr/sbin/apache2',
    parts: ['/usr/lib/apache2/modules/mod_http2.so', '/etc/mime.types'],
    packages: ['apache2-bin', 'media-types'],
  },
};

/**
 * True when the server can be started on this machine.
 * @param {{ program: string, parts: string[] }} server
 */
export function isInstalled({ program, parts }) {
  return [program, ...parts].every((path) => existsSync(path));
}

const CPU = process.arch === 'x64' ? '64' : process.arch;

/** Cloudflare's runtime (160 MB), which is installed with `wrangler`. */
export const WORKERD = resolve(
  `node_modules/@cloudflare/workerd-${process.platform}-${CPU}/bin/workerd`,
);

/** Why the relay cannot be tried on Cloudflare's runtime here; undefined when it can. */
export function findWorkerdObstacle() {
  if (existsSync(WORKERD)) return undefined;
  return 'workerd is not installed. To try the relay on it: npm install --no-save --ignore-scripts wrangler@4.156.0';
}
