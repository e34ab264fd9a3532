// Writes the configuration of each host from `templates/`. Nothing in it depends on a page, so a server
// gets its file once, whatever version of the site follows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { otherHostOf } from '../../model/page/other-host.ts';
import { shownText } from '../../model/schema/fields.ts';
import { CACHING, PICTURE_POLICY, SITE_HEADERS } from '../headers.ts';
import { ALL_HOSTS, HOSTS } from './hosts.ts';

type Row = Readonly<Record<string, string>>;

/** The fields of `site.yaml` that the templates need; the content check has approved them. */
export type HostedSite = Record<'site_url' | 'email' | 'phone', string> & { reply_time?: string };

const TEMPLATES = join(import.meta.dirname, 'templates');
/** What every host serves: template → its path in the build. */
const FOR_ALL = { 'security.txt': 'dist/.well-known/security.txt' };
const VALID_MS = 330 * 24 * 60 * 60 * 1000; // RFC 9116 recommends less than a year

const POLICY = 'Content-Security-Policy';
const PICTURES = '/images/*';
/** Rules for each folder of `CACHING`, in the language of `.htaccess`. */
const FOLDER_RULES = 'folder.htaccess';

/** A line of a template that names a column of one of these tables is repeated for each row of the table. */
const TABLES: readonly Row[][] = [
  // Pictures have another policy, so each template writes both policies itself.
  Object.entries(SITE_HEADERS)
    .filter(([name]) => name !== POLICY)
    .map(([name, value]) => ({ name, value })),
  Object.entries(CACHING)
    .filter(([path]) => !path.endsWith('/*'))
    .map(([path, fileCaching]) => ({ file: path.slice(1), fileCaching })),
  Object.entries(CACHING).map(([path, caching]) => ({
    path,
    caching,
    // A path may stand in `_headers` only once.
    policyLine: path === PICTURES ? `\n  ${POLICY}: ${PICTURE_POLICY}` : '',
  })),
];

/** Path from the project's root → the text of the file, with the values of the site filled in. */
export function composeHostFiles(site: HostedSite, now: Date): Record<string, string> {
  const { host, origin } = new URL(site.site_url);
  const values = {
    ...SITE_HEADERS,
    picturePolicy: PICTURE_POLICY,
    origin,
    host,
    otherHost: otherHostOf(host),
    email: site.email,
    phone: site.phone,
    // The templates put the value between straight quotation marks.
    replyTime: shownText(site.reply_time).replaceAll('"', '”'),
    expires: new Date(now.getTime() + VALID_MS).toISOString().replace(/\.\d+/, ''),
    newline: '\n',
  };
  const files: Record<string, string> = {};
  for (const templates of [FOR_ALL, ...ALL_HOSTS.map((host) => host.files)]) {
    for (const [name, place] of Object.entries(templates)) {
      const lines = readFileSync(join(TEMPLATES, name), 'utf8').split('\n');
      files[place] = lines.flatMap((line) => fill(line, values)).join('\n');
    }
  }
  const rules = readFileSync(join(TEMPLATES, FOLDER_RULES), 'utf8');
  for (const [path, caching] of Object.entries(CACHING)) {
    if (!path.endsWith('/*')) continue;
    const policy = `Header always set ${POLICY} "${PICTURE_POLICY}"\n`;
    files[`dist${path.replace('*', '.htaccess')}`] =
      rules.replace('{{caching}}', caching) + (path === PICTURES ? policy : '');
  }
  return {
    ...files,
    // The same Worker without the site's files, for a site that is hosted elsewhere.
    'hosting/cloudflare/relay.jsonc': (files[HOSTS.cloudflare.files['wrangler.jsonc']] ?? '')
      .replace(/,\s+"assets": \{.*?\}/s, '')
      .replace('"aloe-savetnica"', '"aloe-relej"'),
  };
}

function fill(line: string, values: Row): string[] {
  const isNamed = (column: string) => line.includes(`{{${column}}}`);
  const rows = TABLES.find(([row = {}]) => Object.keys(row).some(isNamed)) ?? [{}];
  return rows.map((row) =>
    line.replace(/\{\{([\w-]+)\}\}/g, (written, name) => ({ ...values, ...row })[name] ?? written),
  );
}
