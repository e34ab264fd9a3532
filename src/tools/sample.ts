// The tests run on a copy of the project with the texts of `tests/sample` in place of its own: they compare
// pages with known texts, and a text that an editor has changed must not fail them.
import { cpSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FOLDER, isTemplate } from '../model/paths.ts';
import { listFiles } from './list-files.ts';
import { copyProject, sharePackages, sharePictures } from './project-copy.ts';
import { restorePictures } from './sample-pictures.ts';

export const SAMPLE = 'tests/sample';
/** Parts of the sample, and where each of them stands in a project. */
export const PLACES = { content: FOLDER, CODEOWNERS: '.github/CODEOWNERS' };
const COPY = 'var/test-site';

/** The guide for editors and the templates to copy: no texts of the site, so the project's own are tested. */
export function isGuide(path: string): boolean {
  return basename(path) === 'README.md' || isTemplate(path);
}

/** Makes a copy of the project with the texts of the sample; resolves with the copy's folder. */
export async function copyWithSample(): Promise<string> {
  copyProject(COPY);
  rmSync(join(COPY, FOLDER), { recursive: true, force: true });
  for (const [part, place] of Object.entries(PLACES)) {
    cpSync(join(SAMPLE, part), join(COPY, place), { recursive: true });
  }
  for (const guide of listFiles(FOLDER).filter(isGuide)) {
    cpSync(join(FOLDER, guide), join(COPY, FOLDER, guide));
  }
  await restorePictures(COPY);
  sharePackages(COPY);
  sharePictures(COPY);
  return COPY;
}
