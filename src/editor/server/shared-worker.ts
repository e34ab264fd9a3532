// A worker that shares its chunks with the page. Vite's own `new Worker(new URL(…))` bundles it apart, so that the
// page would load the schemas and the parser of YAML twice.
import type { Plugin } from 'vite';

const QUERY = '?address';

/** `import address from './some.worker.ts?address'` gives the address of the worker's script. */
export function sharedWorker(): Plugin {
  return {
    name: 'shared-worker',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return null;
      const script = await this.resolve(source.slice(0, -QUERY.length), importer);
      return script && `\0${script.id}${QUERY}`;
    },
    load(id) {
      if (!id.startsWith('\0') || !id.endsWith(QUERY)) return null;
      const chunk = this.emitFile({ type: 'chunk', id: id.slice(1, -QUERY.length) });
      return `export default import.meta.ROLLUP_FILE_URL_${chunk};`;
    },
  };
}
