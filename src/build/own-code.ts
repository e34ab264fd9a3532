// The inline scripts and styles that the project's own components bring into its pages. They come from
// what Astro's bundler has written, before any page is drawn, so no text can add one.
import type { AstroPrerenderer, SSRManifest } from 'astro';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import { INLINE_CODE } from '../lib/inline-code.ts';

/**
 * Astro draws its pages by this manifest. Its type does not promise the manifest to a prerenderer, so a newer Astro
 * may put it elsewhere.
 */
type WithManifest = AstroPrerenderer & { app?: { manifest?: SSRManifest } };

/** The text of each; `prerenderer` is Astro's own one, after its setup. @throws where it holds no manifest. */
export function collectOwnCode(prerenderer: AstroPrerenderer): Set<string> {
  const { manifest } = (prerenderer as WithManifest).app ?? {};
  if (!manifest)
    throw new Error('Astro’s prerenderer holds no manifest with its scripts and styles.');
  const styles = manifest.routes.flatMap((route) =>
    route.styles.flatMap((style) => (style.type === 'inline' ? [style.content] : [])),
  );
  return new Set([
    ...styles,
    ...manifest.inlinedScripts.values(),
    ...manifest.clientDirectives.values(),
    islandScript,
    ISLAND_STYLES,
    ...Object.values(INLINE_CODE),
  ]);
}
