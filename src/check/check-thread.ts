// The check in a thread of its own, so that a schema or a rule that was changed is read anew.
import { once } from 'node:events';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { Result } from './check-site.ts';

/** Looks at the content below `root`, once at a time, as often as it is asked to. */
export function createChecker(root: string) {
  let worker: Worker | undefined;
  let isOld = false;
  return {
    /** Rejects when the code of the check itself is broken. */
    look: async (): Promise<Result> => {
      if (isOld) await worker?.terminate();
      if (isOld || !worker) worker = new Worker(new URL(import.meta.url));
      isOld = false;
      worker.ref();
      worker.postMessage(root);
      try {
        const [result] = await once(worker, 'message');
        // Waiting for the next look, it keeps no program from ending.
        worker.unref();
        return result;
      } catch (reason) {
        worker = undefined;
        throw reason;
      }
    },
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
