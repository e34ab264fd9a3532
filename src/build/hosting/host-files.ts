// What each host is told of the site, from `templates/`. Nothing in it depends on a page: a server gets
// its file once, and a new version of the site needs no other.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ASK_ANEW, CACHING, EVERYWHERE, MOVED } from '../headers.ts';
import type { HostSettings } from './host-settings.ts';

type Row = Readonly<Record<string, string>>;

const TEMPLATES = join(import.meta.dirname, 'templates');
const VALID = 330 * 24 * 60 * 60 * 1000; // RFC 9116 asks for less than a year

/** A line of a template that names a column of a table is written once for each row of it. */
const TABLES: readonly Row[][] = [
  Object.entries(EVERYWHERE).map(([name, value]) => ({ name, value })),
  Object.entries(CACHING).map(([path, caching]) => ({ path, caching, pattern: patternOf(path) })),
  Object.entries(MOVED).map(([from, to]) => ({ from, to })),
];

/** The text of each template, filled in, by its path: below `site/` or, for who publishes, `hosting/`. */
export function composeHostFiles(settings: HostSettings, now: Date): Record<string, string> {
  const expires = new Date(now.getTime() + VALID).toISOString().replace(/\.\d+/, '');
  const values = { ...settings, ...EVERYWHERE, expires, askAnew: ASK_ANEW, newline: '\n' };
  const files = readdirSync(TEMPLATES, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(
    paths.map((path) => {
      const lines = readFileSync(path, 'utf8').split('\n');
      const text = lines.flatMap((line) => fill(line, values)).join('\n');
      return [path.slice(TEMPLATES.length + 1).replaceAll('\\', '/'), text];
    }),
  );
}

function fill(line: string, values: Row): string[] {
  const isNamed = (column: string) => line.includes(`{{${column}}}`);
  const rows = TABLES.find(([row = {}]) => Object.keys(row).some(isNamed)) ?? [{}];
  return rows.map((row) => {
    const all: Row = { ...values, ...row };
    return line.replace(/\{\{([\w-]+)\}\}/g, (written, name) => all[name] ?? written);
  });
}

/** `^/images/` for `/images/*`, as servers write it. */
function patternOf(path: string): string {
  return `^${path.replace('*', '').replaceAll('.', '\\.')}`;
}
