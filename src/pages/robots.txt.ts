import type { APIRoute } from 'astro';
import { isPreview } from '../lib/preview';

// Each page of a preview says noindex, which holds only where a crawler may come and read it.
const PREVIEW = 'User-agent: *\nAllow: /\n';

export const GET: APIRoute = ({ site }) =>
  new Response(
    isPreview
      ? PREVIEW
      : `User-agent: *\nAllow: /\nDisallow: /admin\n\nSitemap: ${new URL('/sitemap-index.xml', site)}\n`,
  );
