// The findings about the files as they are now, while `astro dev` runs.
import { setTimeout as sleep } from 'node:timers/promises';
import { checkInThread } from './check-thread.ts';
import { type Finding, hasErrors } from './finding.ts';
import { formatCount, formatFindings, formatLaunch } from './report.ts';

/** Waits for this long without a change: a program saves in several steps, a folder is copied file by file. */
const QUIET_MS = 80;

export class ContentState {
  findings: readonly Finding[] = [];
  /** Resolves when the content has been checked after its last change. */
  pendingCheck: Promise<void> = Promise.resolve();
  readonly #root: string;
  #changes = 0;
  #hasNewCode = false;

  constructor(root: string) {
    this.#root = root;
  }

  /** Checks at once, and prints every finding but the notes. */
  async check(): Promise<void> {
    const hasNewCode = this.#hasNewCode;
    this.#hasNewCode = false;
    const { findings, missing } = await checkInThread(this.#root, hasNewCode);
    this.findings = findings;
    const shown = findings.filter(({ severity }) => severity !== 'note');
    const wait = hasErrors(findings) ? ' Sajt čeka da to ispravite.' : '';
    const sum = `${formatCount(findings)}${wait}`;
    console.log([formatFindings(shown), sum, formatLaunch(missing)].filter(Boolean).join('\n'));
  }

  /** Checks soon after a text, or code, has changed; of several changes only the last calls `onEnd`. */
  scheduleCheck(onEnd: () => void, isCode = false): void {
    this.#hasNewCode ||= isCode;
    this.#changes += 1;
    const change = this.#changes;
    const isLast = () => change === this.#changes;
    this.pendingCheck = this.pendingCheck
      .then(() => (isLast() ? sleep(QUIET_MS) : undefined))
      .then(() => (isLast() ? this.check() : undefined))
      .then(() => (isLast() ? onEnd() : undefined))
      .catch(console.error);
  }
}
