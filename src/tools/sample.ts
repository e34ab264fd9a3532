// The tests hold the site to what it says, so they know its texts. An editor changes those all the time,
// and a changed text must never look like a broken site: the tests always run on a copy of the project
// that has the texts of `tests/sample` in the place of its own.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER } from '../model/paths.ts';
import { copyProject, sharePackages } from './project-copy.ts';
import { restorePictures } from './sample-pictures.ts';

/** The sample's texts, at their paths from the project's root. */
export const SAMPLE = 'tests/sample';
const COPY = 'var/test-site';

/** Makes a copy of the project that has the sample's texts; resolves with its folder. */
export async function copyWithSample(): Promise<string> {
  copyProject(COPY);
  rmSync(join(COPY, FOLDER), { recursive: true, force: true });
  cpSync(SAMPLE, COPY, { recursive: true });
  await restorePictures(COPY);
  sharePackages(COPY);
  return COPY;
}
