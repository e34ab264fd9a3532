// Astro must not begin with a broken text: it would stop at the first one, in English. So while
// there is a mistake, this stands at the site's address and tells what to do.
import { watch } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { FOLDER } from '../../model/paths.ts';
import { hasErrors } from '../finding.ts';
import { runCheck } from '../run-check.ts';
import { createContentState, printChange } from './content-state.ts';
import { sendProblemPage } from './problem-page.ts';

/** Resolves as soon as there is no error: usually at once, and then without a word. */
export async function waitForContent(root: string, port: number): Promise<void> {
  const { findings } = await runCheck(root);
  if (!hasErrors(findings)) return;
  printChange([], findings);
  await new Promise<void>((resolve) => {
    const state = createContentState(root, findings, (now) => {
      if (hasErrors(now)) return;
      watcher.close();
      server.close(() => resolve());
      server.closeAllConnections();
    });
    const watcher = watch(join(root, FOLDER), { recursive: true }, state.touch);
    const server = answer(port, (response) => sendProblemPage(response, state.findings));
  });
}

/** A busy port is no reason to stop: the terminal has the same words. */
function answer(port: number, send: (response: ServerResponse) => void): Server {
  const server = createServer((_request, response) => send(response));
  server.on('error', () => {});
  return server.listen(port, 'localhost');
}
