// The last step of a build: what every host needs to know of it. The files hold hashes of this very
// build, so they are written with it and published with it.
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readSiteFile } from '../../check/site-file.ts';
import { writeFilesInSite, writeServerFiles } from './host-files.ts';
import { readHostSettings } from './host-settings.ts';
import { checkMessageKeeper } from './message-keeper.ts';
import { writePrecompressed } from './precompressed-files.ts';
import { listFiles, readPages } from './site-files.ts';
import { planSite } from './site-plan.ts';

/** Writes the hosts' files into `dist/` and, for servers, into `hosting/` beside it. */
export function hosting(): AstroIntegration {
  let root: string;
  return {
    name: 'hosting',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const { messages_at: told = 'server', contact_endpoint: endpoint } = readSiteFile(root);
        checkMessageKeeper(told, endpoint, process.env['PUBLISH_TO'] ?? '');
        const folder = fileURLToPath(dir);
        const files = listFiles(folder);
        const plan = planSite(readHostSettings(root), files, readPages(folder, files));
        const dropped = writeFilesInSite(folder, plan, new Date());
        if (dropped) logger.warn(`_headers is too long for Cloudflare: ${dropped}.`);
        writeServerFiles(fileURLToPath(new URL('../hosting', dir)), plan);
        await writePrecompressed(folder, [...files, '.well-known/security.txt']);
      },
    },
  };
}
