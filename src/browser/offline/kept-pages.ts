// On the note that a page is not kept: shows the links to pages that are, and opens the page that
// was asked for as soon as there is a network.
async function show(link: HTMLAnchorElement): Promise<void> {
  if (!(await caches.match(link.pathname))) return;
  link.parentElement?.removeAttribute('hidden');
  link.closest('section')?.removeAttribute('hidden');
}

/** The browser also says „online“ of a router that has no line. */
async function openIfReachable(): Promise<void> {
  await fetch(location.href, { method: 'HEAD' });
  location.reload();
}

addEventListener('online', () => openIfReachable().catch(() => {}));
document.querySelectorAll<HTMLAnchorElement>('[hidden] > a').forEach(show);
