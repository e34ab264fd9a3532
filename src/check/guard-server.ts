// The check in the server of `npm start`: a mistake stands in the place of every page until it is corrected.
import { basename, join, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServerModuleRunner, type ViteDevServer } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import { escapeHtml } from '../model/escape-html.ts';
import { FOLDER } from '../model/paths.ts';
import { drawStandalonePage } from '../model/standalone-page.ts';
import { type Finding, hasErrors } from './finding.ts';
import { formatCount, formatLaunch, formatShown } from './report.ts';

/** The check, by its address in Vite. */
const CHECK = '/src/check/run-check.ts';

const PAGE_CONNECTED = 'content-check:page';

/** Part of each page of the site under `npm start`: says, once it is connected, that the page shows the site. */
export const PAGE_SCRIPT = `import.meta.hot?.send('${PAGE_CONNECTED}');`;

/** Folders of the code that the check runs. */
const CODE = ['src/model', 'src/check'];

/** Waits for this long without a change: a program saves in several steps, a folder is copied file by file. */
const QUIET_MS = 80;

/** The file in `.astro/` where Astro keeps what its loaders have read. */
const ASTRO_STORE = 'data-store.json';

/**
 * Checks the content when the server has started, and after each change of a text or of the check's code. The loaders
 * read the texts only when `readContent` is called, which happens when there is no mistake. Until then the server
 * answers every page with the list of mistakes. Returns the first check.
 */
export function guardServer(
  server: ViteDevServer,
  root: string,
  readContent: () => Promise<void>,
  publishTo: string,
): () => void {
  const { watcher, ws, middlewares } = server;
  let findings: readonly Finding[] = [];
  let changes = 0;
  /** Resolves when the texts have been checked and read after their last change. */
  let ready: Promise<void> = Promise.resolve();
  let onStored = () => {};
  /** Loads the check as Vite sees it; a new one loads changed schemas and rules. */
  let checkCode: ModuleRunner | undefined;

  const scheduleCheck = () => {
    changes += 1;
    const change = changes;
    const isLast = () => change === changes;
    ready = ready
      .then(() => (isLast() ? sleep(QUIET_MS) : undefined))
      .then(() => (isLast() ? checkAndRead() : undefined))
      .catch(console.error);
  };

  const checkAndRead = async () => {
    checkCode ??= createServerModuleRunner(server.environments.ssr, { hmr: false });
    const { runCheck }: typeof import('./run-check.ts') = await checkCode.import(CHECK);
    const result = await runCheck(root, publishTo);
    const wasBroken = hasErrors(findings);
    findings = result.findings;
    const isBroken = hasErrors(findings);
    const wait = isBroken ? ' Sajt čeka da to ispravite.' : '';
    console.log(
      [formatShown(findings) + wait, formatLaunch(result.missing)].filter(Boolean).join('\n'),
    );
    if (!isBroken) {
      // Pages are up to date when Astro has stored what its loaders read. The promise of `refreshContent`
      // itself resolves only 0.5 s later.
      const stored = new Promise<void>((resolve) => {
        onStored = resolve;
      });
      await Promise.race([readContent(), stored]);
    }
    // The browser requests its page again: it gets the list of mistakes, or the site.
    if (isBroken || wasBroken) ws.send({ type: 'full-reload' });
  };

  // A page that was requested before the mistake was found may connect after that reload, and so miss it. The list of
  // mistakes does not ask: it would be loaded anew for ever.
  ws.on(PAGE_CONNECTED, (_, client) => {
    if (hasErrors(findings)) client.send({ type: 'full-reload' });
  });
  watcher.on('all', (event, path) => {
    if (!/^(add|change|unlink)$/.test(event)) return;
    if (event === 'change' && basename(path) === ASTRO_STORE) onStored();
    const isBelow = (folder: string) => join(path).startsWith(join(root, folder) + sep);
    const isCode = CODE.some(isBelow);
    if (isCode) checkCode = undefined;
    if (isCode || isBelow(FOLDER)) scheduleCheck();
  });
  middlewares.use(async (request, response, next) => {
    const asksForPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!asksForPage) return next();
    await ready;
    if (!hasErrors(findings)) return next();
    response.writeHead(503, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(drawProblemPage(findings));
  });
  return scheduleCheck;
}

/** Lists the errors as the terminal does. Vite's client loads the page again when the server says so. */
export function drawProblemPage(findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error');
  return drawStandalonePage({
    title: 'Sadržaj treba ispraviti',
    body: `<div role="alert">
<p>${formatCount(errors)} Čim ispravite i sačuvate fajl, sajt se sam vraća.</p>
${errors.map(drawMistake).join('\n')}
</div>
<script type="module" src="/@vite/client"></script>`,
  });
}

function drawMistake({ file, line, text, fix = '' }: Finding): string {
  const place = `<h2>${escapeHtml(file)}:${line}</h2>`;
  return `${place}<p class="error">${escapeHtml(text)}</p>${fix && `<p>→ ${escapeHtml(fix)}</p>`}`;
}
