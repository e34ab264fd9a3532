import type { APIRoute } from 'astro';
import { getSite } from '../lib/site.ts';
import { COLOURS } from '../model/page/colours.ts';

export const GET: APIRoute = async () => {
  const { brand } = await getSite();
  return Response.json({
    name: brand,
    short_name: brand,
    lang: 'sr-Latn',
    start_url: '/',
    display: 'browser',
    background_color: COLOURS.cream,
    theme_color: COLOURS.cream,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });
};
