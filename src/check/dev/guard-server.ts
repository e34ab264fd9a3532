// Stands between the files and Astro while `astro dev` runs: a change goes on to Astro when the
// check has found no mistake in the whole content, and waits until then.
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { FOLDER } from '../../model/paths.ts';
import { type Finding, hasErrors } from '../finding.ts';
import { createContentState } from './content-state.ts';
import { MESSAGE } from './message.ts';
import { isBelow } from './places.ts';
import { PROBLEM_STYLE, renderProblemPage, renderProblems } from './problem-page.ts';

type FileEvent = 'add' | 'change' | 'unlink';

/** Lets Astro see a change only after the check. */
export function guardServer(server: ViteDevServer, root: string, first: readonly Finding[]): void {
  const folder = join(root, FOLDER);
  const waiting = new Map<string, FileEvent>();
  const { watcher, ws } = server;
  const emit = watcher.emit.bind(watcher);
  const state = createContentState(root, first, (findings) => {
    tell();
    if (hasErrors(findings)) return;
    const changes = [...waiting];
    waiting.clear();
    for (const [path, event] of changes) emit(event, path);
  });

  const cover = () => ({
    style: PROBLEM_STYLE,
    html: hasErrors(state.findings) ? renderProblems(state.findings) : '',
  });
  const tell = () => ws.send(MESSAGE, cover());

  // Vite and Astro both listen to this one watcher, so it is the place to hold a change back.
  watcher.emit = ((event: string, path: string, ...rest: never[]) => {
    const isContent = typeof path === 'string' && isBelow(path, folder);
    if (!isContent || !/^(add|change|unlink)$/.test(event))
      return emit(event as never, path, ...rest);
    const sum = sumUp(waiting.get(path), event as FileEvent);
    if (sum) waiting.set(path, sum);
    else waiting.delete(path);
    state.touch();
    return true;
  }) as typeof watcher.emit;

  // A page asks as soon as it listens: what is said before that, nobody hears.
  ws.on(MESSAGE, (_, page) => page.send(MESSAGE, cover()));
  server.middlewares.use(async (request, response, next: Connect.NextFunction) => {
    if (!asksForPage(request)) return next();
    await state.settled();
    if (!hasErrors(state.findings)) return next();
    response.writeHead(503, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(renderProblemPage(state.findings));
  });
}

/** What happened to a file, all in all. Astro rereads a YAML file that changes, not one that returns. */
function sumUp(before: FileEvent | undefined, now: FileEvent): FileEvent | undefined {
  if (before === 'add') return now === 'unlink' ? undefined : 'add';
  return before === 'unlink' && now === 'add' ? 'change' : now;
}

function asksForPage({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}
