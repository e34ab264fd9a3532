// What the check says about the files as they are now, while `astro dev` runs.
import { setTimeout as sleep } from 'node:timers/promises';
import { checkInThread } from './check-thread.ts';
import { type Finding, hasErrors } from './finding.ts';
import { formatCount, formatFindings, formatLaunch } from './report.ts';

/** An editor saves in several steps, and a copied folder arrives file by file. */
const QUIET_MS = 80;

export class ContentState {
  findings: readonly Finding[] = [];
  /** Ends when the last change has been looked at. */
  looking: Promise<void> = Promise.resolve();
  readonly #root: string;
  #changes = 0;
  #hasNewCode = false;

  constructor(root: string) {
    this.#root = root;
  }

  /** Looks at once, and prints all but what is only worth a note. */
  async look(): Promise<void> {
    const hasNewCode = this.#hasNewCode;
    this.#hasNewCode = false;
    const { findings, missing } = await checkInThread(this.#root, hasNewCode);
    this.findings = findings;
    const shown = findings.filter(({ severity }) => severity !== 'note');
    const wait = hasErrors(findings) ? ' Sajt čeka da to ispravite.' : '';
    const sum = `${formatCount(findings)}${wait}`;
    console.log([formatFindings(shown), sum, formatLaunch(missing)].filter(Boolean).join('\n'));
  }

  /** A text, or code, has changed: looks soon, and calls `onEnd` once it has seen the last state. */
  touch(onEnd: () => void, isCode = false): void {
    this.#hasNewCode ||= isCode;
    this.#changes += 1;
    const change = this.#changes;
    const isLast = () => change === this.#changes;
    this.looking = this.looking
      .then(() => (isLast() ? sleep(QUIET_MS) : undefined))
      .then(() => (isLast() ? this.look() : undefined))
      .then(() => (isLast() ? onEnd() : undefined))
      .catch(console.error);
  }
}
