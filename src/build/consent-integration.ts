// Lets the policy of each page allow the optional scripts that `site.yaml` names.
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readSiteFile } from '../check/site-file.ts';
import { completeScripts, type OptionalScript } from '../lib/consent/optional-scripts.ts';

export function consent(): AstroIntegration {
  return {
    name: 'consent',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const scripts = readOptionalScripts(fileURLToPath(config.root));
        if (scripts.length === 0) return;
        const origins = scripts.map(({ src }) => new URL(src).origin);
        const resources = ["'self'", ...new Set(origins)];
        const csp = { algorithm: 'SHA-256', scriptDirective: { resources } } as const;
        updateConfig({ security: { csp } });
      },
    },
  };
}

/** The scripts that `site.yaml` under this folder names; none while the file is broken. */
function readOptionalScripts(root: string): OptionalScript[] {
  try {
    return completeScripts(readSiteFile(root).optional_scripts ?? []);
  } catch {
    return [];
  }
}
