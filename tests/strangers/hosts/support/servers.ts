// The two servers with the very files that the build ships: Caddy with its `Caddyfile`, and Apache as a firm that rents
// out web space runs it, with the site's `.htaccess`. Only ports, folders and certificates are the test's own.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { isInstalled, SERVERS } from '../../../../src/tools/machine.mjs';
import type { BuiltSite } from '../../../build/support/built-site.ts';
import { createCertificate } from '../../../support/certificate.ts';
import { eventually, findFreePort, startProcess } from '../../../support/processes.ts';

export interface RunningServer {
  httpPort: number;
  httpsPort: number;
  stop: () => Promise<void>;
}

interface Place {
  folder: string;
  httpPort: number;
  httpsPort: number;
}

interface Kind {
  /** The whole configuration, for this place and a relay at this address. */
  configure: (place: Place, relay: string) => string;
  /** Options of the program that lead it to the file of its configuration. */
  options: (file: string) => string[];
}

const APACHE_MODULES =
  `mpm_event authz_core alias dir env expires headers http2 mime reqtimeout rewrite setenvif
  socache_shmcb ssl deflate filter negotiation autoindex`.split(/\s+/);

const KINDS: Record<keyof typeof SERVERS, Kind> = {
  caddy: {
    options: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
    configure: ({ folder, httpPort, httpsPort }, relay) => `{
	admin off
	local_certs
	skip_install_trust
	http_port ${httpPort}
	https_port ${httpsPort}
	log {
		level ERROR
	}
}
${readFileSync('hosting/Caddyfile', 'utf8')
  .replaceAll('/var/www/aloe-savetnica/current/dist', join(folder, 'dist'))
  .replaceAll('127.0.0.1:8787', relay)}`,
  },
  apache: {
    options: (file) => ['-f', file, '-D', 'FOREGROUND'],
    configure: ({ folder, httpPort, httpsPort }) => `
${APACHE_MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerRoot ${folder}
PidFile ${folder}/apache.pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/apache.log
ServerName localhost
ServerTokens Prod
User www-data
Group www-data
Listen 127.0.0.1:${httpPort}
Listen 127.0.0.1:${httpsPort}
TypesConfig /etc/mime.types
AddOutputFilterByType DEFLATE text/html text/plain text/css text/javascript
# What firms that rent out web space set for all.
ExpiresActive On
ExpiresDefault "access plus 1 month"
DocumentRoot ${folder}/dist
<Directory />
	AllowOverride None
	Require all denied
</Directory>
<Directory ${folder}/dist>
	Require all granted
	Options FollowSymLinks
	AllowOverride FileInfo Indexes Options=Indexes,MultiViews
</Directory>
<VirtualHost *:${httpPort}>
</VirtualHost>
<VirtualHost *:${httpsPort}>
	Protocols h2 http/1.1
	SSLEngine on
	SSLCertificateFile ${folder}/fullchain.pem
	SSLCertificateKeyFile ${folder}/privkey.pem
</VirtualHost>`,
  },
};

export type ServerName = keyof typeof SERVERS;

/** Why a server cannot run here; undefined when it can. */
export function findObstacle(name: ServerName): string | undefined {
  if (isInstalled(SERVERS[name])) return undefined;
  const { packages } = SERVERS[name];
  return `${name} is not on this machine. To check it: apt-get install ${packages.join(' ')}`;
}

/** Starts a server for this copy of the build. Caddy sends messages to `relay`, a host and a port. */
export async function startHost(
  name: ServerName,
  { folder, settings: { host } }: BuiltSite,
  relay: string,
): Promise<RunningServer> {
  const { configure, options } = KINDS[name];
  const pem = createCertificate(host);
  writeFileSync(join(folder, 'privkey.pem'), pem);
  writeFileSync(join(folder, 'fullchain.pem'), pem);
  const challenges = join(folder, 'dist/.well-known/acme-challenge');
  mkdirSync(challenges, { recursive: true });
  writeFileSync(join(challenges, 'token'), 'proof');
  const place = { folder, httpPort: await findFreePort(), httpsPort: await findFreePort() };
  const file = join(folder, `${name}.conf`);
  writeFileSync(file, configure(place, relay));
  const env = { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder };
  const { program } = SERVERS[name];
  const server = startProcess(program, options(file), { env });
  await server.untilItListens(place.httpsPort);
  await eventually('the certificate', () => isSecured(place.httpsPort, host));
  return { ...place, stop: server.close };
}

/** Is the host's certificate there, too? Caddy listens a little before it has read it. */
function isSecured(port: number, servername: string): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, servername, rejectUnauthorized: false };
    const socket = connect(options, () => resolve(Boolean(socket.destroy())));
    socket.on('error', () => resolve(false));
  });
}
