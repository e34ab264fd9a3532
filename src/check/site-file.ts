import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { site } from '../model/collections/site.ts';
import { SITE } from '../model/collections.ts';
import { yamlData } from '../model/file/yaml.ts';

type Site = z.output<ReturnType<typeof site.schema>>;

/**
 * Reads `site.yaml` of the project folder `root` as pages get it: checked, and with its defaults.
 * @throws if the file is missing, is not YAML, or does not meet the schema.
 */
export function readSiteFile(root: string): Site {
  return site.schema().parse(readSiteYaml(root));
}

/**
 * The top-level fields of `site.yaml` without a mistake, for programs that must go on while an editor corrects the
 * file, such as `npm start` and /admin; the content check reports the other fields. A field that has a mistake
 * anywhere inside is left out, or gets its default if it has one. `{}` if the file cannot be read or parsed.
 */
export function readValidSiteFields(root: string): {
  [Field in keyof Site]?: Site[Field] | undefined;
} {
  const schema = site.schema();
  try {
    // An empty file is null.
    const data: Record<string, unknown> = Object(readSiteYaml(root));
    // The path of a mistake begins with the name of its top-level field.
    const wrong = new Set(schema.safeParse(data).error?.issues.map(({ path }) => path[0]));
    // A name that no field has would fail the schema, too.
    const isValid = ([field]: [string, unknown]) => field in schema.shape && !wrong.has(field);
    return schema.partial().parse(Object.fromEntries(Object.entries(data).filter(isValid)));
  } catch {
    return {};
  }
}

function readSiteYaml(root: string): unknown {
  return yamlData(readFileSync(join(root, SITE), 'utf8'));
}
