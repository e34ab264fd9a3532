import { hashInlineCode, listElements } from '../hosting/inline-code.ts';

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/;

/**
 * A page's own policy, for hosts that send no headers: which scripts may run. Astro lists the hashes
 * of all pages on each page, and a hash cannot be compressed. Styles are left to the header
 * (`src/build/hosting/page-policy.ts`), which every page's budget must bear as well.
 */
export function trimPolicy(html: string): string {
  return html.replace(POLICY, (_, content: string) => {
    const scripts = content.split(';').find((part) => part.trim().startsWith('script-src ')) ?? '';
    const sources = scripts.trim().split(/\s+/).slice(1);
    const kept = sources.filter((source) => !source.startsWith("'sha256-"));
    const policy = ['script-src', ...kept, ...hashInlineCode(listElements(html)).scripts].join(' ');
    return `<meta http-equiv="content-security-policy" content="${policy}">`;
  });
}
