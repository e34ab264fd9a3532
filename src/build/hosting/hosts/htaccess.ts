import { COMPRESSIBLE_EXTENSIONS, MEDIA_TYPES, TEXT_EXTENSIONS } from '../media-types.ts';
import { splitPageHeaders } from '../page-headers.ts';
import type { Headers } from '../response-rules.ts';
import type { Redirect, SitePlan } from '../site-plan.ts';

/** `.htaccess` in the site's folder, for Apache wherever only that file can be changed. */
export function emitHtaccess(plan: SitePlan): string {
  const { host, otherHost, relay } = plan.settings;
  const { usual, own } = splitPageHeaders(plan.pages);
  const compressible = COMPRESSIBLE_EXTENSIONS.join('|');
  const relayPath = 'path' in relay ? relay.path : undefined;
  return `# Written by the build for ${host}: do not change it here. src/build/hosting/README.md tells more.
Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 404 /404.html
FileETag MTime Size

RewriteEngine On
RewriteBase /

# One address: https and ${host}. The certificate authority asks over plain http.
RewriteCond %{REQUEST_URI} !^/\\.well-known/(acme-challenge|pki-validation)/
RewriteCond %{HTTPS} !=on
RewriteCond %{HTTP:X-Forwarded-Proto} !=https
RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]
RewriteCond %{HTTP_HOST} ^${escapePattern(otherHost)} [NC]
RewriteRule ^ https://${host}%{REQUEST_URI} [R=301,L]

# Files for other hosts, the compressed copies, and whatever lies hidden. What the visitor asked for
# counts, not what it has become here.
RewriteRule (^|/)\\.(?!well-known/)|^_(headers|redirects)$ - [R=404,L]
RewriteCond %{ENV:REDIRECT_STATUS} !=404
RewriteCond %{THE_REQUEST} ^\\S+\\s/([^?\\s]*\\.(br|gz)|404|404\\.html)[?\\s]
RewriteRule ^ - [R=404,L]
${relayPath === undefined ? '' : `RewriteCond %{REQUEST_URI} !=${relayPath}\n`}RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
RewriteRule ^ - [R=405,L]
${plan.redirects.map(emitRedirect).join('\n')}
${plan.pages.map(({ address, file }) => (address === undefined ? '' : `RewriteRule ^${escapePattern(address.slice(1))}$ ${file.slice(1)}\n`)).join('')}RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^ - [R=404,L]

# Made by the build.
RewriteCond %{HTTP:Accept-Encoding} ${accepts('br')}
RewriteCond %{DOCUMENT_ROOT}/$1.br -f
RewriteRule ^(.+)$ $1.br [L,E=no-gzip:1,E=no-brotli:1]
RewriteCond %{HTTP:Accept-Encoding} ${accepts('gzip')}
RewriteCond %{DOCUMENT_ROOT}/$1.gz -f
RewriteRule ^(.+)$ $1.gz [L,E=no-gzip:1,E=no-brotli:1]

${Object.entries(MEDIA_TYPES)
  .map(([extension, type]) => `AddType ${type} .${extension}`)
  .join('\n')}
AddCharset utf-8 ${TEXT_EXTENSIONS.map((extension) => `.${extension}`).join(' ')}
RemoveType .br .gz
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz

${emitHeaders(plan.everywhere)}
${emitHeaders(plan.rest)}
<FilesMatch "\\.(${compressible})(\\.(br|gz))?$">
	Header merge Vary Accept-Encoding
</FilesMatch>
${plan.folders.map(({ path, headers }, index) => emitFolder(path, `aloe_folder_${index}`, headers)).join('\n')}
${plan.files.map(({ path, headers }) => emitFile(path, headers)).join('\n')}
<FilesMatch "\\.svg(\\.(br|gz))?$">
${emitHeaders(plan.drawing)}
</FilesMatch>
<FilesMatch "\\.html(\\.(br|gz))?$">
${emitHeaders(usual)}
</FilesMatch>
${own.map(({ page, headers }) => emitFile(page.file, headers)).join('\n')}
`;
}

function emitRedirect({ from, to }: Redirect): string {
  // Without the condition the file that was found for the address would lead back to it for ever.
  const asked = `RewriteCond %{THE_REQUEST} ^\\S+\\s${escapePattern(from)}[?\\s]\n`;
  return `${asked}RewriteRule ^ ${to} [R=301,L]`;
}

/** True for an encoding that is named and not refused. */
function accepts(encoding: string): string {
  return `"\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))"`;
}

/** A file block knows no folder, so the address tells the folder. */
function emitFolder(path: string, name: string, headers: Headers): string {
  return `SetEnvIf Request_URI "^${path}" ${name}\n${emitHeaders(headers, ` env=${name}`)}`;
}

function emitFile(path: string, headers: Headers): string {
  const base = path.slice(path.lastIndexOf('/') + 1);
  const name = `aloe_${path.slice(1).replace(/\W+/g, '_')}`;
  return `SetEnvIf Request_URI "^${escapePattern(path)}(\\.(br|gz))?$" ${name}
<FilesMatch "^${escapePattern(base)}(\\.(br|gz))?$">
${emitHeaders(headers, ` env=${name}`)}
</FilesMatch>`;
}

function emitHeaders(headers: Headers, condition = ''): string {
  return Object.entries(headers)
    .map(([name, value]) => `Header always set ${name} "${value}"${condition}`)
    .join('\n');
}

function escapePattern(text: string): string {
  return text.replace(/[.+*?()[\]{}|\\^$]/g, '\\$&');
}
