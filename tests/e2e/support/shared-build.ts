// The site as it would be with other texts, built once for all workers of a run.
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SiteCopy } from './site-copy';

/** One folder for each run: its workers are children of one process. */
const folderOf = (run: number) => `var/builds-${run}`;

/**
 * Resolves with the folder of the build. The first worker that asks for it makes it, the others
 * wait. `change` edits the copy before it is built, `variables` are set for that; `name` is the
 * build's own.
 */
export async function buildOnce(
  name: string,
  change: (copy: SiteCopy) => void | Promise<void>,
  variables: Record<string, string>,
): Promise<string> {
  const folder = folderOf(process.ppid);
  await mkdir(folder, { recursive: true });
  const build = resolve(folder, name);
  const failure = `${build}.failed`;
  // Whoever makes the folder makes the build.
  const isFirst = await mkdir(`${build}.turn`).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    await make(build, change, variables).catch((error) => writeFile(failure, String(error)));
  }
  while (!existsSync(build) && !existsSync(failure)) await setTimeout(100);
  if (existsSync(failure)) throw new Error(`The build „${name}“ failed: see ${failure}`);
  return build;
}

async function make(
  build: string,
  change: (copy: SiteCopy) => void | Promise<void>,
  variables: Record<string, string>,
) {
  const copy = await SiteCopy.create();
  try {
    await change(copy);
    await rename(await copy.build(variables), build);
  } finally {
    await copy.remove();
  }
}

/** Takes the builds of this run away. */
export default function setUp(): () => Promise<void> {
  return () => rm(join(folderOf(process.pid)), { recursive: true, force: true });
}
