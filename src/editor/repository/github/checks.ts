// The checks of a commit, which GitHub runs: the tests of the site, and what else the project asks for.
import type { Progress } from '../store.ts';

export const CHECKS = `statusCheckRollup { contexts(first: 100) { nodes {
  ... on CheckRun { name conclusion detailsUrl } ... on StatusContext { context state targetUrl }
} } }`;

export interface Checks {
  statusCheckRollup: { contexts: { nodes: Check[] } } | null;
}

interface Check {
  name?: string;
  context?: string;
  conclusion?: string | null;
  state?: string;
  detailsUrl?: string | null;
  targetUrl?: string | null;
}

export const checksIn = (commit: Checks | null | undefined): readonly Check[] =>
  commit?.statusCheckRollup?.contexts.nodes ?? [];

/**
 * Those without which nothing goes to the site. Of somebody who proposes for the first time GitHub runs none before it
 * is allowed to, but for the comment, which passes.
 */
export const REQUIRED = ['Tekst i slike', 'Testovi'];

/** The state of the checks of a proposal, which is at `url`. */
export function stateOfChecks(checks: readonly Check[], url: string): Progress {
  const bad = badCheck(checks);
  if (bad)
    return {
      state: 'failed',
      text: `Provera „${nameOf(bad)}“ nije prošla.`,
      url: urlOf(bad) ?? url,
    };
  if (checks.length === 0 || checks.some(isRunning))
    return { state: 'waiting', text: 'Provera još traje.', url };
  const absent = REQUIRED.find((name) => !checks.some((one) => nameOf(one) === name));
  if (absent) {
    const text = `Provera „${absent}“ nije pokrenuta: možda čeka odobrenje na GitHubu.`;
    return { state: 'waiting', text, url };
  }
  const passed = new Set(checks.filter(isPassed).map(nameOf));
  // One that was cancelled because another of its name has replaced it is no matter.
  const [stopped] = checks.filter((one) => !isNoMatter(one) && !passed.has(nameOf(one)));
  if (stopped || passed.size === 0) {
    const name = stopped ? ` „${nameOf(stopped)}“` : '';
    const text = `Provera${name} nije završena: prekinuta je, preskočena, ili čeka odobrenje na GitHubu.`;
    return { state: 'waiting', text, url: (stopped && urlOf(stopped)) ?? url };
  }
  return { state: 'live', text: 'Provera je prošla.', url };
}

const resultOf = ({ conclusion, state }: Check) => conclusion ?? state ?? '';
const isPassed = (check: Check) => resultOf(check) === 'SUCCESS';
const isRunning = (check: Check) => /^(|PENDING|EXPECTED)$/.test(resultOf(check));
/** Beside a check that has passed. */
const isNoMatter = (check: Check) => /^(NEUTRAL|SKIPPED)$/.test(resultOf(check));

export const badCheck = (checks: readonly Check[]) =>
  checks.find(({ conclusion, state }) =>
    /^(FAILURE|ERROR|TIMED_OUT|STARTUP_FAILURE)$/.test(conclusion ?? state ?? ''),
  );
export const nameOf = ({ name, context }: Check) => name ?? context ?? '';
export const urlOf = ({ detailsUrl, targetUrl }: Check) => detailsUrl ?? targetUrl ?? undefined;
