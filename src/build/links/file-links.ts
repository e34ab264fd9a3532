import type { Link } from './link.ts';

const IMPORTED = /\b(?:import|from)\s*\(?\s*["'`](\.{0,2}\/[^"'`]+)["'`]/g;
/** A whole text that is an address of the site. */
const NAMED = /["'`](\/[a-z0-9][\w./-]*)["'`]/gi;

/** Every address that a file beside the pages names: style, script, manifest, map of the site. */
export function readFileLinks(file: string, text: string): Link[] {
  return listAddresses(file, text).map((written) => ({ from: `/${file}`, written, kind: 'link' }));
}

/** What a style loads. */
export function listStyleAddresses(css: string): string[] {
  return matchAll(css, /url\(\s*["']?([^"')]+)["']?\s*\)/g);
}

function listAddresses(file: string, text: string): string[] {
  if (file.endsWith('.css')) return listStyleAddresses(text);
  if (file.endsWith('.js')) return [...matchAll(text, IMPORTED), ...matchAll(text, NAMED)];
  if (file.endsWith('.xml')) return matchAll(text, /<(?:image:)?loc>([^<]*)</g);
  if (file.endsWith('.webmanifest')) return readManifest(text);
  if (file === 'robots.txt') return matchAll(text, /^Sitemap:\s*(\S+)/gim);
  if (file === '.well-known/security.txt')
    return matchAll(text, /^(?:Canonical|Policy):\s*(\S+)/gim);
  return [];
}

function readManifest(text: string): string[] {
  const { start_url: start, icons = [] } = JSON.parse(text);
  return [start, ...icons.map(({ src }: { src: string }) => src)].filter(Boolean);
}

function matchAll(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, address = '']) => address);
}
