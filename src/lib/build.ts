import type { BuildSettings } from '../model/build-settings.ts';

declare const __BUILD__: BuildSettings;

/** The settings of this build, which Vite writes in here: see astro.config.mjs. */
export const BUILD = __BUILD__;
