// The share card that a messenger shows beside a link: /contact.jpg for /contact. No page shows it.
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { CARD_SIZE, getShareCards, type ShareCard } from '../lib/share-cards';
import { COLOURS } from '../model/colours';

export async function getStaticPaths() {
  return (await getShareCards()).map((card) => ({
    params: { page: card.address.replace(/^\/|\.jpg$/g, '') },
    props: card,
  }));
}

/** A picture whose width divided by height is at least this fills the card; a narrower one would lose too much. */
const WIDE = 1.25;

export const GET: APIRoute<ShareCard> = async ({ props: { picture } }) => {
  const { autoOrient: size } = await sharp(picture).metadata();
  const isWide = size.width / size.height >= WIDE;
  const card = await sharp(picture, { density: 300 })
    .autoOrient()
    .resize({
      ...CARD_SIZE,
      // sharp keeps the part with faces and strong colours.
      ...(isWide ? { position: sharp.strategy.attention } : { fit: 'contain' }),
      background: COLOURS.cream,
    })
    .flatten({ background: COLOURS.cream })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  return new Response(new Uint8Array(card), { headers: { 'Content-Type': 'image/jpeg' } });
};
