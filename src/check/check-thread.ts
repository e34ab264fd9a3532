// The check in a worker thread: ending the thread is how changed schemas and rules are loaded again.
import { once } from 'node:events';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { Result } from './check-content.ts';

/** Kept for the next check, which then takes 0.04 s and not 1 s. */
let thread: Worker | undefined;

/**
 * Checks the content below `root`; with `hasNewCode` the check's own modules are loaded again first. Call
 * it for one check at a time. Rejects when the code of the check itself is broken.
 */
export async function checkInThread(root: string, hasNewCode: boolean): Promise<Result> {
  if (hasNewCode) {
    await thread?.terminate();
    thread = undefined;
  }
  thread ??= new Worker(new URL(import.meta.url));
  const worker = thread;
  // The thread keeps the process of `npm start` alive only while a check runs.
  worker.ref();
  worker.postMessage(root);
  try {
    const [result] = await once(worker, 'message');
    return result;
  } catch (error) {
    thread = undefined;
    throw error;
  } finally {
    worker.unref();
  }
}

if (!isMainThread && parentPort) {
  const { runCheck } = await import('./run-check.ts');
  const port = parentPort;
  port.on('message', async (root: string) => port.postMessage(await runCheck(root)));
}
