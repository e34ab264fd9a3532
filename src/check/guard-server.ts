// The check in the server of `npm start`: a mistake stands in the place of every page until it is corrected.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Connect, createServerModuleRunner, normalizePath, type ViteDevServer } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import { escapeHtml } from '../model/page/escape-html.ts';
import { drawStandalonePage } from '../model/page/standalone-page.ts';
import { FOLDER } from '../model/paths.ts';
import { changedPaths, readStamps } from './disk.ts';
import { type Finding, hasErrors, tellInFile } from './finding.ts';
import { formatCount, formatLaunch, formatShown } from './report.ts';

/** The check, by its address in Vite. */
const CHECK = '/src/check/run-check.ts';

/** The texts, and the code that the check runs. */
const FOLDERS = [FOLDER, 'src/model', 'src/text', 'src/check'];

const PAGE_CONNECTED = 'content-check:page';

/** The part of an answer's `Server-Timing` that says which state of the texts a page shows. */
const STATE = 'content';

/**
 * Part of each page of the site under `npm start`: says, once it is connected, which state of the texts it shows. A
 * browser knows that on localhost and over https alone; elsewhere the page says nothing.
 */
export const PAGE_SCRIPT = `const [{ serverTiming = [] }] = performance.getEntriesByType('navigation');
const shown = serverTiming.find(({ name }) => name === '${STATE}');
if (shown) import.meta.hot?.send('${PAGE_CONNECTED}', shown.description);`;

/** Waits for this long without a change: a program saves in several steps, a folder is copied file by file. */
const QUIET_MS = 80;

/** A page that is never finished must not keep the texts from being read for ever. */
const DRAWING_MS = 10 * 60_000;

export interface Guard {
  /** Resolves when the texts that the disk holds have been checked and, without a mistake, read. */
  catchUp: () => Promise<void>;
  /** Stands before Astro's own handler: it lets pages be drawn, or answers by the list of mistakes. */
  answer: Connect.NextHandleFunction;
}

/**
 * Checks the texts as files change, and before each page. Astro reads them only when `readTexts` is called, which
 * happens when there is no mistake; `isNewCode` says that schemas may have changed. Until then every page is answered by
 * the list of mistakes.
 *
 * No save is lost, since nothing is believed of the disk: the watcher only rings, and whether there is something to
 * read is asked of the files themselves, after each reading and before each page.
 */
export function guardServer(
  server: ViteDevServer,
  root: string,
  readTexts: (isNewCode: boolean) => Promise<void>,
  publishTo: string,
): Guard {
  const { watcher, ws } = server;
  let findings: readonly Finding[] = [];
  /** What the disk held when the texts were last read; at first, when the server loaded the code. */
  let known = readStamps(root, FOLDERS);
  /** How often the texts have been read. A page that shows another state than this one is loaded anew. */
  let state = 0;
  let reading: Promise<void> | undefined;
  /** Answers that Astro has begun. Were the texts read meanwhile, Vite would keep the old ones for good. */
  const begun = new Set<ServerResponse>();
  /** Loads the check as Vite sees it; a new one loads changed schemas and rules. */
  let checkCode: ModuleRunner | undefined;

  const catchUp = () => {
    reading ??= readUntilKnown()
      // The next page tries again.
      .catch(console.error)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };

  const readUntilKnown = async () => {
    for (;;) {
      const disk = readStamps(root, FOLDERS);
      const changed = changedPaths(known, disk);
      if (state > 0 && changed.length === 0) return;
      await sleep(QUIET_MS);
      const isStill = () => changedPaths(disk, readStamps(root, FOLDERS)).length === 0;
      if (!isStill()) continue;
      try {
        await checkAndRead(changed);
      } catch (error) {
        // What was saved while Astro was reading is not checked yet.
        if (!isStill()) continue;
        throw error;
      }
      known = disk;
      state += 1;
      ws.send({ type: 'full-reload' });
    }
  };

  const checkAndRead = async (changed: readonly string[]) => {
    const isNewCode = changed.some((path) => !path.startsWith(join(FOLDER, sep)));
    forget(changed);
    if (isNewCode) checkCode = undefined;
    checkCode ??= createServerModuleRunner(server.environments.ssr, { hmr: false });
    const { runCheck }: typeof import('./run-check.ts') = await checkCode.import(CHECK);
    const result = await runCheck(root, publishTo);
    findings = result.findings;
    const isBroken = hasErrors(findings);
    const wait = isBroken ? ' Sajt čeka da to ispravite.' : '';
    console.log(
      [formatShown(findings) + wait, formatLaunch(result.missing)].filter(Boolean).join('\n'),
    );
    if (isBroken) return;
    await untilDrawn();
    await readTexts(isNewCode);
  };

  /** Vite may not have heard of these changes yet, or may have read a file that was half written. */
  const forget = (changed: readonly string[]) => {
    const files = changed.map((path) => normalizePath(join(root, path)));
    for (const { moduleGraph } of Object.values(server.environments)) {
      for (const file of files) moduleGraph.onFileChange(file);
    }
  };

  /** Resolves when Astro has finished what it has begun. It goes on drawing for a reader who has left. */
  const untilDrawn = async () => {
    for (const end = Date.now() + DRAWING_MS; Date.now() < end; await sleep(10)) {
      for (const response of begun) if (response.writableEnded) begun.delete(response);
      if (begun.size === 0) return;
    }
  };

  // A page may connect after the reload that was meant for it.
  ws.on(PAGE_CONNECTED, async (shown, client) => {
    await catchUp();
    if (shown !== String(state)) client.send({ type: 'full-reload' });
  });
  watcher.on('all', (_, path) => {
    if (FOLDERS.some((folder) => join(path).startsWith(join(root, folder, sep)))) catchUp();
  });

  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    next: Connect.NextFunction,
  ) => {
    await catchUp();
    // Who has left meanwhile waits for nothing.
    if (response.closed) return;
    const asksForPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (asksForPage) response.setHeader('server-timing', `${STATE};desc="${state}"`);
    if (asksForPage && hasErrors(findings)) {
      response.writeHead(503, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      });
      response.end(drawProblemPage(findings, state));
      return;
    }
    begun.add(response);
    next();
  };
  return { catchUp, answer };
}

/** Lists the errors as the terminal does, for this state of the texts. */
export function drawProblemPage(findings: readonly Finding[], state: number): string {
  const errors = findings.filter(({ severity }) => severity === 'error');
  return drawStandalonePage({
    title: 'Sadržaj treba ispraviti',
    body: `<div role="alert">
<p>${formatCount(errors)} Čim ispravite i sačuvate fajl, sajt se sam vraća.</p>
${errors.map(drawMistake).join('\n')}
</div>
<script type="module">
import { createHotContext } from '/@vite/client';
createHotContext('/').send('${PAGE_CONNECTED}', '${state}');
</script>`,
  });
}

function drawMistake(finding: Finding): string {
  const { file, line, text, fix } = tellInFile(finding);
  const place = `<h2>${escapeHtml(file)}:${line}</h2>`;
  return `${place}<p class="error">${escapeHtml(text)}</p>${fix && `<p>→ ${escapeHtml(fix)}</p>`}`;
}
