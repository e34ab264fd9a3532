import type { Headers } from '../response-rules.ts';
import { type ServerPlace, TLS_CIPHERS } from '../server-place.ts';
import type { SitePlan } from '../site-plan.ts';

/** A file for `/etc/apache2/sites-enabled` on a server of one's own. The rules are in `.htaccess`. */
export function emitApache({ settings, everywhere }: SitePlan, place: ServerPlace): string {
  const { host, otherHost, relay } = settings;
  return `# Written by the build for ${host}: do not change it here. src/build/hosting/README.md tells more.
ServerTokens Prod
TraceEnable Off
# Who sends half a request and waits must not keep a place that a visitor needs.
RequestReadTimeout handshake=5 header=10-20,MinRate=500 body=10,MinRate=500
ServerLimit 32
ThreadLimit 64
ThreadsPerChild 64
MaxRequestWorkers 2048
<VirtualHost *:${place.httpPort}>
	ServerName ${host}
	ServerAlias ${otherHost}
	Alias /.well-known/acme-challenge/ ${place.challenges}/.well-known/acme-challenge/
	<Directory ${place.challenges}>
		Require all granted
	</Directory>
	RewriteEngine On
	RewriteCond %{REQUEST_URI} !^/\\.well-known/acme-challenge/
	RewriteRule ^ https://%{SERVER_NAME}%{REQUEST_URI} [R=301,END]
</VirtualHost>
<VirtualHost *:${place.httpsPort}>
	ServerName ${host}
	ServerAlias ${otherHost}
	Protocols h2 http/1.1
	SSLEngine on
	SSLProtocol -all +TLSv1.2 +TLSv1.3
	SSLCipherSuite ${TLS_CIPHERS}
	SSLHonorCipherOrder off
	SSLSessionTickets off
	SSLCertificateFile ${place.certificate}
	SSLCertificateKeyFile ${place.key}
	DocumentRoot ${place.root}
	# Here for what is answered before the folder is looked at; all other rules are in .htaccess.
${Object.entries(everywhere)
  .map(([name, value]) => `\tHeader always set ${name} "${value}"`)
  .join('\n')}
	<Directory ${place.root}>
		Require all granted
		Options FollowSymLinks
		AllowOverride FileInfo Indexes Options=Indexes,MultiViews
	</Directory>
${'path' in relay ? emitRelay(relay.path, place.relay, everywhere) : ''}</VirtualHost>
`;
}

function emitRelay(path: string, relay: string, headers: Headers): string {
  return `	# The relay on this machine: TRUST_PROXY_HOPS=1 in its settings.
	ProxyPassMatch ^(${path.replaceAll('.', '\\.')})$ http://${relay}$1
	<Location ${path}>
		LimitRequestBody 1048576
${Object.entries(headers)
  .map(([name, value]) => `\t\tHeader unset ${name}\n\t\tHeader always set ${name} "${value}"`)
  .join('\n')}
	</Location>
`;
}
