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
 * wait. `change` edits the copy before it is built, `variables` are set for that.
 */
export async function buildOnce(
  change: (copy: SiteCopy) => void,
  variables: Record<string, string>,
): Promise<string> {
  const build = resolve(folderOf(process.ppid), 'site');
  const failure = `${build}.failed`;
  await mkdir(folderOf(process.ppid), { recursive: true });
  // Of several workers only one can make the folder; that one makes the build.
  await mkdir(`${build}.turn`)
    .then(async () => {
      const copy = await SiteCopy.create();
      change(copy);
      await rename(await copy.build(variables), build);
      await copy.remove();
    })
    .catch(async (error) => {
      if (error.code !== 'EEXIST') await writeFile(failure, String(error));
    });
  while (!existsSync(build) && !existsSync(failure)) await setTimeout(100);
  if (existsSync(failure)) throw new Error(`The build failed: see ${failure}`);
  return build;
}

/** Deletes the build of this run. */
export default function setUp(): () => Promise<void> {
  return () => rm(join(folderOf(process.pid)), { recursive: true, force: true });
}
