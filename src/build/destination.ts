// Tells the browser's outbox where messages go. It is part of the script, so a message that waits
// since before a move follows the address of the site as it is now.
import type { Plugin } from 'vite';
import { readSiteFile } from '../check/site-file.ts';

const NAME = 'virtual:destination';

export function destination(): Plugin {
  return {
    name: 'destination',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const { contact_endpoint: endpoint } = readSiteFile(process.cwd());
      return `export const ENDPOINT = ${JSON.stringify(endpoint)};`;
    },
  };
}
