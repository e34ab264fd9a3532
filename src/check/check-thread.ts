// The check in a thread of its own, so that a schema or a rule that was changed is read anew.
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { Result } from './check-site.ts';

/** Looks at the content below `root` as often as it is asked to. */
export function createChecker(root: string) {
  let worker: Worker | undefined;
  let isOld = false;
  return {
    /** Rejects when the code of the check itself is broken. */
    look: () =>
      new Promise<Result>((resolve, reject) => {
        if (isOld) {
          worker?.terminate();
          worker = undefined;
          isOld = false;
        }
        worker ??= new Worker(new URL(import.meta.url));
        const thread = worker;
        thread.removeAllListeners();
        thread.once('message', (result: Result) => {
          // Waiting for the next look, it keeps no program from ending.
          thread.unref();
          resolve(result);
        });
        thread.once('error', (reason) => {
          worker = undefined;
          reject(reason);
        });
        thread.ref();
        thread.postMessage(root);
      }),
    /** The next look reads the code anew. */
    renew: () => {
      isOld = true;
    },
  };
}

if (!isMainThread && parentPort) {
  const port = parentPort;
  const { runCheck } = await import('./run-check.ts');
  port.on('message', async (root: string) => port.postMessage(await runCheck(root)));
}
