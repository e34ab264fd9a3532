// The picture that a conversation shows beside a link: /contact.jpg for /contact. No visitor's
// browser asks for it.
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { CARD_SIZE } from '../lib/card-size';
import { getShareCards, type ShareCard } from '../lib/share-cards';
import { COLOURS } from '../model/colours';

export async function getStaticPaths() {
  return (await getShareCards()).map((card) => ({
    params: { page: card.address.replace(/^\/|\.jpg$/g, '') },
    props: card,
  }));
}

export const GET: APIRoute<ShareCard> = async ({ props: { picture } }) => {
  // A photograph fills the card, cropped where the eye looks; a drawing stands in it whole.
  const isDrawing = picture.endsWith('.svg');
  const card = await sharp(picture, { density: 300 })
    .autoOrient()
    .resize({
      ...CARD_SIZE,
      ...(isDrawing ? { fit: 'contain' } : { position: sharp.strategy.attention }),
      background: COLOURS.cream,
    })
    .flatten({ background: COLOURS.cream })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  return new Response(new Uint8Array(card), { headers: { 'Content-Type': 'image/jpeg' } });
};
