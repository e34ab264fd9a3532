// Measures the content check in milliseconds of processor time: the whole site with empty caches, and one
// text repeatedly, as in /admin while an editor types.
import { checkContent, checkText } from '../../src/check/check-content.ts';
import type { Files } from '../../src/check/content.ts';
import { readFiles } from '../../src/check/read-files.ts';
import { readContentFile } from '../../src/check/read-text.ts';

const GEL = 'src/content/products/aloe-gel.mdx';
const LOOKS = 20;

let texts: Files['texts'] = [];
const whole = await cost(async () => {
  const files = await readFiles('.');
  texts = files.texts;
  checkContent(files, new Date());
});
const others = texts.flatMap(({ path, bytes }) => readContentFile(path, bytes).text ?? []);
const gel = others.find(({ path }) => path === GEL)?.lines.join('\n') ?? '';
const typing = await cost(() => {
  for (let i = 0; i < LOOKS; i += 1) {
    checkText({ path: GEL, text: gel.replace('Ukus je', `Ukus ${i} je`) }, others);
  }
});
console.log(`whole site: ${whole.toFixed(0)} ms; one text: ${(typing / LOOKS).toFixed(1)} ms`);

async function cost(work: () => void | Promise<void>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
