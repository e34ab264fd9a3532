// The check inside Astro: an integration, so that no script that runs `astro build` or `astro dev` can
// skip it. Astro reads the texts only while none of them has a mistake, so an editor never meets Astro's
// English messages.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, HookParameters } from 'astro';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import type { BuildSettings } from '../model/build-settings.ts';
import { FOLDER } from '../model/paths.ts';
import { hasErrors } from './finding.ts';
import { type Guard, guardServer, PAGE_SCRIPT } from './guard-server.ts';
import { isHeldBack, isMust, type Missing } from './missing.ts';
import { formatLaunch, formatPlaces, formatShown } from './report.ts';
import { runCheck } from './run-check.ts';

/**
 * Checks the content before every build, and in development as files change. `servesPages` is false where a program
 * only borrows the development configuration.
 */
export function contentCheck(build: BuildSettings, servesPages: boolean): AstroIntegration {
  let root: string;
  let guard: Guard | undefined;
  /** Among what Vite itself does not answer the guard is asked first, and Astro after it. */
  const guardPages: Plugin = {
    name: 'content-check',
    enforce: 'pre',
    configureServer: (server) => () => {
      if (guard) server.middlewares.use(guard.answer);
    },
  };
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, config, injectScript, updateConfig }) => {
        root = fileURLToPath(config.root);
        if (command === 'build') await approveBuild(root, build);
        if (command !== 'dev') return;
        injectScript('page', PAGE_SCRIPT);
        updateConfig({ vite: { plugins: [guardPages] } });
      },
      'astro:server:setup': ({ server, refreshContent }) => {
        if (!servesPages || !refreshContent) return;
        const readTexts = (isNewCode: boolean) =>
          refreshTexts(server, root, refreshContent, isNewCode);
        guard = guardServer(server, root, readTexts, build.publishTo);
      },
      'astro:server:start': () => {
        guard?.catchUp();
      },
    },
  };
}

const CONTENT_CONFIG = '/src/content.config.ts';

/** Lets Astro read all texts; resolves when pages show them. `isNewCode` says that schemas may have changed. */
async function refreshTexts(
  { watcher, environments }: ViteDevServer,
  root: string,
  refreshContent: NonNullable<HookParameters<'astro:server:setup'>['refreshContent']>,
  isNewCode: boolean,
): Promise<void> {
  // Astro loads its schemas anew when it hears of a text, and at no other time.
  if (isNewCode) watcher.emit('all', 'change', join(root, FOLDER, 'site.yaml'));
  const { astro } = environments;
  // While it loads them it reads nothing, and does not say so (`src/build/README.md`).
  for (;;) {
    // Throws what is wrong with the schemas' code.
    if (astro && isRunnableDevEnvironment(astro)) await astro.runner.import(CONTENT_CONFIG);
    const readings: Promise<unknown>[] = [];
    await refreshContent({ context: { readings } });
    if (readings.length > 0) return;
    await sleep(50);
  }
}

/** Ends the process when a text has a mistake, or when the launch must wait. */
async function approveBuild(root: string, build: BuildSettings): Promise<void> {
  const { findings, missing } = await runCheck(root, build.publishTo);
  console.log(formatShown(findings));
  if (hasErrors(findings)) process.exit(1);
  console.log(formatLaunch(missing));
  if (build.isLaunch && !approveLaunch(missing, build)) process.exit(1);
}

/**
 * Whether the real site may go out. A product with a question is left out meanwhile (`content-loaders.ts`).
 * Any other question stops the first publication only (`LAUNCHED` is empty): later, the check of the proposal
 * that raised it has been red already, and the question must not keep another correction from visitors.
 */
function approveLaunch(missing: readonly Missing[], { wasLaunched }: BuildSettings): boolean {
  const heldBack = missing.filter(isHeldBack);
  const musts = missing.filter(
    (one) => isMust(one) && !isHeldBack(one) && !(wasLaunched && one.severity === 'question'),
  );
  if (heldBack.length > 0)
    console.log(
      `Dok na pitanje ne odgovorite, proizvod se ne prikazuje:\n${formatPlaces(heldBack)}`,
    );
  if (musts.length > 0)
    console.log(
      `${formatPlaces(musts)}\nSajt se ne objavljuje dok sve ovo nije rešeno (LAUNCH=1).`,
    );
  return musts.length === 0;
}
