// The Content-Security-Policy of one page. Each page has its own: all hashes of all pages would be
// a kilobyte in front of every page, and a hash cannot be compressed. The page's own <meta> stays
// beside the header for hosts that send no headers; it speaks of scripts only.

import type { HostSettings } from './host-settings.ts';
import { attribute, type Element, hashInlineCode, listElements } from './inline-code.ts';

type Directives = Map<string, string[]>;

/** What a page may load, run and send to, as the header's value. */
export function composePolicy(html: string, settings: HostSettings): string {
  const { relay, optionalOrigins } = settings;
  const elements = listElements(html);
  const own = readMetaPolicy(elements);
  // A page that starts from nothing by itself, such as the editor, knows best what it needs.
  if (own.has('default-src')) return write(new Map([...own, ['frame-ancestors', ["'none'"]]]));
  const { scripts, styles } = hashInlineCode(elements);
  const targets = 'origin' in relay ? ["'self'", relay.origin] : ["'self'"];
  return write(
    new Map([
      ['default-src', ["'none'"]],
      // Astro knows of scripts that are written into the page only while it is read.
      ['script-src', union(own.get('script-src'), scripts)],
      ['style-src', union(styles)],
      [
        'img-src',
        union(["'self'"], html.includes('data:image/') ? ['data:'] : [], optionalOrigins),
      ],
      ['connect-src', union(targets, optionalOrigins)],
      ['form-action', targets],
      ['manifest-src', ["'self'"]],
      ['worker-src', ["'self'"]],
      ['base-uri', ["'none'"]],
      ['frame-ancestors', ["'none'"]],
    ]),
  );
}

/** What holds for every answer where a host cannot tell pages from the rest. */
export function composeLeastPolicy({ relay }: HostSettings): string {
  const targets = 'origin' in relay ? `'self' ${relay.origin}` : "'self'";
  return `object-src 'none'; base-uri 'none'; form-action ${targets}; frame-ancestors 'none'`;
}

function readMetaPolicy(elements: readonly Element[]): Directives {
  const meta = elements.find(
    (element) => attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy',
  );
  const directives = (meta && attribute(meta, 'content')?.split(';')) ?? [];
  return new Map(
    directives
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

function union(...lists: (readonly string[] | undefined)[]): string[] {
  const sources = [...new Set(lists.flatMap((list) => list ?? []))];
  return sources.length > 0 ? sources : ["'none'"];
}

function write(directives: Directives): string {
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
