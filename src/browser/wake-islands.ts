// The build moves Astro's code for islands out of the pages into a file (see
// tools/lean-pages/island-runtime.ts). Here an island's directive waits for its visitor without that
// code, and then all files of the island are fetched at once.
import type { ClientDirective } from 'astro';

declare const Astro: Record<string, ClientDirective>;

const RUNTIME = '/scripts/astro-island.js'; // The build puts its hash in.

for (const island of document.querySelectorAll<HTMLElement>('astro-island:not(:defined)')) {
  const client = island.getAttribute('client') ?? '';
  const load = async () => {
    for (const file of ['component-url', 'renderer-url']) {
      import(/* @vite-ignore */ island.getAttribute(file) ?? '').catch(() => {});
    }
    // Astro's code asks the directive again, and now there is nothing to wait for.
    Astro[client] = async (loadNow) => (await loadNow())();
    await import(/* @vite-ignore */ RUNTIME);
    return async () => {};
  };
  Astro[client]?.(load, JSON.parse(island.getAttribute('opts') ?? ''), island);
}
