// Asks the worker of the check. Nothing else of the page may run the rules: they would stop it for a second.
import type { Told } from '../../check/finding.ts';
import type { Missing } from '../../check/missing.ts';
import { Problem } from '../repository/problem.ts';
import type { Snapshot } from '../repository/store.ts';
import type { SiteText } from '../texts/site-text.ts';
import type { Answers, Changes, Question, Reply, Request } from './check.worker.ts';
import type { Reader, Remark } from './check-source.ts';

let worker: Promise<Worker> | undefined;
let count = 0;
const waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
/** The version of each text that the worker has, by its path. */
const sent = new Map<string, SiteText>();

const FAILED = 'Provera teksta nije uspela. Osvežite stranicu; ono što ste upisali je sačuvano.';

async function open(): Promise<Worker> {
  // Only here: outside of the bundle of the page there is no such address.
  const { default: address } = await import('./check.worker.ts?address');
  const opened = new Worker(address, { type: 'module' });
  opened.addEventListener('message', ({ data: { id, answer, problem } }: MessageEvent<Reply>) => {
    if (problem) waiting.get(id)?.reject(new Problem('refused', FAILED, { cause: problem }));
    else waiting.get(id)?.resolve(answer);
    waiting.delete(id);
  });
  // It could not be loaded, such as without a network: the next question tries again.
  opened.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Problem('refused', FAILED));
    waiting.clear();
    sent.clear();
    worker = undefined;
  });
  return opened;
}

function changesSince(texts: readonly SiteText[]): Changes {
  const paths = new Set(texts.map(({ path }) => path));
  const gone = [...sent.keys()].filter((path) => !paths.has(path));
  const changed = texts.filter((text) => sent.get(text.path) !== text);
  for (const path of gone) sent.delete(path);
  for (const text of changed) sent.set(text.path, text);
  return { gone, changed: changed.map(({ path, source }) => [path, source]) };
}

/** The worker's answer; `texts` are those that it may compare with. */
export async function askCheck<Q extends Question>(
  question: Q,
  texts?: readonly SiteText[],
): Promise<Answers[Q['ask']]> {
  worker ??= open().catch((cause) => {
    // The next question tries again.
    worker = undefined;
    throw new Problem('refused', FAILED, { cause });
  });
  const opened = await worker;
  count += 1;
  const id = count;
  const request: Request = { ...question, id, ...(texts && { texts: changesSince(texts) }) };
  opened.postMessage(request);
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
}

/** The check is asked when the editor pauses, in milliseconds. */
export const QUIET_MS = 400;

/**
 * What the check says about this text; it is asked in a worker, so that the page never waits for it. Among `texts` it
 * stands as the site has it.
 */
export function checkTexts(
  path: string,
  source: string,
  texts: readonly SiteText[],
  { files }: Pick<Snapshot, 'files'>,
  reader: Reader = 'form',
): Promise<Remark[]> {
  return askCheck({ ask: 'check', path, source, fileNames: [...files.keys()], reader }, texts);
}

/** Has the check know the words of Serbian, 0.7 MB, and says whether it does. */
export async function loadDictionary(): Promise<boolean> {
  try {
    return await askCheck({ ask: 'dictionary' });
  } catch {
    return false;
  }
}

export function findMissing(texts: readonly SiteText[]): Promise<Told<Missing>[]> {
  return askCheck({ ask: 'missing' }, texts);
}
