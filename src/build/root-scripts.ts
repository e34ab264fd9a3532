// Builds the three scripts whose address must never change: the outbox, which pages load on demand, and the
// service workers of the site and of the editor, which a browser remembers by their addresses. Browsers revalidate
// them at each visit, unlike the hashed files in /scripts.
import { build, type Plugin } from 'vite';
import { OLDEST_BROWSERS } from './oldest-browsers.ts';

const OUTBOX = { fileName: 'outbox.js', source: '/src/browser/outbox/outbox.ts' };
const WORKERS = [
  { fileName: 'service-worker.js', source: 'src/browser/offline/service-worker.ts' },
  // Not in /admin/: a worker for /admin without a slash must lie above it.
  { fileName: 'editor-worker.js', source: 'src/editor/offline/editor-worker.ts' },
];

export function rootScripts(constants: Record<string, string>): Plugin {
  return {
    name: 'root-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      const { fileName, source: id } = OUTBOX;
      this.emitFile({ type: 'chunk', id, fileName, preserveSignature: 'strict' });
      for (const { fileName, source } of WORKERS)
        this.emitFile({ type: 'asset', fileName, source: await bundleWorker(source, constants) });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/outbox\.js(?=\?|$)/, OUTBOX.source);
        next();
      });
    },
  };
}

/** Bundles a worker into one file without imports, so that an update arrives whole or not at all. */
async function bundleWorker(input: string, define: Record<string, string>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: OLDEST_BROWSERS,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [bundle] = [built].flat();
  if (!bundle || !('output' in bundle)) throw new Error('Vite has made no service worker.');
  return bundle.output[0].code;
}
