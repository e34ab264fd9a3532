import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBuiltPages } from './support/built-pages.ts';
import { DIST, ORIGIN } from './support/built-site.ts';

/** Addresses without a link, from the map of the site and its manifest. */
const LISTED = /<loc>([^<]+)<\/loc>|"(?:src|start_url)":"([^"]+)"/g;
/** An iPhone requests the last one without a link. */
const NO_PAGE_LEADS_TO = ['/404', '/offline', '/apple-touch-icon.png'];
/** `url(/images/a.avif)` in styles. */
const IN_STYLES = /url\(["']?([^"')]+)/g;

const pages = readBuiltPages();
const places = new Map(
  pages.map(({ address, elements }) => [
    address,
    new Set(elements.flatMap(({ attributes: { id } }) => id ?? [])),
  ]),
);

/** Attributes that hold an address, or several; the form's `action` is a program of its own. */
const ADDRESSES = ['href', 'src', 'srcset', 'content', 'component-url', 'renderer-url'];

/** What the pages name in this site. `content` also holds words and colours. */
const named = pages.flatMap(({ address, elements, html }) => {
  const values = elements.flatMap(({ attributes }) =>
    ADDRESSES.flatMap((name) => attributes[name]?.split(/,\s+/) ?? []),
  );
  const inStyles = [...html.matchAll(IN_STYLES)].map(([, path = '']) => path);
  return [...values, ...inStyles]
    .map((value) => value.replace(/\s+[\d.]+[wx]$/, ''))
    .filter((value) => /^[/#]/.test(value) || value.startsWith(ORIGIN.origin))
    .filter((value) => !/^#[\da-f]{6}$/.test(value))
    .map((value) => ({ from: address, to: new URL(value, ORIGIN.origin + address) }))
    .filter(({ to }) => to.origin === ORIGIN.origin);
});

function isThere({ pathname, hash }: URL): boolean {
  const place = decodeURIComponent(hash.slice(1));
  const ids = places.get(pathname);
  if (ids) return place === '' || ids.has(place);
  return existsSync(join(DIST, decodeURIComponent(pathname)));
}

test('every link, anchor, picture and file that the built site names exists', () => {
  const listed = globSync('{sitemap.xml,*.webmanifest}', { cwd: DIST })
    .flatMap((file) => [...readFileSync(join(DIST, file), 'utf8').matchAll(LISTED)])
    .map(([, page, icon = '/']) => page ?? icon);
  const alone = [...NO_PAGE_LEADS_TO, ...listed].map((path) => ({
    from: 'a list',
    to: new URL(path, ORIGIN),
  }));
  const broken = [...named, ...alone].filter(({ to }) => !isThere(to));
  expect(broken.map(({ from, to }) => `${to.href} on ${from}`)).toEqual([]);
  // Every page, with the pictures and the places on it.
  expect(new Set(named.map(({ to }) => to.href)).size).toBeGreaterThan(200);
});
