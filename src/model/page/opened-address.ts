// Where a link may lead. The check asks it of each text, and the lock of a build of each page that was drawn.

/** The second part of an address such as `viber:` is the messenger's own. */
const SCHEMES = ['https:', 'http:', 'mailto:', 'tel:', 'viber:'];

/** The address as browsers open it; undefined for one that they cannot open, and for one that runs a program. */
export function openedAddress(target: string, base?: string): URL | undefined {
  const address = URL.parse(target, base);
  return address && SCHEMES.includes(address.protocol) ? address : undefined;
}
