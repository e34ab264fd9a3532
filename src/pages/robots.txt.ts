import type { APIRoute } from 'astro';
import { BUILD } from '../lib/build.ts';

// A crawler may read the pages of a preview, because only there it finds that they are `noindex`.
const PREVIEW = 'User-agent: *\nAllow: /\n';

export const GET: APIRoute = ({ site }) =>
  new Response(
    BUILD.isPreview
      ? PREVIEW
      : `User-agent: *\nAllow: /\nDisallow: /admin\n\nSitemap: ${new URL('/sitemap.xml', site)}\n`,
  );
