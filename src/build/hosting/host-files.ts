// What each host is told of the site, from `templates/`. Nothing in it depends on a page: a server gets
// its file once, and a new version of the site needs no other.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shownText } from '../../model/fields.ts';
import { CACHING, EVERYWHERE } from '../headers.ts';

type Row = Readonly<Record<string, string>>;

/** What the hosts are told of `site.yaml`. The content check has approved it. */
export type HostedSite = Record<'site_url' | 'email' | 'phone', string> & { reply_time?: string };

const TEMPLATES = join(import.meta.dirname, 'templates');
/** Where the build puts each template: into the site, or into `hosting/` for whoever publishes it. */
const PLACES = {
  _headers: 'dist/_headers',
  '.assetsignore': 'dist/.assetsignore',
  '.htaccess': 'dist/.htaccess',
  'security.txt': 'dist/.well-known/security.txt',
  'nginx.conf': 'hosting/nginx.conf',
  Caddyfile: 'hosting/Caddyfile',
  'apache.conf': 'hosting/apache.conf',
  'relej.primer.env': 'hosting/cpanel/relej.primer.env',
  'wrangler.jsonc': 'hosting/cloudflare/wrangler.jsonc',
} as const;
const VALID = 330 * 24 * 60 * 60 * 1000; // RFC 9116 asks for less than a year

/** A line of a template that names a column of a table is written once for each row of it. */
const TABLES: readonly Row[][] = [
  Object.entries(EVERYWHERE).map(([name, value]) => ({ name, value })),
  Object.entries(CACHING).map(([path, caching]) => ({
    path,
    caching,
    // `^/images/` for `/images/*`, as servers write it.
    pattern: `^${path.replace('*', '').replaceAll('.', '\\.')}`,
  })),
];

/** The text of each template, filled in, by its place from the project's root. */
export function composeHostFiles(site: HostedSite, now: Date): Record<string, string> {
  const { host, origin } = new URL(site.site_url);
  const values = {
    ...EVERYWHERE,
    origin,
    host,
    otherHost: otherHostOf(host),
    email: site.email,
    phone: site.phone,
    // The templates write it between such quotes.
    replyTime: shownText(site.reply_time).replaceAll('"', '”'),
    expires: new Date(now.getTime() + VALID).toISOString().replace(/\.\d+/, ''),
    newline: '\n',
  };
  const files: Record<string, string> = {};
  for (const [name, place] of Object.entries(PLACES)) {
    const lines = readFileSync(join(TEMPLATES, name), 'utf8').split('\n');
    files[place] = lines.flatMap((line) => fill(line, values)).join('\n');
  }
  return {
    ...files,
    // The same Worker without the site, for a form whose site is elsewhere.
    'hosting/cloudflare/relay.jsonc': (files[PLACES['wrangler.jsonc']] ?? '')
      .replace(/,\s+"assets": \{.*?\}/s, '')
      .replace('"aloe-savetnica"', '"aloe-relej"'),
  };
}

/** `primer.rs` for `www.primer.rs`, and the other way round. */
export function otherHostOf(host: string): string {
  return host.startsWith('www.') ? host.slice(4) : `www.${host}`;
}

function fill(line: string, values: Row): string[] {
  const isNamed = (column: string) => line.includes(`{{${column}}}`);
  const rows = TABLES.find(([row = {}]) => Object.keys(row).some(isNamed)) ?? [{}];
  return rows.map((row) =>
    line.replace(/\{\{([\w-]+)\}\}/g, (written, name) => ({ ...values, ...row })[name] ?? written),
  );
}
