// One picture with the small pictures of all products, for the shelf.
import type { APIRoute } from 'astro';
import { getShelfPicture } from '../../lib/shelf-picture.ts';

export async function getStaticPaths() {
  const { hash } = await getShelfPicture();
  return [{ params: { hash } }];
}

export const GET: APIRoute = async () => {
  const { bytes } = await getShelfPicture();
  return new Response(bytes, { headers: { 'Content-Type': 'image/avif' } });
};
