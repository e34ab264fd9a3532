// `node src/tools/take-sample.ts`: replaces the sample by the project's content.
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER } from '../model/paths.ts';
import { listFiles } from './list-files.ts';
import { SAMPLE } from './sample.ts';
import { isPhotograph, listPictures, PICTURE_LIST } from './sample-pictures.ts';

/** Files of the sample that are not content, such as CONTRIBUTING.md. */
const besides = listFiles(SAMPLE).filter((path) => !path.startsWith(FOLDER));
const content = listFiles(FOLDER).map((path) => `${FOLDER}/${path}`);

rmSync(SAMPLE, { recursive: true });
for (const path of [...besides, ...content].filter((path) => !isPhotograph(path))) {
  cpSync(path, join(SAMPLE, path));
}
writeFileSync(PICTURE_LIST, `${JSON.stringify(await listPictures(), null, 2)}\n`);
