// Stands between the files and Astro while `astro dev` runs: a change goes on to Astro when the
// check has found no mistake in the whole content, and waits until then.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { FOLDER } from '../../model/paths.ts';
import { type Finding, hasErrors } from '../finding.ts';
import { createContentState } from './content-state.ts';
import { holdErrorPage } from './hold-error-page.ts';
import { MESSAGE } from './message.ts';
import { isBelow } from './places.ts';
import { PROBLEM_STYLE, renderProblems, sendProblemPage } from './problem-page.ts';

type FileEvent = 'add' | 'change' | 'unlink';

/** Lets Astro see a change only after the check. */
export function guardServer(server: ViteDevServer, root: string, first: readonly Finding[]): void {
  const folder = join(root, FOLDER);
  /** Changes since the last look began, and those that it has seen. */
  const fresh = new Map<string, FileEvent>();
  const waiting = new Map<string, FileEvent>();
  const { watcher, ws } = server;
  const send = ws.send.bind(ws);
  const emit = watcher.emit.bind(watcher);
  const passOn = (findings: readonly Finding[]) => {
    tell();
    if (hasErrors(findings)) return;
    const changes = [...waiting];
    waiting.clear();
    for (const [path, event] of changes) emit(event, path);
  };
  const state = createContentState(root, first, passOn, () => {
    for (const [path, event] of fresh) addUp(waiting, path, event);
    fresh.clear();
  });

  const cover = () => ({
    style: PROBLEM_STYLE,
    html: hasErrors(state.findings) ? renderProblems(state.findings) : '',
  });
  const tell = () => send(MESSAGE, cover());
  // What Astro makes of a broken text is in English, and the cover has said it already.
  ws.send = ((message: { type?: string } | string, ...rest: never[]) => {
    const isError = typeof message === 'object' && message.type === 'error';
    if (!isError || !hasErrors(state.findings)) send(message as never, ...rest);
  }) as typeof ws.send;

  // Vite and Astro both listen to this one watcher, so it is the place to hold a change back.
  watcher.emit = ((event: string, path: string, ...rest: never[]) => {
    const isContent = typeof path === 'string' && isBelow(path, folder);
    if (!isContent || !/^(add|change|unlink)$/.test(event))
      return emit(event as never, path, ...rest);
    addUp(fresh, path, event as FileEvent);
    state.touch();
    return true;
  }) as typeof watcher.emit;

  // A page asks as soon as it listens: what is said before that, nobody hears.
  ws.on(MESSAGE, (_, page) => page.send(MESSAGE, cover()));
  server.middlewares.use(async (request, response, next: Connect.NextFunction) => {
    if (!asksForPage(request)) return next();
    if (await tellInstead(response)) return;
    // A text may break between this look at it and Astro's.
    holdErrorPage(response, () => {
      state.touch();
      return tellInstead(response);
    });
    next();
  });

  async function tellInstead(response: ServerResponse): Promise<boolean> {
    await state.settled();
    if (!hasErrors(state.findings)) return false;
    sendProblemPage(response, state.findings);
    return true;
  }
}

/** Notes what happened to a file, together with what had happened to it before. */
function addUp(changes: Map<string, FileEvent>, path: string, event: FileEvent): void {
  const sum = sumUp(changes.get(path), event);
  if (sum) changes.set(path, sum);
  else changes.delete(path);
}

/** What happened to a file, all in all. Astro rereads a YAML file that changes, not one that returns. */
function sumUp(before: FileEvent | undefined, now: FileEvent): FileEvent | undefined {
  if (before === 'add') return now === 'unlink' ? undefined : 'add';
  return before === 'unlink' && now === 'add' ? 'change' : now;
}

function asksForPage({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}
