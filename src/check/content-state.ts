// What the check says about the files as they are now, while `astro dev` runs.
import { createChecker } from './check-thread.ts';
import { type Finding, hasErrors } from './finding.ts';
import { formatCount, formatFindings, formatUnfilled } from './report.ts';

/** An editor saves in several steps, and a copied folder arrives file by file. */
const QUIET_MS = 80;

export type ContentState = ReturnType<typeof createContentState>;

export function createContentState(root: string) {
  const { look: check, renew } = createChecker(root);
  let said: Set<string> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let changes = 0;
  let looking = Promise.resolve();

  const state = {
    findings: [] as readonly Finding[],
    /** The check's own code has changed: the next look reads it anew. */
    renew,
    /** Looks at once, and prints what is new. */
    look: async () => {
      const { findings, unfilled } = await check();
      state.findings = findings;
      print(findings, said, formatUnfilled(unfilled));
      said = new Set(findings.map(keyOf));
    },
    /** A file has changed: looks soon. `onLook` is called before the files are read, `onEnd` behind it. */
    touch: (onLook: () => void, onEnd: () => void) => {
      clearTimeout(timer);
      changes += 1;
      timer = setTimeout(() => {
        changes = 0;
        looking = looking.then(onLook).then(state.look).then(onEnd).catch(console.error);
      }, QUIET_MS);
    },
    /** Resolves when the last change has been looked at. */
    settled: async () => {
      while (changes > 0) await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 4));
      await looking;
    },
  };
  return state;
}

/** The same mistake on another line is not news. */
const keyOf = ({ severity, file, text }: Finding) => `${severity} ${file} ${text}`;

/**
 * At first mistakes and warnings, and how much is left to fill in; later all mistakes and what else is
 * new. Questions stand for weeks, so those that stood at the start are only counted.
 */
function print(findings: readonly Finding[], said: Set<string> | undefined, unfilled: string) {
  const isNew = (finding: Finding) => !said?.has(keyOf(finding));
  const shown = findings.filter(
    (finding) =>
      finding.severity === 'error' ||
      (isNew(finding) &&
        (finding.severity === 'warning' || (said && finding.severity === 'question'))),
  );
  const isMended = !hasErrors(findings) && [...(said ?? [])].some((key) => key.startsWith('error'));
  if (said && !isMended && !shown.some(isNew)) return;
  const wait = hasErrors(findings) ? ' Sajt čeka da to ispravite.' : '';
  const sum = `${formatCount(findings)}${wait}`;
  console.log([formatFindings(shown), sum, said ? '' : unfilled].filter(Boolean).join('\n'));
}
