// Serves the build. Astro's command would refuse to run beside another `npm run preview`.
import { preview } from 'astro';
import { bundleAdmin } from '../../../src/admin/server/admin-bundle.ts';

// The stories of the editor need it; made here once, before each worker looks for it.
await bundleAdmin();
await preview({ server: { port: Number(process.argv[2]) }, logLevel: 'warn' });
