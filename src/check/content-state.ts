// What the check says about the files as they are now, while `astro dev` runs.
import { checkAnew } from './check-thread.ts';
import { type Finding, hasErrors } from './finding.ts';
import { formatCount, formatFindings, formatUnfilled } from './report.ts';

/** An editor saves in several steps, and a copied folder arrives file by file. */
const QUIET_MS = 80;

export type ContentState = ReturnType<typeof createContentState>;

export function createContentState(root: string) {
  let said: Set<string> | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** Something has changed since the files were read. */
  let isStale = false;
  let looking = Promise.resolve();

  const state = {
    findings: [] as readonly Finding[],
    /** Looks at once, and prints what is new. */
    look: async () => {
      const { findings, unfilled } = await checkAnew(root);
      state.findings = findings;
      print(findings, said, formatUnfilled(unfilled));
      said = new Set(findings.map(keyOf));
    },
    /** A file has changed: looks soon, and calls `onEnd` once what was seen is the last state. */
    touch: (onEnd: () => void) => {
      clearTimeout(timer);
      isStale = true;
      timer = setTimeout(() => {
        isStale = false;
        const end = () => (isStale ? undefined : onEnd());
        looking = looking.then(state.look).then(end).catch(console.error);
      }, QUIET_MS);
    },
    /** Resolves when the last change has been looked at. */
    settled: async () => {
      while (isStale) await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 4));
      await looking;
    },
  };
  return state;
}

/** The same mistake on another line is not news. */
const keyOf = ({ severity, file, text }: Finding) => `${severity} ${file} ${text}`;

/**
 * All mistakes, what else is new, and the sum. Questions stand for weeks, so those that stood at the
 * start are only counted; how much is left to fill in is told once.
 */
function print(findings: readonly Finding[], said: Set<string> | undefined, unfilled: string) {
  const shown = findings.filter((finding) => {
    const { severity } = finding;
    if (severity === 'error') return true;
    return (
      !said?.has(keyOf(finding)) && (severity === 'warning' || (said && severity === 'question'))
    );
  });
  const wait = hasErrors(findings) ? ' Sajt čeka da to ispravite.' : '';
  const sum = `${formatCount(findings)}${wait}`;
  console.log([formatFindings(shown), sum, said ? '' : unfilled].filter(Boolean).join('\n'));
}
