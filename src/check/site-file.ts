import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { site } from '../model/collections/site.ts';
import { SITE } from '../model/collections.ts';
import { yamlData } from '../model/yaml.ts';

type Site = z.output<ReturnType<typeof site.schema>>;

/** The data of `site.yaml` below this project folder, as pages get them. @throws while the file has a mistake. */
export function readSiteFile(root: string): Site {
  return site.schema().parse(readData(root));
}

/**
 * The fields of `site.yaml` that have no mistake; the check reports the others. For the programs that run while the
 * file is being corrected. Empty while the file is no YAML or is gone.
 */
export function readValidSiteFields(root: string): {
  [Field in keyof Site]?: Site[Field] | undefined;
} {
  const schema = site.schema();
  try {
    const data = readData(root);
    const wrong = new Set(schema.safeParse(data).error?.issues.map(({ path }) => path[0]));
    const isValid = ([field]: [string, unknown]) => field in schema.shape && !wrong.has(field);
    const valid = Object.fromEntries(Object.entries(Object(data)).filter(isValid));
    return schema.partial().parse(valid);
  } catch {
    return {};
  }
}

function readData(root: string): unknown {
  return yamlData(readFileSync(join(root, SITE), 'utf8'));
}
