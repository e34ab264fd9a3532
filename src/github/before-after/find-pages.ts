// The pages of two builds of the site whose texts, pictures or looks may differ.
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Address of a page, as a visitor knows it: `/`, `/products/aloe-gel`. */
export type Address = string;

/** What no visitor sees of a page: scripts with their hashes, and what search engines read. */
const UNSEEN = /<script[\s\S]*?<\/script>|<meta[^>]*>/g;
/** No page of a visitor's. */
const LEFT_OUT = /^admin\//;

/**
 * Pages that are in one of the builds only, or not the same in both, with those together that differ
 * in the same way: a change of the footer is on every page.
 */
export function findPages(before: string, after: string): Address[][] {
  const old = readPages(before);
  const fresh = readPages(after);
  const changed = [...new Set([...fresh.keys(), ...old.keys()])]
    .filter((address) => old.get(address) !== fresh.get(address))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return [
    ...Map.groupBy(changed, (address) => tellChange(old.get(address), fresh.get(address))).values(),
  ];
}

/** What is on one side only, element by element. */
function tellChange(before: string | undefined, after: string | undefined): string {
  const old = before?.split('<') ?? [];
  const fresh = after?.split('<') ?? [];
  const only = (elements: readonly string[], others: readonly string[]) => {
    const known = new Set(others);
    return elements.filter((element) => !known.has(element)).join('<');
  };
  return `${only(old, fresh)}\n${only(fresh, old)}`;
}

/** The file of a page in a build. */
export function fileOf(address: Address): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

function readPages(build: string): Map<Address, string> {
  const files = globSync('**/*.html', { cwd: build }).map((file) => file.split(sep).join('/'));
  return new Map(
    files
      .filter((file) => !LEFT_OUT.test(file))
      .map((file) => [
        file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`,
        readFileSync(join(build, file), 'utf8').replaceAll(UNSEEN, ''),
      ]),
  );
}
