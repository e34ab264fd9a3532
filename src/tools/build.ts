// `npm run build`: Astro's build without the NODE_ENV of the shell. Under `development` pages would hold code that
// their lock refuses, and React reads it before any setting of ours.
import { spawnSync } from 'node:child_process';

const { NODE_ENV: _, ...env } = process.env;
const build = ['node_modules/astro/bin/astro.mjs', 'build', '--force', ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, build, { stdio: 'inherit', env }).status ?? 1;
