import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { emitApache } from './hosts/apache.ts';
import { emitCaddy } from './hosts/caddy.ts';
import { ASSETS_IGNORE, emitRelayWorker, emitSiteWorker } from './hosts/cloudflare.ts';
import { emitHeadersFile, findDroppedHeaders } from './hosts/headers-file.ts';
import { emitHtaccess } from './hosts/htaccess.ts';
import { emitNginx } from './hosts/nginx.ts';
import { emitRedirectsFile } from './hosts/redirects-file.ts';
import { emitRelaySettings } from './hosts/relay-settings.ts';
import { composeSecurityText } from './security-text.ts';
import { usualPlace } from './server-place.ts';
import type { SitePlan } from './site-plan.ts';

/** Writes what hosts look for among the site's files. Returns what one of them would not read. */
export function writeFilesInSite(folder: string, plan: SitePlan, now: Date): string | undefined {
  const headers = emitHeadersFile(plan);
  writeAll(folder, {
    '.well-known/security.txt': composeSecurityText(plan.settings, now),
    _headers: headers,
    _redirects: emitRedirectsFile(plan),
    '.htaccess': emitHtaccess(plan),
    // Without it GitHub Pages would leave out what begins with a dot or an underscore.
    '.nojekyll': '',
    '.assetsignore': ASSETS_IGNORE,
  });
  return findDroppedHeaders(headers);
}

/** Writes what somebody installs or publishes by; it lies outside of the site. */
export function writeServerFiles(folder: string, plan: SitePlan): void {
  const { settings } = plan;
  const place = usualPlace(settings.host);
  writeAll(folder, {
    'nginx.conf': emitNginx(plan, place),
    'apache.conf': emitApache(plan, place),
    Caddyfile: emitCaddy(plan, place),
    'cloudflare/wrangler.jsonc': emitSiteWorker(settings),
    'cloudflare/relay.jsonc': emitRelayWorker(settings),
    'cloudflare/relej.primer.env': emitRelaySettings(settings, 'secrets'),
    'cpanel/relej.primer.env': emitRelaySettings(settings, 'all'),
  });
}

function writeAll(folder: string, texts: Record<string, string>): void {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
