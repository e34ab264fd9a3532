import { MEDIA_TYPES, TEXT_EXTENSIONS } from '../media-types.ts';
import { splitPageHeaders } from '../page-headers.ts';
import { type ServerPlace, TLS_CIPHERS } from '../server-place.ts';
import type { SitePlan } from '../site-plan.ts';

type Line = [pattern: string, value: string];

/** Characters of an address that fit the table of a `map` in its usual size. */
const LONGEST_KEY = 40;

/** A file for `/etc/nginx/sites-enabled`: the site over https, everything else led to it. */
export function emitNginx(plan: SitePlan, place: ServerPlace): string {
  const { host, otherHost, relay } = plan.settings;
  const names = listHeaderNames(plan);
  const tls = `    listen ${place.httpsPort} ssl http2;
    listen [::]:${place.httpsPort} ssl http2;
    ssl_certificate ${place.certificate};
    ssl_certificate_key ${place.key};
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_ciphers ${TLS_CIPHERS};
    ssl_prefer_server_ciphers off;
    ssl_session_cache shared:aloe:1m;
    ssl_session_tickets off;
    # A browser reads a TLS record only when it is whole: the first words of a page need not wait for
    # the last ones. Caddy and Apache begin with small records by themselves.
    ssl_buffer_size 4k;`;
  const always = Object.entries(plan.everywhere)
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join('\n');
  return `# Written by the build for ${host}: do not change it here. src/build/hosting/README.md tells more.
# Who sends half a request and waits must not keep a place that a visitor needs. Over HTTP/2 each
# file counts as a connection, and behind one address there may be a whole mobile network.
client_header_timeout 10s;
client_body_timeout 10s;
send_timeout 20s;
reset_timedout_connection on;
limit_conn_zone $binary_remote_addr zone=aloe_by_address:2m;
limit_conn aloe_by_address 300;
${names.map((name) => emitMap(variable(name), listValues(plan, name))).join('\n')}
${emitMap('$aloe_moved', [['default', ''], ...plan.redirects.map(({ from, to }): Line => [from, to])])}
server {
${tls}
    server_name ${host};
    root ${place.root};
    server_tokens off;
    absolute_redirect off;

${always}
${names.map((name) => `    add_header ${name} ${variable(name)} always;`).join('\n')}

    types {
${Object.entries(MEDIA_TYPES)
  .map(([extension, type]) => `        ${type} ${extension};`)
  .join('\n')}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${TEXT_EXTENSIONS.map((extension) => MEDIA_TYPES[extension])
      .filter((type) => type !== 'text/html')
      .join(' ')};

    # Made by the build; "brotli_static" needs the package libnginx-mod-http-brotli-static.
    gzip off;
    gzip_static on;
    gzip_vary on;
    brotli_static on;

    if ($aloe_moved) {
        return 301 $aloe_moved$is_args$args;
    }
    error_page 404 /404.html;
    location / {
        try_files $uri $uri.html =404;
    }
${listFolderPages(plan)}
    location = /404 {
        return 404;
    }
    location = /404.html {
        internal;
    }
    # Files for other hosts, the compressed copies, and whatever lies hidden.
    location ~ /(\\.(?!well-known/)|_headers$|_redirects$)|\\.(br|gz)$ {
        return 404;
    }
${'path' in relay ? emitRelay(relay.path, place.relay) : ''}}
server {
${tls}
    server_name ${otherHost};
    server_tokens off;
${always}
    return 301 https://${host}$request_uri;
}
server {
    listen ${place.httpPort};
    listen [::]:${place.httpPort};
    server_name ${host} ${otherHost};
    server_tokens off;
    location /.well-known/acme-challenge/ {
        root ${place.challenges};
    }
    location / {
        return 301 https://$host${place.httpsPort === 443 ? '' : `:${place.httpsPort}`}$request_uri;
    }
}
`;
}

/** Headers that depend on the file. An empty value makes nginx leave the header out. */
function listHeaderNames({ pages, drawing, rest, folders, files }: SitePlan): string[] {
  const all = [...pages, ...folders, ...files].map(({ headers }) => headers);
  return [...new Set([drawing, rest, ...all].flatMap(Object.keys))];
}

function listValues(plan: SitePlan, name: string): Line[] {
  const { usual, own } = splitPageHeaders(plan.pages);
  const { relay } = plan.settings;
  const lines: [string, string | undefined][] = [
    ['default', plan.rest[name] ?? ''],
    ...('path' in relay ? [[relay.path, ''] satisfies Line] : []),
    ...own.map(({ page, headers }): [string, string | undefined] => [page.file, headers[name]]),
    ...plan.files.map(({ path, headers }): [string, string | undefined] => [path, headers[name]]),
    ...plan.folders.map(({ path, headers }): [string, string | undefined] => [
      `~^${path}`,
      headers[name],
    ]),
    ['~\\.html$', usual[name]],
    ['~\\.svg$', plan.drawing[name]],
  ];
  const [fallback] = lines;
  return lines.filter(
    (line): line is Line =>
      line === fallback || (line[1] !== undefined && line[1] !== fallback?.[1]),
  );
}

function emitMap(name: string, lines: readonly Line[]): string {
  const body = lines.map(([path, value]) => `    ${mapKey(path)} "${value}";\n`).join('');
  return `map $uri ${name} {\n${body}}`;
}

/** A long address is written as an expression: nginx would not start with it as a plain one. */
function mapKey(path: string): string {
  if (path.length <= LONGEST_KEY || path.startsWith('~')) return path;
  return `~^${path.replaceAll('.', '\\.')}$`;
}

function variable(header: string): string {
  return `$aloe_${header.toLowerCase().replaceAll('-', '_')}`;
}

function listFolderPages({ pages }: SitePlan): string {
  return pages
    .filter(({ address }) => address?.endsWith('/'))
    .map(
      ({ address, file }) => `    location = ${address} {
        try_files ${file} =404;
    }`,
    )
    .join('\n');
}

function emitRelay(path: string, relay: string): string {
  return `    # The relay on this machine: TRUST_PROXY_HOPS=1 in its settings.
    location = ${path} {
        proxy_pass http://${relay};
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_hide_header X-Content-Type-Options;
        # Above the relay's own 64 kB: its answer explains more than nginx's.
        client_max_body_size 1m;
        proxy_read_timeout 30s;
    }
`;
}
