import type { SitePlan } from '../site-plan.ts';

/** `_redirects`, which Cloudflare and Netlify read. */
export function emitRedirectsFile({ redirects }: SitePlan): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}
