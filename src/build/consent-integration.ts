// Where the site asks for consent and where it need not. A component's styles come with its import,
// so without optional scripts the build imports an empty component in the place of each.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { readSiteFile } from '../check/site-file.ts';
import { completeScripts, type OptionalScript } from '../lib/consent/optional-scripts.ts';

const PARTS: Readonly<Record<string, string>> = {
  'consent:banner': 'ConsentBanner',
  'consent:choice': 'IzborKolacica',
};

/** Puts banner and choice in their places, and lets the policy of each page allow the scripts. */
export function consent(): AstroIntegration {
  return {
    name: 'consent',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        const root = fileURLToPath(config.root);
        const scripts = readOptionalScripts(root);
        // In development `site.yaml` may change at any time, and bytes do not count.
        const isAsked = command === 'dev' || scripts.length > 0;
        updateConfig({ vite: { plugins: [placeParts(root, isAsked)] } });
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

function placeParts(root: string, isAsked: boolean): Plugin {
  return {
    name: 'consent-parts',
    enforce: 'pre',
    resolveId(id) {
      const name = PARTS[id];
      return name && join(root, 'src/components/consent', `${isAsked ? name : 'Nothing'}.astro`);
    },
  };
}
