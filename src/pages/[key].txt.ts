// The file by which IndexNow knows that who reports a change owns the site; only with a key.
import type { APIRoute } from 'astro';
import { getSite } from '../lib/site';

export async function getStaticPaths() {
  const { indexnow_key: key } = await getSite();
  return key ? [{ params: { key } }] : [];
}

export const GET: APIRoute = ({ params }) => new Response(params['key']);
