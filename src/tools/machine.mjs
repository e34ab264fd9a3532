// What the tests find on this machine: browsers, web servers, other homes of the relay. Plain JavaScript
// without packages, because the set-up asks it before there are any.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

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

/** Path of Playwright's own browser, which need not be there; undefined before Playwright is. */
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

/** The other engines on this machine, by name: how Playwright starts each. Its own builds come first. */
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

/** Why stories are not told in another engine here, a sentence each. */
export function findEngineObstacles() {
  const engines = findEngines();
  return [
    engines.firefox ||
      'Firefox is not installed. To try the site in it: apt-get install firefox-esr (Debian), or npx playwright install firefox',
    engines.webkit ||
      'WebKit is not installed. To try the site in it: npx playwright install --with-deps webkit',
  ].filter((obstacle) => typeof obstacle === 'string');
}

/**
 * The web servers whose configuration the build ships: the program, all that must be there to run
 * it, and the Debian packages that bring it.
 */
export const SERVERS = {
  nginx: {
    program: '/usr/sbin/nginx',
    parts: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  },
  caddy: { program: '/usr/bin/caddy', parts: [], packages: ['caddy'] },
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

/** Cloudflare's runtime, 160 MB; `wrangler` brings it. */
export const WORKERD = resolve(
  `node_modules/@cloudflare/workerd-${process.platform}-${CPU}/bin/workerd`,
);

/** Debian's Apache with Passenger. */
export const PASSENGER = {
  apache: '/usr/sbin/apache2',
  modules: '/usr/lib/apache2/modules',
  root: '/usr/lib/ruby/vendor_ruby/phusion_passenger/locations.ini',
};

/** Why the relay cannot be tried on Cloudflare's runtime here; undefined when it can. */
export function findWorkerdObstacle() {
  if (existsSync(WORKERD)) return undefined;
  return 'workerd is not installed. To try the relay on it: npm install --no-save --ignore-scripts wrangler@4.156.0';
}

/** The same for a rented web space. */
export function findPassengerObstacle() {
  const { apache, modules, root } = PASSENGER;
  if (![apache, `${modules}/mod_passenger.so`, root].every((path) => existsSync(path))) {
    return 'Passenger is not installed. To try the relay under it: apt-get install libapache2-mod-passenger';
  }
  if (process.getuid && process.getuid() === 0) return undefined;
  return 'Passenger starts the relay for somebody else, which takes root: try it with sudo.';
}
