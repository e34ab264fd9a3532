// Serves the build. Astro's command would refuse to run beside another `npm run preview`.
import { preview } from 'astro';
import { bundleAdmin } from '../../../src/admin/server/bundle.ts';
import { BUNDLE } from './editor-bundle.ts';

await bundleAdmin(BUNDLE);
await preview({ server: { port: Number(process.argv[2]) }, logLevel: 'warn' });
