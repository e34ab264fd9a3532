// The checks of a commit, which GitHub runs: the tests of the site, and what else the project asks for.
import type { Progress } from '../store.ts';

export const CHECKS = `statusCheckRollup { contexts(first: 50) { nodes {
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

/** The state of the checks of a proposal, which is at `url`. */
export function stateOfChecks(checks: readonly Check[], url: string): Progress {
  const bad = badCheck(checks);
  if (bad)
    return {
      state: 'failed',
      text: `Provera „${nameOf(bad)}“ nije prošla.`,
      url: urlOf(bad) ?? url,
    };
  const isRunning = checks.some(
    ({ conclusion, state }) => !/\w/.test(conclusion ?? '') && state !== 'SUCCESS',
  );
  if (checks.length === 0 || isRunning)
    return { state: 'waiting', text: 'Provera još traje.', url };
  return { state: 'live', text: 'Provera je prošla.', url };
}

/** A check that another one has replaced is no failure. */
export const badCheck = (checks: readonly Check[]) =>
  checks.find(({ conclusion, state }) =>
    /^(FAILURE|ERROR|TIMED_OUT|STARTUP_FAILURE)$/.test(conclusion ?? state ?? ''),
  );
export const nameOf = ({ name, context }: Check) => name ?? context ?? '';
export const urlOf = ({ detailsUrl, targetUrl }: Check) => detailsUrl ?? targetUrl ?? undefined;
