// The picture that a conversation shows beside a link: /contact.jpg for /contact. No visitor's
// browser asks for it.
import type { APIRoute } from 'astro';
import { drawCard } from '../build/share-cards/card';
import { getShareCards, type ShareCard } from '../lib/share-cards';

export async function getStaticPaths() {
  return (await getShareCards()).map((card) => ({
    params: { page: card.address.replace(/^\/|\.jpg$/g, '') },
    props: card,
  }));
}

export const GET: APIRoute<ShareCard> = async ({ props }) =>
  new Response(new Uint8Array(await drawCard(props)), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
