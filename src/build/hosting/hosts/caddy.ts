import { COMPRESSIBLE_EXTENSIONS, MEDIA_TYPES, TEXT_EXTENSIONS } from '../media-types.ts';
import { splitPageHeaders } from '../page-headers.ts';
import type { Headers } from '../response-rules.ts';
import type { ServerPlace } from '../server-place.ts';
import type { SitePlan } from '../site-plan.ts';

/** The Caddyfile. Caddy gets its certificates, and leads plain http to https, by itself. */
export function emitCaddy(plan: SitePlan, place: ServerPlace): string {
  const { host, otherHost, relay } = plan.settings;
  return `# Written by the build for ${host}: do not change it here. src/build/hosting/README.md tells more.
(aloe_always) {
${emitAlways(plan)}
}

# By the file that is sent, whichever address led to it.
(aloe_by_file) {
${emitAlways(plan)}
${listRules(plan)
  .map(([name, paths, headers]) => emitRule(name, paths, headers))
  .join('\n')}
	# At the end, so that it stands there once whether Caddy says it too or not.
	@compressible path ${COMPRESSIBLE_EXTENSIONS.map((extension) => `*.${extension}`).join(' ')}
	header @compressible {
		Vary "Accept-Encoding"
		defer
	}
}

${host} {
	root * ${place.root}
	route {
		import aloe_always
${'path' in relay ? emitRelay(relay.path, place.relay) : ''}

		# Names that no file has: Caddy would stumble over them, or take a file for a folder.
		@odd path_regexp "^.{1000}|[\\x00-\\x1f\\x7f]|\\.[a-z0-9]+/+$"
		error @odd 404
		@changing not method GET HEAD
		error @changing 405

		map {query} {aloe_question} {
			~(.+) "?\${1}"
			default ""
		}
${plan.redirects.map(({ from, to }) => `		redir ${from} ${to}{aloe_question} 301`).join('\n')}

		# Files for other hosts, the compressed copies, and whatever lies hidden.
		@hidden {
			path /404 /404.html /_headers /_redirects *.br *.gz */.*
			not path /.well-known/*
		}
		error @hidden 404
		try_files {path}.html {path}index.html {path} =404
		import aloe_by_file
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
	handle_errors {
		@missing expression {err.status_code} == 404
		route @missing {
			rewrite * /404.html
			import aloe_by_file
			file_server {
				precompressed br gzip
				disable_canonical_uris
			}
		}
		import aloe_always
		respond "{err.status_code} {err.status_text}"
	}
}

${otherHost} {
	import aloe_always
	redir https://${host}{uri} 301
}
`;
}

/** A snippet that imports another is not understood everywhere, so this stands in both. */
function emitAlways({ everywhere }: SitePlan): string {
  return `	header {
		-Server
${emitHeaders(everywhere, 2)}
	}`;
}

type Rule = [name: string, paths: string[], headers: Headers];

function listRules(plan: SitePlan): Rule[] {
  const { usual, own } = splitPageHeaders(plan.pages);
  const texts = TEXT_EXTENSIONS.map((extension): Rule => {
    const headers = { 'Content-Type': `${MEDIA_TYPES[extension]}; charset=utf-8` };
    return [`type_${extension}`, [`*.${extension}`], headers];
  });
  // Caddy asks the machine for its list of types, which may be old.
  const others = ['avif', 'webp', 'woff2'].map((extension): Rule => {
    return [
      `type_${extension}`,
      [`*.${extension}`],
      { 'Content-Type': MEDIA_TYPES[extension] ?? '' },
    ];
  });
  return [
    ['rest', ['*'], plan.rest],
    ...texts,
    ...others,
    ['drawings', ['*.svg'], plan.drawing],
    ...plan.folders.map(({ path, headers }): Rule => [nameOf(path), [`${path}*`], headers]),
    ...plan.files.map(({ path, headers }): Rule => [nameOf(path), [path], headers]),
    ['pages', ['*.html'], usual],
    ...own.map(({ page, headers }): Rule => [nameOf(page.file), [page.file], headers]),
  ];
}

/** What names a file or a folder stands on one line, which a release may change; see aloe-config.sh. */
function emitRule(name: string, paths: readonly string[], headers: Headers): string {
  if (paths.every((path) => path.startsWith('/'))) {
    return paths
      .flatMap((path) =>
        Object.entries(headers).map(([field, value]) => `\theader ${path} ${field} "${value}"`),
      )
      .join('\n');
  }
  return `	@${name} path ${paths.join(' ')}
	header @${name} {
${emitHeaders(headers, 2)}
	}`;
}

function emitHeaders(headers: Headers, depth: number): string {
  const indent = '\t'.repeat(depth);
  return Object.entries(headers)
    .map(([name, value]) => `${indent}${name} "${value}"`)
    .join('\n');
}

function nameOf(path: string): string {
  return path.replace(/[^a-z0-9]+/gi, '_').replace(/^_|_$/g, '');
}

function emitRelay(path: string, relay: string): string {
  return `		# The relay on this machine: TRUST_PROXY_HOPS=1 in its settings.
		handle ${path} {
			reverse_proxy ${relay} {
				header_down -X-Content-Type-Options
				# The relay closes a connection that has been idle; a message must not meet it then.
				transport http {
					keepalive off
				}
			}
		}
`;
}
