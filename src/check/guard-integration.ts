// The check inside Astro. An integration and no second command: whoever runs `astro build` or
// `astro dev`, by whatever script, cannot go around it.
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import { printChange } from './dev/content-state.ts';
import { guardServer } from './dev/guard-server.ts';
import { importLine } from './dev/places.ts';
import { waitForContent } from './dev/wait-for-content.ts';
import { type Finding, hasErrors } from './finding.ts';
import { runCheck } from './run-check.ts';
import { readSiteUrl } from './site-file.ts';
import { formatCount, formatFindings, formatPlaces, formatUnfilled } from './text-report.ts';

/** Checks the content before every build, and in development as files change. */
export function contentCheck(): AstroIntegration {
  let findings: readonly Finding[] = [];
  let root: string;
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, config, isRestart, injectScript, updateConfig }) => {
        root = fileURLToPath(config.root);
        if (command === 'build') await approveBuild(root);
        // Vitest borrows the development configuration, but serves no pages.
        if (command === 'dev' && !isRestart && !process.env['VITEST']) {
          await waitForContent(root, config.server.port);
          findings = await welcome(root);
          injectScript('page', importLine(new URL('./dev/overlay.ts', import.meta.url)));
        }
        // What the file says once it is right; the configuration may have been read before that.
        const site = readSiteUrl(root);
        if (site) updateConfig({ site } satisfies Partial<AstroConfig>);
      },
      'astro:server:setup': ({ server }) => {
        if (!process.env['VITEST']) guardServer(server, root, findings);
      },
    },
  };
}

/** What the terminal shows before the site starts: warnings, and how much is left to fill in. */
async function welcome(root: string): Promise<readonly Finding[]> {
  const { findings, unfilled } = await runCheck(root);
  printChange([], findings);
  if (unfilled.length > 0) console.log(formatUnfilled(unfilled));
  return findings;
}

/** Ends the build when a text has a mistake, or when `LAUNCH=1` and something is not filled in. */
async function approveBuild(root: string): Promise<void> {
  const { findings, unfilled } = await runCheck(root);
  const shown = findings.filter(({ severity }) => severity !== 'note');
  console.log([formatFindings(shown), formatCount(findings)].filter(Boolean).join('\n'));
  if (hasErrors(findings)) process.exit(1);
  if (unfilled.length === 0) return;
  if (process.env['LAUNCH'] === '1') {
    console.log(formatPlaces(unfilled));
    console.log('Sajt se ne objavljuje dok sve ovo nije popunjeno (LAUNCH=1).');
    process.exit(1);
  }
  console.log(formatUnfilled(unfilled));
}
