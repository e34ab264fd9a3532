import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { SITE } from './file-kinds.ts';

/** The site's address; undefined while `site.yaml` is broken, which the check then tells. */
export function readSiteUrl(root: string): string | undefined {
  try {
    const address = parse(readFileSync(join(root, SITE), 'utf8'))?.site_url;
    return URL.canParse(address) ? address : undefined;
  } catch {
    return undefined;
  }
}
