// `node tests/bench/bench-growth.ts`: builds the site with 20, 200 and 2,000 products, each cold and warm, in a
// copy. `-- --counts 20,200 --pictures own` gives every product a picture of its own, which a cold
// build then has to make; without it only the twenty real ones are made.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { growProducts } from '../support/grow-products.ts';
import { copyProject, SITE_PARTS } from '../support/project-copy.ts';

interface Build {
  seconds: number;
  /** Most memory in use at a time, in MB. */
  memory: number;
}

const COPY = 'var/growth';
const BUILD = `
  const { build } = await import('astro');
  await build({ cacheDir: './.cache', logLevel: 'error' });
  console.log('maxRSS=' + process.resourceUsage().maxRSS);
`;

const { values } = parseArgs({
  options: {
    counts: { type: 'string', default: '20,200,2000' },
    pictures: { type: 'string', default: 'shared' },
  },
});
const pictures = values.pictures === 'own' ? 'own' : 'shared';

console.log(`Pictures: ${pictures}\n`);
console.log('| products | cold | warm | memory cold / warm | pages | /products | largest page |');
console.log('|---|---|---|---|---|---|---|');
for (const count of values.counts.split(',').map(Number)) {
  copySite(count);
  const cold = build();
  const warm = build();
  console.log(row(count, cold, warm));
}
rmSync(COPY, { recursive: true });

function copySite(count: number): void {
  copyProject(COPY, { parts: SITE_PARTS });
  growProducts(join(COPY, 'src/content/products'), count, pictures);
}

function build(): Build {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', BUILD],
    { cwd: resolve(COPY), encoding: 'utf8', maxBuffer: 1e9 },
  );
  if (status !== 0) throw new Error(`The build failed.\n${stdout}\n${stderr}`);
  const seconds = (performance.now() - start) / 1000;
  return { seconds, memory: Number(stdout.match(/maxRSS=(\d+)/)?.[1]) / 1024 };
}

function row(count: number, cold: Build, warm: Build): string {
  const names = readdirSync(join(COPY, 'dist')).filter((name) => /^products.*\.html$/.test(name));
  const sizes = names.map((name) => weigh(readFileSync(join(COPY, 'dist', name))));
  const first = weigh(readFileSync(join(COPY, 'dist/products.html')));
  const cells = [
    count,
    `${cold.seconds.toFixed(1)} s`,
    `${warm.seconds.toFixed(1)} s`,
    `${cold.memory.toFixed(0)} / ${warm.memory.toFixed(0)} MB`,
    names.length,
    `${first} B`,
    `${Math.max(...sizes)} B`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Bytes on the wire, without headers. */
function weigh(page: Buffer): number {
  return brotliCompressSync(page).length;
}
