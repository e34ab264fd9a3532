// Each server with the configuration that the build ships for it. Around it stands only what the
// Debian package brings, and other ports, folders and a certificate of one's own.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { emitApache } from '../../../src/build/hosting/hosts/apache.ts';
import { emitCaddy } from '../../../src/build/hosting/hosts/caddy.ts';
import { emitNginx } from '../../../src/build/hosting/hosts/nginx.ts';
import type { ServerPlace } from '../../../src/build/hosting/server-place.ts';
import { isInstalled, SERVERS } from '../../support/machine.mjs';
import type { BuiltSite } from './built-site.ts';
import { findFreePort, isSecured, startServer } from './server-process.ts';

export interface RunningServer {
  httpPort: number;
  httpsPort: number;
  /** Plain http to a server of which only the site's folder is ours, as with shared hosting. */
  sharedPort: number;
  stop: () => Promise<void>;
}

export interface ServerKind {
  title: string;
  installation: (typeof SERVERS)[keyof typeof SERVERS];
  start: (site: BuiltSite, relay: string) => Promise<RunningServer>;
}

export const nginx: ServerKind = {
  title: 'nginx',
  installation: SERVERS.nginx,
  start: async (site, relay) => {
    const place = await choosePlace(site, relay);
    writeFileSync(join(site.folder, 'site.conf'), emitNginx(site.plan, place));
    const main = join(site.folder, 'nginx.conf');
    writeFileSync(
      main,
      `daemon off;
pid ${site.folder}/nginx.pid;
error_log stderr warn;
include /etc/nginx/modules-enabled/*.conf;
# As README.md asks for.
worker_rlimit_nofile 20000;
events {
    worker_connections 8192;
}
http {
    sendfile on;
    tcp_nopush on;
    access_log off;
    # The package's own folder for these belongs to root.
    client_body_temp_path ${site.folder}/body;
    proxy_temp_path ${site.folder}/proxy;
    fastcgi_temp_path ${site.folder}/fastcgi;
    uwsgi_temp_path ${site.folder}/uwsgi;
    scgi_temp_path ${site.folder}/scgi;
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    gzip on;
    include ${site.folder}/site.conf;
}
`,
    );
    return {
      ...place,
      stop: await startServer([SERVERS.nginx.program, '-c', main, '-e', 'stderr'], () =>
        isSecured(place.httpsPort, site.settings.host),
      ),
    };
  },
};

export const caddy: ServerKind = {
  title: 'Caddy',
  installation: SERVERS.caddy,
  start: async (site, relay) => {
    const place = await choosePlace(site, relay);
    const main = join(site.folder, 'Caddyfile');
    writeFileSync(
      main,
      `{
	admin off
	local_certs
	skip_install_trust
	http_port ${place.httpPort}
	https_port ${place.httpsPort}
	log {
		level ERROR
	}
}
${emitCaddy(site.plan, place)}`,
    );
    const env = { PATH: process.env['PATH'], HOME: site.folder, XDG_DATA_HOME: site.folder };
    const command = [SERVERS.caddy.program, 'run', '--config', main, '--adapter', 'caddyfile'];
    return {
      ...place,
      stop: await startServer(command, () => isSecured(place.httpsPort, site.settings.host), env),
    };
  },
};

const APACHE_MODULES = `mpm_event authz_core alias dir env headers http2 mime proxy proxy_http
  reqtimeout rewrite setenvif socache_shmcb ssl deflate filter negotiation autoindex`;

export const apache: ServerKind = {
  title: 'Apache',
  installation: SERVERS.apache,
  start: async (site, relay) => {
    const place = await choosePlace(site, relay);
    const main = join(site.folder, 'apache.conf');
    const modules = APACHE_MODULES.trim().split(/\s+/);
    writeFileSync(
      main,
      `${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerRoot ${site.folder}
PidFile ${site.folder}/apache.pid
DefaultRuntimeDir ${site.folder}
ErrorLog ${site.folder}/apache.log
ServerName localhost
LogLevel error
User www-data
Group www-data
Listen 127.0.0.1:${place.httpPort}
Listen 127.0.0.1:${place.httpsPort}
Listen 127.0.0.1:${place.sharedPort}
TypesConfig /etc/mime.types
AddType application/x-gzip .gz .tgz
AddOutputFilterByType DEFLATE text/html text/plain text/css text/javascript
<Directory />
	AllowOverride None
	Require all denied
</Directory>
<FilesMatch "^\\.ht">
	Require all denied
</FilesMatch>
<VirtualHost *:${place.sharedPort}>
	ServerName ${site.settings.host}
	DocumentRoot ${place.root}
	<Directory ${place.root}>
		Require all granted
		AllowOverride All
	</Directory>
</VirtualHost>
${emitApache(site.plan, place)}`,
    );
    return {
      ...place,
      stop: await startServer([SERVERS.apache.program, '-f', main, '-D', 'FOREGROUND'], () =>
        isSecured(place.httpsPort, site.settings.host),
      ),
    };
  },
};

/** Why the checks of this server cannot run here; undefined when they can. */
export function findObstacle({ title, installation }: ServerKind): string | undefined {
  if (isInstalled(installation)) return undefined;
  const { packages } = installation;
  return `${title} is not on this machine. To check it: apt-get install ${packages.join(' ')}`;
}

async function choosePlace(
  { folder, settings }: BuiltSite,
  relay: string,
): Promise<ServerPlace & { sharedPort: number }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: settings.host }]);
  writeFileSync(join(folder, 'key.pem'), key);
  writeFileSync(join(folder, 'cert.pem'), cert);
  const challenges = join(folder, 'challenges');
  mkdirSync(join(challenges, '.well-known/acme-challenge'), { recursive: true });
  writeFileSync(join(challenges, '.well-known/acme-challenge/token'), 'proof');
  cpSync(join(challenges, '.well-known'), join(folder, 'dist/.well-known'), { recursive: true });
  return {
    root: join(folder, 'dist'),
    certificate: join(folder, 'cert.pem'),
    key: join(folder, 'key.pem'),
    challenges,
    httpPort: await findFreePort(),
    httpsPort: await findFreePort(),
    sharedPort: await findFreePort(),
    relay,
  };
}
