import type { Finding } from '../finding.ts';
import { hasErrors } from '../finding.ts';
import { runCheck } from '../run-check.ts';
import { formatCount, formatFindings } from '../text-report.ts';

/** An editor saves in several steps, and a copied folder arrives file by file. */
const QUIET_MS = 80;

/** What the check says about the files as they are now. */
export interface ContentState {
  findings: readonly Finding[];
  /** Resolves when the last change has been looked at. */
  settled: () => Promise<void>;
  /** A file has changed: look again, soon. */
  touch: () => void;
}

/**
 * Keeps the findings up to date, prints them when they change and tells the listener. `onLook` is
 * called before the files are read: what changes after it is not in the findings yet.
 */
export function createContentState(
  root: string,
  first: readonly Finding[],
  onCheck: (findings: readonly Finding[]) => void,
  onLook = () => {},
): ContentState {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let finishWaiting: (() => void) | undefined;
  let waiting = Promise.resolve();

  async function look(): Promise<void> {
    onLook();
    const { findings } = await runCheck(root);
    const before = state.findings;
    state.findings = findings;
    printChange(before, findings);
    onCheck(findings);
  }

  const state: ContentState = {
    findings: first,
    settled: async () => {
      await waiting;
      await running;
    },
    touch: () => {
      if (!finishWaiting) {
        waiting = new Promise((resolve) => {
          finishWaiting = resolve;
        });
      }
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(look).catch((error) => console.error(error));
        finishWaiting?.();
        finishWaiting = undefined;
      }, QUIET_MS);
    },
  };
  return state;
}

/** Errors and warnings in the terminal; without a word when nothing has changed. */
export function printChange(before: readonly Finding[], after: readonly Finding[]): void {
  const shown = ({ severity }: Finding) => severity !== 'note';
  const text = formatFindings(after.filter(shown));
  if (text === formatFindings(before.filter(shown))) return;
  if (text !== '') console.log(`\n${text}`);
  const wait = hasErrors(after) ? ' Sajt čeka da to ispravite.' : '';
  console.log(`${formatCount(after)}${wait}`);
}
