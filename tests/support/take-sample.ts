// `node tests/support/take-sample.ts`: makes the content of now what the tests know.
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';
import { isPhotograph, listPictures, PICTURE_LIST } from './sample-pictures.ts';
import { FOLDERS, SAMPLE } from './sample-site.ts';

/** Outside of the folders of which everything is taken. */
const outside = listFiles(SAMPLE).filter(
  (path) => !FOLDERS.some((folder) => path.startsWith(folder)),
);
const inside = FOLDERS.flatMap((folder) => listFiles(folder).map((path) => `${folder}/${path}`));

rmSync(SAMPLE, { recursive: true });
for (const path of [...outside, ...inside].filter((path) => !isPhotograph(path))) {
  cpSync(path, join(SAMPLE, path));
}
writeFileSync(PICTURE_LIST, `${JSON.stringify(await listPictures('.'), null, 2)}\n`);
