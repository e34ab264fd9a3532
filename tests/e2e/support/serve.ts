// Serves the build. Astro's command would refuse to run beside another `npm run preview`.
import { preview } from 'astro';

await preview({ server: { port: Number(process.argv[2]) }, logLevel: 'warn' });
