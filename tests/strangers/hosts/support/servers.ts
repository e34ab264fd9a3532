// Each server with the very file that the build ships for it, at other ports, in another folder and
// with a certificate of one's own. Around it stands only what the Debian package brings.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { generate } from 'selfsigned';
import { isInstalled, SERVERS } from '../../../../src/tools/machine.mjs';
import type { BuiltSite } from '../../../build/support/built-site.ts';
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
  /** The build's file in `hosting/`. */
  file: string;
  /** The whole configuration around the file's text, as this place needs it. */
  configure: (text: string, place: Place) => string;
  /** Options of the program that lead it to this configuration. */
  options: (configuration: string) => string[];
}

const APACHE_MODULES = `mpm_event authz_core alias dir env headers http2 mime proxy proxy_http
  reqtimeout rewrite setenvif socache_shmcb ssl deflate filter negotiation autoindex`.split(/\s+/);

const KINDS: Record<keyof typeof SERVERS, Kind> = {
  nginx: {
    file: 'nginx.conf',
    options: (configuration) => ['-c', configuration, '-e', 'stderr'],
    configure: (text, { folder, httpPort, httpsPort }) => `daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
include /etc/nginx/modules-enabled/*.conf;
# As README.md asks for.
worker_rlimit_nofile 20000;
events { worker_connections 8192; }
http {
    access_log off;
    include /etc/nginx/mime.types;
    gzip on;
    # The package's own folder for these belongs to root.
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
    ${text
      .replace(/(listen (?:\[::\]:)?)443\b/g, `$1${httpsPort}`)
      .replace(/(listen (?:\[::\]:)?)80\b/g, `$1${httpPort}`)
      .replace(/\/etc\/letsencrypt\/live\/[^;]*\//g, `${folder}/`)
      .replaceAll('/var/www/html', `${folder}/challenges`)}
}`,
  },
  caddy: {
    file: 'Caddyfile',
    options: (configuration) => ['run', '--config', configuration, '--adapter', 'caddyfile'],
    configure: (text, { httpPort, httpsPort }) => `{
	admin off
	local_certs
	skip_install_trust
	http_port ${httpPort}
	https_port ${httpsPort}
	log {
		level ERROR
	}
}
${text}`,
  },
  apache: {
    file: 'apache.conf',
    options: (configuration) => ['-f', configuration, '-D', 'FOREGROUND'],
    configure: (text, { folder, httpPort, httpsPort }) => `
${APACHE_MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerRoot ${folder}
PidFile ${folder}/apache.pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/apache.log
ServerName localhost
User www-data
Group www-data
Listen 127.0.0.1:${httpPort}
Listen 127.0.0.1:${httpsPort}
TypesConfig /etc/mime.types
AddOutputFilterByType DEFLATE text/html text/plain text/css text/javascript
<Directory />
	AllowOverride None
	Require all denied
</Directory>
${text.replace('*:80', `*:${httpPort}`)}
# As certbot does it: the same for https.
${(/<VirtualHost.*(?=<\/VirtualHost>)/s.exec(text)?.[0] ?? '').replace('*:80', `*:${httpsPort}`)}
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

/** Starts a server for this copy of the build; `relay` is where messages go, `127.0.0.1:8787`. */
export async function startHost(
  name: ServerName,
  { folder, settings: { host } }: BuiltSite,
  relay: string,
): Promise<RunningServer> {
  const { file, configure, options } = KINDS[name];
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }]);
  writeFileSync(join(folder, 'privkey.pem'), key);
  writeFileSync(join(folder, 'fullchain.pem'), cert);
  for (const root of ['challenges', 'dist']) {
    mkdirSync(join(folder, root, '.well-known/acme-challenge'), { recursive: true });
    writeFileSync(join(folder, root, '.well-known/acme-challenge/token'), 'proof');
  }
  const place = { folder, httpPort: await findFreePort(), httpsPort: await findFreePort() };
  const text = readFileSync(join('hosting', file), 'utf8')
    .replaceAll('/var/www/aloe-savetnica/current/dist', join(folder, 'dist'))
    .replaceAll('127.0.0.1:8787', relay);
  const configuration = join(folder, file);
  writeFileSync(configuration, configure(text, place));
  const env = { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder };
  const { program } = SERVERS[name];
  const server = startProcess(program, options(configuration), { env });
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
