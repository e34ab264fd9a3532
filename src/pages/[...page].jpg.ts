// The share card that a messenger shows beside a link: /contact.jpg for /contact. No page shows it.
import type { APIRoute } from 'astro';
import { drawShareCard } from '../lib/draw-share-card.ts';
import { getShareCards, type ShareCard } from '../lib/share-cards.ts';

export async function getStaticPaths() {
  return (await getShareCards()).map((card) => ({
    params: { page: card.address.replace(/^\/|\.jpg$/g, '') },
    props: card,
  }));
}

export const GET: APIRoute<ShareCard> = async ({ props }) => {
  const card = await drawShareCard(props);
  return new Response(new Uint8Array(card), { headers: { 'Content-Type': 'image/jpeg' } });
};
