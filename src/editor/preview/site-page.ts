// A page of the site, fetched to be shown in a frame.

/** The page without what would run, load or lead away, and its styles apart: the policy of /admin allows none inside. */
export interface SitePage {
  page: Document;
  css: string;
}

/** The server of `npm start` may be drawing the page for the first time. */
const LIMIT_MS = 60_000;

const LEFT_OUT = [
  'script',
  'noscript',
  'template',
  'meta[http-equiv]',
  'link:not([rel="stylesheet"])',
].join();

const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Undefined where the site has no such page. @throws when it cannot be reached. */
export async function fetchPage(address: string): Promise<SitePage | undefined> {
  const response = await fetch(address, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(response.statusText);
  const styles: string[] = [];
  // Before it is parsed: the policy of /admin would report each of them.
  const html = (await response.text()).replace(STYLES, (_, css: string) => {
    styles.push(css);
    return '';
  });
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll(LEFT_OUT)) element.remove();
  for (const link of page.querySelectorAll('a')) link.removeAttribute('href');
  return { page, css: styles.join('\n') };
}
