// On the page /offline, which stands in for a page that the device has not cached: shows the links to cached pages,
// and opens the page that the visitor asked for as soon as there is a network.
async function showIfCached(link: HTMLAnchorElement): Promise<void> {
  if (!(await caches.match(link.pathname))) return;
  link.parentElement?.removeAttribute('hidden');
  link.closest('section')?.removeAttribute('hidden');
}

/** Asks for the page first: a browser calls itself online at a router that has no connection to the internet, too. */
async function openIfReachable(): Promise<void> {
  await fetch(location.href, { method: 'HEAD' });
  location.reload();
}

addEventListener('online', () => openIfReachable().catch(() => {}));
document.querySelectorAll<HTMLAnchorElement>('[hidden] > a').forEach(showIfCached);
