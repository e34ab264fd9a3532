// The check in a thread of its own, so that a schema or a rule that was changed is read anew.
import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Result } from './check-site.ts';

/** Looks at the content below `root`. Rejects when the code of the check itself is broken. */
export async function checkAnew(root: string): Promise<Result> {
  const worker = new Worker(new URL(import.meta.url), { workerData: root });
  const [result] = await once(worker, 'message');
  return result;
}

if (!isMainThread && parentPort) {
  const { runCheck } = await import('./run-check.ts');
  parentPort.postMessage(await runCheck(workerData));
}
