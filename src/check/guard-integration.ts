// The check inside Astro: an integration, so that no script that runs `astro build` or `astro dev` can
// skip it. Astro reads the texts only while none of them has a mistake, so an editor never meets Astro's
// English messages.
import { watch } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { readBuildMode } from '../model/build-mode.ts';
import { FOLDER } from '../model/paths.ts';
import { ContentState } from './content-state.ts';
import { hasErrors } from './finding.ts';
import { isHeldBack, isMust, type Missing } from './missing.ts';
import { sendProblemPage } from './problem-page.ts';
import { formatCount, formatFindings, formatLaunch, formatPlaces } from './report.ts';
import { runCheck } from './run-check.ts';
import { readValidSiteFields } from './site-file.ts';

/** Folders of the code that the check runs. */
const CODE = ['src/model', 'src/check'];

/** The file in `.astro/` where Astro keeps what its loaders have read. */
const ASTRO_STORE = 'data-store.json';

/** Checks the content before every build, and in development as files change. */
export function contentCheck(): AstroIntegration {
  // Vitest borrows the development configuration, but serves no pages.
  const isTest = Boolean(process.env['VITEST']);
  let root: string;
  let state: ContentState | undefined;
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig }) => {
        root = fileURLToPath(config.root);
        if (command === 'build') await approveBuild(root);
        if (command === 'dev' && !isTest) {
          state = new ContentState(root);
          await waitForContent(root, config.server.port, state);
        }
        // Astro may have read its configuration while `site.yaml` was still broken.
        const { site_url: site } = readValidSiteFields(root);
        if (site) updateConfig({ site } satisfies Partial<AstroConfig>);
      },
      'astro:server:setup': ({ server, refreshContent }) => {
        if (state && refreshContent) guardServer(server, root, state, () => refreshContent({}));
      },
    },
  };
}

/** Ends the process when a text has a mistake, or when the launch must wait. */
async function approveBuild(root: string): Promise<void> {
  const { findings, missing } = await runCheck(root);
  const shown = findings.filter(({ severity }) => severity !== 'note');
  console.log([formatFindings(shown), formatCount(findings)].filter(Boolean).join('\n'));
  if (hasErrors(findings)) process.exit(1);
  console.log(formatLaunch(missing));
  if (readBuildMode().isLaunch && !approveLaunch(missing)) process.exit(1);
}

/**
 * Whether the real site may go out. A product with a question is left out meanwhile (`content-loaders.ts`).
 * Any other question stops the first publication only (`LAUNCHED` is empty): later, the check of the proposal
 * that raised it has been red already, and the question must not keep another correction from visitors.
 */
function approveLaunch(missing: readonly Missing[]): boolean {
  const heldBack = missing.filter(isHeldBack);
  const { wasLaunched } = readBuildMode();
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

/** Astro would stop at the first broken text, in English: this serves the list of mistakes until none is left. */
async function waitForContent(root: string, port: number, state: ContentState): Promise<void> {
  await state.check();
  if (!hasErrors(state.findings)) return;
  const server = createServer((_, response) => sendProblemPage(response, state.findings));
  // A busy port is no reason to stop: the terminal shows the same list.
  server.on('error', () => {}).listen(port, 'localhost');
  await new Promise<void>((resolve) => {
    const onEnd = () => {
      if (hasErrors(state.findings)) return;
      watcher.close();
      resolve();
    };
    // Nothing watches the code yet, so each change of a text counts as a change of the code, too.
    const onChange = () => state.scheduleCheck(onEnd, true);
    const watcher = watch(join(root, FOLDER), { recursive: true }, onChange);
  });
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}

/**
 * Checks the content after each change of a text or of the check's code. The loaders read the texts only
 * when `readContent` is called (`content-loaders.ts`), which happens when there is no mistake. Until then
 * the server answers every page with the list of mistakes.
 */
function guardServer(
  server: ViteDevServer,
  root: string,
  state: ContentState,
  readContent: () => Promise<void>,
): void {
  const { watcher, ws, middlewares } = server;
  const isBelow = (path: string, folder: string) => join(path).startsWith(join(root, folder) + sep);
  let onStored = () => {};
  const onEnd = async (): Promise<void> => {
    if (!hasErrors(state.findings)) {
      // Pages are up to date when Astro has stored what its loaders read. The promise of `refreshContent`
      // itself resolves only 0.5 s later.
      const stored = new Promise<void>((resolve) => {
        onStored = resolve;
      });
      return Promise.race([readContent(), stored]);
    }
    // The browser requests its page again and gets the list of mistakes.
    ws.send({ type: 'full-reload' });
  };
  // A page that was requested before the mistake was found may connect after that reload, and so miss it.
  ws.on('vite:client:connect', (_, client) => {
    if (hasErrors(state.findings)) client.send({ type: 'full-reload' });
  });
  watcher.on('all', (event, path) => {
    if (!/^(add|change|unlink)$/.test(event)) return;
    if (event === 'change' && basename(path) === ASTRO_STORE) onStored();
    if (CODE.some((folder) => isBelow(path, folder))) state.scheduleCheck(onEnd, true);
    if (isBelow(path, FOLDER)) state.scheduleCheck(onEnd);
  });
  middlewares.use(async (request, response, next) => {
    const asksForPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!asksForPage) return next();
    await state.pendingCheck;
    if (!hasErrors(state.findings)) return next();
    sendProblemPage(response, state.findings);
  });
}
