// Astro writes the hashes of all pages' scripts and styles into the policy of each page: a kilobyte
// that no compression shortens, in front of all that a visitor reads.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hashInlineCode, listElements } from './hosting/inline-code.ts';

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/;

/** Leaves in the policy of each built page what that page itself needs. */
export function ownPolicy(): AstroIntegration {
  return {
    name: 'own-policy',
    hooks: {
      'astro:build:done': async ({ dir, pages }) => {
        const files = pages.map(({ pathname }) =>
          join(fileURLToPath(dir), `${pathname || 'index'}.html`),
        );
        await Promise.all(
          files.map(async (file) => writeFile(file, writeOwnPolicy(await readFile(file, 'utf8')))),
        );
      },
    },
  };
}

/**
 * The page with its policy for hosts that send no headers: which scripts may run, also those that
 * Astro does not count, such as speculation rules. Styles are left to the header
 * (`hosting/page-policy.ts`).
 */
export function writeOwnPolicy(html: string): string {
  return html.replace(POLICY, (_, content: string) => {
    const scripts = content.split(';').find((part) => part.trim().startsWith('script-src ')) ?? '';
    const sources = scripts.trim().split(/\s+/).slice(1);
    const kept = sources.filter((source) => !source.startsWith("'sha256-"));
    const policy = ['script-src', ...kept, ...hashInlineCode(listElements(html)).scripts].join(' ');
    return `<meta http-equiv="content-security-policy" content="${policy}">`;
  });
}
