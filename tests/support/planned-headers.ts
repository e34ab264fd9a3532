import { readHostSettings } from '../../src/build/hosting/host-settings.ts';
import { listFiles, readPages } from '../../src/build/hosting/site-files.ts';
import { planSite } from '../../src/build/hosting/site-plan.ts';

/** What every host is told to send with each page of a build, by the page's file, `products.html`. */
export function readPlannedHeaders(
  root: string,
  build: string,
): (file: string) => Record<string, string> {
  const files = listFiles(build);
  const plan = planSite(readHostSettings(root), files, readPages(build, files));
  const pages = new Map(plan.pages.map(({ file, headers }) => [file.slice(1), headers]));
  return (file) => {
    const headers = Object.entries({ ...plan.everywhere, ...pages.get(file) });
    return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
  };
}
