import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Loader } from 'astro/loaders';
import { glob } from 'astro/loaders';

/**
 * Astro's glob loader for one folder of `src/content/`, plus data read from each file's body,
 * so that the schema checks the text below the front matter like any other field.
 */
export function folderWithBody(
  folder: string,
  pattern: string,
  readBody: (source: string) => Record<string, unknown>,
): Loader {
  const files = glob({ base: `src/content/${folder}`, pattern });
  return {
    ...files,
    load: (context) =>
      files.load({
        ...context,
        parseData: async ({ data, ...entry }) => {
          const body = entry.filePath ? await readFileBody(entry.filePath, readBody) : {};
          return context.parseData({ ...entry, data: { ...data, ...body } });
        },
      }),
  };
}

async function readFileBody(
  path: string,
  readBody: (source: string) => Record<string, unknown>,
): Promise<Record<string, unknown>> {
  try {
    return readBody(await readFile(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${relative(process.cwd(), path)}\n${reason}`);
  }
}
