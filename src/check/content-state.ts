// What the check says about the files as they are now, while `astro dev` runs.
import { createChecker } from './check-thread.ts';
import { byGravity, type Finding, hasErrors } from './finding.ts';
import { formatCount, formatFindings, formatUnfilled } from './report.ts';

/** An editor saves in several steps, and a copied folder arrives file by file. */
const QUIET_MS = 80;

export interface ContentState {
  findings: readonly Finding[];
  /** Looks at once, and prints what is new. */
  look: () => Promise<void>;
  /** A file has changed: looks soon, then calls back. `onLook` is called before the files are read. */
  touch: (onLook: () => void, onEnd: () => void) => void;
  /** Resolves when the last change has been looked at. */
  settled: () => Promise<void>;
  /** The check's own code has changed. */
  renew: () => void;
}

export function createContentState(root: string): ContentState {
  const checker = createChecker(root);
  let said: Set<string> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let waiting = Promise.resolve();
  let looking = Promise.resolve();

  const state: ContentState = {
    findings: [],
    look: async () => {
      const { findings, unfilled } = await checker.look();
      state.findings = findings;
      print(findings, said, formatUnfilled(unfilled));
      said = new Set(findings.map(keyOf));
    },
    touch: (onLook, onEnd) => {
      clearTimeout(timer);
      waiting = new Promise((resolve) => {
        timer = setTimeout(() => {
          looking = looking
            .then(onLook)
            .then(state.look)
            .then(onEnd)
            .catch((reason) => console.error(reason));
          resolve();
        }, QUIET_MS);
      });
    },
    settled: async () => {
      await waiting;
      await looking;
    },
    renew: checker.renew,
  };
  return state;
}

/** The same mistake on another line is not news. */
const keyOf = ({ severity, file, text }: Finding) => `${severity} ${file} ${text}`;

/**
 * At first mistakes and warnings, and how much is left to fill in; later what is new, and nothing
 * when nothing is. Questions stand for weeks, so those that stood at the start are only counted.
 */
function print(findings: readonly Finding[], said: Set<string> | undefined, unfilled: string) {
  const isWrong = hasErrors(findings);
  const shown = findings
    .filter(({ severity }) => severity !== 'note' && (said || severity !== 'question'))
    .filter((finding) => finding.severity === 'error' || !said?.has(keyOf(finding)))
    .toSorted(byGravity);
  const hasNews = !said || shown.some((finding) => !said.has(keyOf(finding)));
  const isMended = [...(said ?? [])].some((key) => key.startsWith('error')) && !isWrong;
  if (!hasNews && !isMended) return;
  const wait = isWrong ? ' Sajt čeka da to ispravite.' : '';
  const sum = `${formatCount(findings)}${wait}`;
  console.log([formatFindings(shown), sum, said ? '' : unfilled].filter(Boolean).join('\n'));
}
