import type { APIRoute } from 'astro';
import { isPreview } from '../lib/preview';

// The pages of a preview say noindex, and a crawler must be let in to read that.
const PREVIEW = 'User-agent: *\nAllow: /\n';

export const GET: APIRoute = ({ site }) =>
  new Response(
    isPreview
      ? PREVIEW
      : `User-agent: *\nAllow: /\nDisallow: /admin\n\nSitemap: ${new URL('/sitemap-index.xml', site)}\n`,
  );
