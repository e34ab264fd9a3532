/** The site answers at one host and redirects the other: `primer.rs` for `www.primer.rs`, and the other way round. */
export function otherHostOf(host: string): string {
  return host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
}
