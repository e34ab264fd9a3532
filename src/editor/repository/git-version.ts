/** The version of a file with this content: the name that git gives to it. */
export async function versionOf(content: string | Blob): Promise<string> {
  const bytes = new Blob([content]);
  const named = await new Blob([`blob ${bytes.size}\0`, bytes]).arrayBuffer();
  return [...new Uint8Array(await crypto.subtle.digest('SHA-1', named))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
