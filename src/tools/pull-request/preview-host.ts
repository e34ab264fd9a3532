// A place where a proposal's build can be seen. The one home for hosts of previews: another host
// is another function here and its two settings in the workflow.

export interface PreviewHost {
  apiUrl: string;
  /** A Netlify site kept for previews only; every build stays at an address of its own. */
  site: string;
  token: string;
}

/** Publishes a zipped build as it is, running nothing of it. Resolves to its own address. */
export async function publishPreview(
  { apiUrl, site, token }: PreviewHost,
  zip: Buffer,
): Promise<string> {
  const response = await fetch(`${apiUrl}/sites/${encodeURIComponent(site)}/deploys`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/zip', Authorization: `Bearer ${token}` },
    body: new Uint8Array(zip),
  });
  if (!response.ok) throw new Error(`The host of previews answered ${response.status}.`);
  const { deploy_ssl_url: url } = (await response.json()) as { deploy_ssl_url?: string };
  if (!url?.startsWith('https://')) throw new Error('The host of previews named no address.');
  return url;
}
