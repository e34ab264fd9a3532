// Netlify takes a zipped build as it is and runs nothing of it. The one home for its API: proposals
// get their previews here, and the site itself may be published here.

export const NETLIFY_API = 'https://api.netlify.com/api/v1';

export interface NetlifySite {
  /** Netlify's own, or a stand-in. */
  apiUrl: string;
  /** The site's id. */
  site: string;
  token: string;
}

/**
 * Publishes the build; a draft never takes the place of what the site's own address shows. Resolves
 * to the address at which this very version can always be seen.
 */
export async function publishZip(
  { apiUrl, site, token }: NetlifySite,
  zip: Buffer,
  kind: 'site' | 'draft' = 'site',
): Promise<string> {
  const query = kind === 'draft' ? '?draft=true' : '';
  const response = await fetch(`${apiUrl}/sites/${encodeURIComponent(site)}/deploys${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/zip', Authorization: `Bearer ${token}` },
    body: new Uint8Array(zip),
  });
  if (!response.ok) throw new Error(`Netlify answered ${response.status}.`);
  const { deploy_ssl_url: url } = (await response.json()) as { deploy_ssl_url?: string };
  if (!url?.startsWith('https://')) throw new Error('Netlify named no address.');
  return url;
}
