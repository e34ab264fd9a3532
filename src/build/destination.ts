// Puts the address for messages into the scripts of the outbox. A message that was stored before the
// relay moved is thereby sent to the relay's new address.
import type { Plugin } from 'vite';
import { readValidSiteFields } from '../check/site-file.ts';

const NAME = 'virtual:destination';

export function destination(): Plugin {
  return {
    name: 'destination',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const { contact_endpoint: endpoint } = readValidSiteFields(process.cwd());
      return `export const ENDPOINT = ${JSON.stringify(endpoint)};`;
    },
  };
}
