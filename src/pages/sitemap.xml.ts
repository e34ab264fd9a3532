// The map of the site: every page that search engines may list.
import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { getProducts, productPath } from '../lib/products.ts';
import { addressOf } from '../model/collections.ts';

export const GET: APIRoute = async ({ site }) => {
  const texts = [...(await getCollection('pages')), ...(await getCollection('policies'))];
  const paths = [
    ...texts.map(({ id }) => addressOf(id)),
    ...(await getProducts()).map(productPath),
  ];
  const places = paths.map((path) => `<url><loc>${new URL(path, site)}</loc></url>`).join('\n');
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${places}
</urlset>
`,
    { headers: { 'Content-Type': 'application/xml' } },
  );
};
