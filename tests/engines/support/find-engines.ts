// The engines beside Chromium that this machine has.
import { existsSync } from 'node:fs';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebkit } from './webkit.ts';

export interface Found {
  name: string;
  /** Undefined where the engine is not installed. */
  start: (() => Promise<Engine>) | undefined;
}

const find = (...paths: string[]) => paths.find((path) => existsSync(path));

const firefox = find('/usr/bin/firefox-esr', '/usr/bin/firefox');
const webkit = find('/usr/bin/WebKitWebDriver');
const screen = find('/usr/bin/Xvfb');

export const FIREFOX: Found = {
  name: 'Firefox',
  start: firefox ? () => startFirefox(firefox) : undefined,
};
export const WEBKIT: Found = {
  name: 'WebKit',
  start: webkit && screen ? () => startWebkit(webkit, screen) : undefined,
};

/** For the end of `npm test`: which engine's stories nobody has heard, and how to hear them. */
export function findEngineObstacle(): string | undefined {
  const names = [FIREFOX, WEBKIT].filter(({ start }) => !start).map(({ name }) => name);
  if (names.length === 0) return undefined;
  const packages = 'apt-get install firefox-esr webkit2gtk-driver xvfb';
  return `${names.join(' and ')}, not installed. To try the pages in them: ${packages}`;
}
