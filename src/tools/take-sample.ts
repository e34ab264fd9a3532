// `node src/tools/take-sample.ts`: replaces the sample by the project's content.
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isGuide, PLACES, SAMPLE } from './sample.ts';
import { isPhotograph, listPictures, PICTURE_LIST } from './sample-pictures.ts';

rmSync(SAMPLE, { recursive: true });
for (const [part, place] of Object.entries(PLACES)) {
  const filter = (path: string) => !isPhotograph(path) && !isGuide(path);
  cpSync(place, join(SAMPLE, part), { recursive: true, filter });
}
writeFileSync(PICTURE_LIST, `${JSON.stringify(await listPictures(), null, 2)}\n`);
