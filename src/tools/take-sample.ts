// `node src/tools/take-sample.ts`: replaces the sample by the project's content.
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLACES, SAMPLE } from './sample.ts';
import { isPhotograph, listPictures, PICTURE_LIST } from './sample-pictures.ts';

rmSync(SAMPLE, { recursive: true });
for (const [part, place] of Object.entries(PLACES)) {
  cpSync(place, join(SAMPLE, part), { recursive: true, filter: (path) => !isPhotograph(path) });
}
writeFileSync(PICTURE_LIST, `${JSON.stringify(await listPictures(), null, 2)}\n`);
