// What each host is told of the site, from `templates/`. Nothing in it depends on a page: a server gets
// its file once, and a new version of the site needs no other.
import { readFileSync } from 'node:fs';
import { ASK_ANEW, CACHING, EVERYWHERE, MOVED } from '../headers.ts';
import type { HostSettings } from './host-settings.ts';

type Row = Readonly<Record<string, string>>;

const VALID = 330 * 24 * 60 * 60 * 1000; // RFC 9116 asks for less than a year

/** A line of a template that names a column of a table is written once for each row of it. */
const TABLES: readonly Row[][] = [
  Object.entries(EVERYWHERE).map(([name, value]) => ({ name, value })),
  Object.entries(CACHING).map(([path, caching]) => ({ path, caching, pattern: patternOf(path) })),
  Object.entries(MOVED).map(([from, to]) => ({ from, to })),
];

/** The files among the pages, by their path there. */
export function composeSiteFiles(settings: HostSettings, now: Date): Row {
  return {
    '.well-known/security.txt': composeSecurityText(settings, now),
    '.htaccess': fill('htaccess', settings),
    _headers: fill('_headers', settings),
    _redirects: fill('_redirects', settings),
    // Without it GitHub Pages would leave out what begins with a dot or an underscore.
    '.nojekyll': '',
    // For Cloudflare: what lies in the site's folder for other hosts, or by mistake.
    '.assetsignore': '*.br\n*.gz\n.*\n!.well-known\n',
  };
}

/** The files by which somebody installs or publishes; they lie outside of the site. */
export function composeServerFiles(settings: HostSettings): Row {
  const { origin, email, phone, replyTime } = settings;
  const { assets, ...relay } = JSON.parse(read('wrangler.json'));
  const vars = {
    SITE_URL: origin,
    MAIL_ORIGINS: origin,
    CONTACT_PHONE: phone,
    CONTACT_EMAIL: email,
    CONTACT_REPLY_TIME: replyTime,
  };
  const secrets = fill('relej.primer.env', settings);
  return {
    'nginx.conf': fill('nginx.conf', settings),
    'apache.conf': fill('apache.conf', settings),
    Caddyfile: fill('Caddyfile', settings),
    // Site and form in one Worker; the relay alone, for a site that is elsewhere.
    'cloudflare/wrangler.jsonc': JSON.stringify({ ...relay, vars, assets }, null, 2),
    'cloudflare/relay.jsonc': JSON.stringify({ ...relay, name: 'aloe-relej', vars }, null, 2),
    'cloudflare/relej.primer.env': secrets,
    'cpanel/relej.primer.env': secrets + fill('relej-sajt.env', settings),
  };
}

/** Whom to tell of a weakness. The day on which it ends tells one build from another. */
export function composeSecurityText({ email, origin }: HostSettings, now: Date): string {
  const expires = new Date(now.getTime() + VALID).toISOString().replace(/\.\d+/, '');
  const canonical = `${origin}/.well-known/security.txt`;
  return `Contact: mailto:${email}\nExpires: ${expires}\nPreferred-Languages: sr, en\nCanonical: ${canonical}\n`;
}

function fill(template: string, settings: HostSettings): string {
  const common = { ...settings, ...EVERYWHERE, askAnew: ASK_ANEW, newline: '\n' };
  return read(template)
    .split('\n')
    .flatMap((line) => {
      const isNamed = (column: string) => line.includes(`{{${column}}}`);
      const rows = TABLES.find(([row = {}]) => Object.keys(row).some(isNamed)) ?? [{}];
      return rows.map((row) => {
        const values: Row = { ...common, ...row };
        return line.replace(/\{\{([\w-]+)\}\}/g, (written, name) => values[name] ?? written);
      });
    })
    .join('\n');
}

/** `^/images/` for `/images/*`, as servers write it. */
function patternOf(path: string): string {
  return `^${path.replace('*', '').replaceAll('.', '\\.')}`;
}

function read(template: string): string {
  return readFileSync(new URL(`templates/${template}`, import.meta.url), 'utf8');
}
