import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { site } from '../model/collections/site.ts';
import { SITE } from '../model/collections.ts';
import { yamlData } from '../model/yaml.ts';

type Site = z.output<ReturnType<typeof site.schema>>;

/**
 * The data of `site.yaml` below this project folder, as pages get them. Data that do not meet the schema
 * are returned as they are written, since the check reports them. @throws for broken YAML.
 */
export function readSiteFile(root: string): Site {
  const data = yamlData(readFileSync(join(root, SITE), 'utf8'));
  return site.schema().safeParse(data).data ?? (data as Site);
}

/** The site's address; undefined while `site.yaml` is broken, which the check reports. */
export function readSiteUrl(root: string): string | undefined {
  try {
    const address = readSiteFile(root)?.site_url;
    return URL.canParse(address) ? address : undefined;
  } catch {
    return undefined;
  }
}
