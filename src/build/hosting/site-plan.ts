import type { HostSettings } from './host-settings.ts';
import { composeLeastPolicy, composePolicy } from './page-policy.ts';
import * as rules from './response-rules.ts';
import { type PageFile, pageAddress } from './site-files.ts';

export interface PlannedPage {
  /** `/products.html` */
  file: string;
  /** `/products`; undefined for the page that says that nothing was found. */
  address: string | undefined;
  headers: rules.Headers;
}

export interface Redirect {
  from: string;
  to: string;
}

/** Everything that a host must be told, in no host's language. */
export interface SitePlan {
  settings: HostSettings;
  everywhere: rules.Headers;
  /** For hosts that know addresses only: what may be added to any answer. */
  leastPolicy: string;
  pages: PlannedPage[];
  /** Files with headers of their own, by path. */
  files: { path: string; headers: rules.Headers }[];
  /** Folders whose files all have the same headers. */
  folders: readonly { path: string; headers: rules.Headers }[];
  /** For all that is neither page nor listed above. */
  rest: rules.Headers;
  drawing: rules.Headers;
  redirects: Redirect[];
}

/** Puts the rules to the files of a build. */
export function planSite(
  settings: HostSettings,
  files: readonly string[],
  pages: readonly PageFile[],
): SitePlan {
  const planned = pages.map((page) => planPage(page, settings));
  return {
    settings,
    everywhere: rules.EVERYWHERE,
    leastPolicy: composeLeastPolicy(settings),
    pages: planned,
    files: files
      .filter((file) => rules.LASTING_FILE.test(file))
      .map((file) => ({ path: `/${file}`, headers: planLastingFile(file) })),
    folders: rules.FOLDERS.filter(({ path }) => files.some((file) => `/${file}`.startsWith(path))),
    rest: { ...rules.ASK_ANEW, ...rules.OWN_USE },
    drawing: rules.DRAWING,
    redirects: [
      ...planned.flatMap(listRedirects),
      ...rules.MOVED.filter(({ to }) => planned.some(({ address }) => address === to)),
    ],
  };
}

function planPage({ file, html }: PageFile, settings: HostSettings): PlannedPage {
  const path = `/${file}`;
  return {
    file: path,
    address: pageAddress(file),
    headers: {
      'Content-Security-Policy': composePolicy(html, settings),
      ...rules.PAGE,
      ...(path.startsWith(rules.EDITOR_FOLDER) && rules.EDITOR),
      ...rules.ASK_ANEW,
    },
  };
}

function planLastingFile(file: string): rules.Headers {
  return { ...rules.A_DAY, ...(file.endsWith('.jpg') ? rules.ANY_USE : rules.OWN_USE) };
}

/** The ways in which people and old links write a page's address, led to the one that it has. */
function listRedirects({ file, address }: PlannedPage): Redirect[] {
  if (address === undefined) return [];
  const others = address.endsWith('/')
    ? [file, file.replace(/\.html$/, ''), address.slice(0, -1)]
    : [file, `${address}/`];
  return others.filter((from) => from !== '').map((from) => ({ from, to: address }));
}
