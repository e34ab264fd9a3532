// The hosts that each build is finished for. A host is its row here, its template in `templates/`, its page of steps beside
// this file and its script in `src/github/publish/`.

/** The relay as one file for the program that runs it, so that a server needs no packages. */
export interface RelayBundle {
  /** In `hosting/`. */
  folder: string;
  entry: string;
  file: string;
  format: 'cjs' | 'es';
}

interface Host {
  /** Template → its path in the build: in the site, or in `hosting/` for whoever publishes the site. */
  files: Readonly<Record<string, string>>;
  /** Absent where the host runs no program of ours. */
  relay?: RelayBundle;
}

/** By the word that names the host in `PUBLISH_TO`. */
export const HOSTS = {
  cloudflare: {
    files: {
      _headers: 'dist/_headers',
      '.assetsignore': 'dist/.assetsignore',
      'wrangler.jsonc': 'hosting/cloudflare/wrangler.jsonc',
    },
    // Cloudflare accepts ES modules only. wrangler sends the file as it is.
    relay: {
      folder: 'cloudflare',
      entry: 'src/relay/cloudflare.ts',
      file: 'worker.js',
      format: 'es',
    },
  },
  cpanel: { files: { '.htaccess': 'dist/.htaccess' } },
  caddy: {
    files: { Caddyfile: 'hosting/Caddyfile' },
    // CommonJS runs in any folder on a server.
    relay: { folder: 'relay', entry: 'src/relay/server.ts', file: 'relay.cjs', format: 'cjs' },
  },
} as const satisfies Record<string, Host>;

/** All rows, each with what any host may have. */
export const ALL_HOSTS: readonly Host[] = Object.values(HOSTS);
