import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { SITE } from '../model/collections.ts';

/** The data of `site.yaml` under this project folder as they are written. Throws for broken YAML. */
export function readSiteFile(root: string) {
  return parse(readFileSync(join(root, SITE), 'utf8'));
}

/** The site's address; undefined while `site.yaml` is broken, which the check then tells. */
export function readSiteUrl(root: string): string | undefined {
  try {
    const address = readSiteFile(root)?.site_url;
    return URL.canParse(address) ? address : undefined;
  } catch {
    return undefined;
  }
}
