// The check in a thread of its own, which can be ended when a schema or a rule has changed.
import { once } from 'node:events';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { Result } from './check-content.ts';

/** Stays for the next look, which takes 0.04 s then and not 1 s. */
let thread: Worker | undefined;

/**
 * Looks at the content below `root`, with the code read anew where that has changed. One look at a
 * time. Rejects when the code of the check itself is broken.
 */
export async function checkInThread(root: string, hasNewCode: boolean): Promise<Result> {
  if (hasNewCode) {
    await thread?.terminate();
    thread = undefined;
  }
  thread ??= new Worker(new URL(import.meta.url));
  const looking = thread;
  // Only while it looks does it keep `npm start` alive.
  looking.ref();
  looking.postMessage(root);
  try {
    const [result] = await once(looking, 'message');
    return result;
  } catch (error) {
    thread = undefined;
    throw error;
  } finally {
    looking.unref();
  }
}

if (!isMainThread && parentPort) {
  const { runCheck } = await import('./run-check.ts');
  const port = parentPort;
  port.on('message', async (root: string) => port.postMessage(await runCheck(root)));
}
