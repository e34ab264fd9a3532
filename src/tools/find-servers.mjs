import { existsSync } from 'node:fs';

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
