import type { APIRoute } from 'astro';
import { isPreview } from '../lib/preview';

export const GET: APIRoute = ({ site }) =>
  new Response(
    isPreview
      ? 'User-agent: *\nDisallow: /\n'
      : `User-agent: *\nAllow: /\nDisallow: /admin\n\nSitemap: ${new URL('/sitemap-index.xml', site)}\n`,
  );
