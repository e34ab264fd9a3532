// The check inside Astro: an integration, so that no script that runs `astro build` or `astro dev` can
// skip it. Astro reads the texts only while none of them has a mistake, so an editor never meets Astro's
// English messages.
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { BuildSettings } from '../model/build-settings.ts';
import { hasErrors } from './finding.ts';
import { guardServer, PAGE_SCRIPT } from './guard-server.ts';
import { isHeldBack, isMust, type Missing } from './missing.ts';
import { formatLaunch, formatPlaces, formatShown } from './report.ts';
import { runCheck } from './run-check.ts';

/**
 * Checks the content before every build, and in development as files change. `servesPages` is false where a program
 * only borrows the development configuration.
 */
export function contentCheck(build: BuildSettings, servesPages: boolean): AstroIntegration {
  let root: string;
  let checkFirst = () => {};
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, config, injectScript }) => {
        root = fileURLToPath(config.root);
        if (command === 'build') await approveBuild(root, build);
        if (command === 'dev') injectScript('page', PAGE_SCRIPT);
      },
      'astro:server:setup': ({ server, refreshContent }) => {
        if (!servesPages || !refreshContent) return;
        const readContent = () => refreshContent({ context: { isChecked: true } });
        checkFirst = guardServer(server, root, readContent, build.publishTo);
      },
      'astro:server:start': () => checkFirst(),
    },
  };
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
    (one) => isMust(one) && !isHeldBack(one) && !(wasLaunched && one.isQuestion),
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
