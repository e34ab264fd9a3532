import type { APIRoute } from 'astro';
import { isPreview } from '../lib/preview';

// A crawler may read the pages of a preview, because only there it finds that they are `noindex`.
const PREVIEW = 'User-agent: *\nAllow: /\n';

export const GET: APIRoute = ({ site }) =>
  new Response(
    isPreview
      ? PREVIEW
      : `User-agent: *\nAllow: /\nDisallow: /admin\n\nSitemap: ${new URL('/sitemap-index.xml', site)}\n`,
  );
