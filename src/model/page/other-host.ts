/** The host that redirects to the site's host: `primer.rs` for `www.primer.rs`, and the other way round. */
export function otherHostOf(host: string): string {
  return host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
}
