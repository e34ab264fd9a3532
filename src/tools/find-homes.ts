// Homes of the relay that are no dependency of the project: their tests run where the tool is.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const CPU = process.arch === 'x64' ? '64' : process.arch;

/** Cloudflare's runtime, 160 MB; `wrangler` brings it. */
export const WORKERD = resolve(
  `src/github/tools/node_modules/@cloudflare/workerd-${process.platform}-${CPU}/bin/workerd`,
);

/** Debian's Apache with Passenger. */
export const PASSENGER = {
  apache: '/usr/sbin/apache2',
  modules: '/usr/lib/apache2/modules',
  root: '/usr/lib/ruby/vendor_ruby/phusion_passenger/locations.ini',
};

/** Why the relay cannot be tried on Cloudflare's runtime here; undefined when it can. */
export function findWorkerdObstacle(): string | undefined {
  if (existsSync(WORKERD)) return undefined;
  return 'workerd is not installed. To try the relay on it: npm ci --prefix src/github/tools';
}

/** The same for a rented web space. */
export function findPassengerObstacle(): string | undefined {
  const { apache, modules, root } = PASSENGER;
  if (![apache, `${modules}/mod_passenger.so`, root].every((path) => existsSync(path))) {
    return 'Passenger is not installed. To try the relay under it: apt-get install libapache2-mod-passenger';
  }
  if (process.getuid?.() === 0) return undefined;
  return 'Passenger starts the relay for somebody else, which takes root: try it with sudo.';
}
