// Two scripts need an address that never changes: the outbox, which a line on every page loads when
// a message waits, and the sync worker, which the browser remembers by its address. Both are
// ordinary modules of src/; they are revalidated by browsers, unlike the hashed files in /scripts.
import type { Plugin } from 'vite';

const ROOT_SCRIPTS: Record<string, string> = {
  '/outbox.js': '/src/lib/contact-outbox.ts',
  '/sync-worker.js': '/src/lib/browser/sync-worker.ts',
};

export function rootScripts(): Plugin {
  return {
    name: 'root-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      if (this.environment.mode !== 'build') return;
      for (const [address, source] of Object.entries(ROOT_SCRIPTS)) {
        this.emitFile({
          type: 'chunk',
          id: source,
          fileName: address.slice(1),
          preserveSignature: 'strict',
        });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        // Vite adds a query to what a module imports.
        const [address = '', ...query] = (request.url ?? '').split('?');
        const source = ROOT_SCRIPTS[address];
        if (source) request.url = [source, ...query].join('?');
        next();
      });
    },
  };
}
