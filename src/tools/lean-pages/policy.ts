import { createHash } from 'node:crypto';

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const SCRIPTS = /<script(?![^>]*(?:\ssrc=|application\/(?:ld\+)?json))[^>]*>([\s\S]*?)<\/script>/g;
const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * A page's policy with the hashes of its own inline scripts and styles. Astro lists those of all
 * pages on each page, and a hash cannot be compressed.
 */
export function trimPolicy(html: string): string {
  return html.replace(POLICY, (_, content: string) => {
    const directives = content
      .split(';')
      .map((directive) => directive.trim())
      .filter(Boolean)
      .map((directive) => {
        const [name, ...sources] = directive.split(' ');
        const kept = sources.filter((source) => !source.startsWith("'sha256-"));
        return [name, ...kept, ...ownHashes(name, html)].join(' ');
      });
    return `<meta http-equiv="content-security-policy" content="${directives.join(';')}">`;
  });
}

function ownHashes(directive: string | undefined, html: string): string[] {
  const inline = { 'script-src': SCRIPTS, 'style-src': STYLES }[directive ?? ''];
  const texts = inline ? [...html.matchAll(inline)].map(([, text = '']) => text) : [];
  return [...new Set(texts)].map((text) => `'sha256-${hash(text)}'`);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
