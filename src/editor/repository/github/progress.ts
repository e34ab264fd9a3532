// What becomes of a change after „Objavi“, as Serbian sentences.
import { sayMoment, sayTime } from '../say-day.ts';
import type { Progress, Sent } from '../store.ts';
import { type Github, Refusal } from './api.ts';
import { badCheck, CHECKS, type Checks, checksIn, nameOf, stateOfChecks, urlOf } from './checks.ts';
import { readPublished } from './on-site.ts';

const PROGRESS = `query Progress($owner: String!, $name: String!, $oid: GitObjectID!, $number: Int!, $isProposal: Boolean!) {
  repository(owner: $owner, name: $name) {
    object(oid: $oid) { ... on Commit { committedDate ${CHECKS} } }
    pullRequest(number: $number) @include(if: $isProposal) { state url mergeCommit { oid } comments(last: 20) { nodes { body authorAssociation } } }
    deployments(environments: ["objavljivanje"], last: 5) { nodes { createdAt latestStatus { state logUrl } } }
  }
}`;

interface Answer {
  repository: {
    object: (Checks & { committedDate: string }) | null;
    pullRequest?: {
      state: 'OPEN' | 'CLOSED' | 'MERGED';
      url: string;
      mergeCommit: { oid: string } | null;
      comments: { nodes: { body: string; authorAssociation: string }[] };
    };
    deployments: {
      nodes: {
        createdAt: string;
        latestStatus: { state: string; logUrl?: string | null } | null;
      }[];
    };
  };
}

export async function progressOf(api: Github, sent: Sent): Promise<Progress> {
  const ask = (oid: string) =>
    api.query<Answer>(PROGRESS, {
      oid,
      number: sent.proposal ?? 0,
      isProposal: sent.proposal !== undefined,
    });
  let commit = sent.commit ?? '';
  let { repository } = await ask(commit);
  const { pullRequest: pull } = repository;
  if (pull?.state === 'CLOSED')
    return {
      state: 'declined',
      text: `Predlog nije prihvaćen${wordsUnder(pull.comments.nodes)}`,
      url: pull.url,
    };
  if (pull?.state === 'OPEN') {
    const checks = checksIn(repository.object);
    if (badCheck(checks)) return stateOfChecks(checks, pull.url);
    const text = sent.isForeign
      ? 'Predlog je poslat. Kada ga neko prihvati, izmena će biti na sajtu.'
      : 'Sačuvano. Na sajt ide samo, čim prođe proveru.';
    return { state: 'waiting', text, url: pull.url };
  }
  if (pull?.mergeCommit && pull.mergeCommit.oid !== commit) {
    commit = pull.mergeCommit.oid;
    ({ repository } = await ask(commit));
  }
  const accepted = pull && sent.isForeign ? 'Predlog je prihvaćen. ' : '';
  const published = await readPublished();
  if (published && (await isIn(api, commit, published.commit)))
    return { state: 'live', text: `${accepted}Izmena je na sajtu od ${timeOf(published.at)} ✓` };
  const { object, deployments } = repository;
  const bad = badCheck(checksIn(object));
  if (bad) {
    const url = urlOf(bad);
    const text = `Nije objavljeno: provera „${nameOf(bad)}“ nije prošla. Sajt radi kao i do sada.`;
    return { state: 'failed', text, ...(url && { url }) };
  }
  const later = deployments.nodes.filter(
    ({ createdAt }) => createdAt >= (object?.committedDate ?? ''),
  );
  const [last] = later.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const state = last?.latestStatus?.state;
  if (state === 'FAILURE' || state === 'ERROR') {
    const url =
      last?.latestStatus?.logUrl ?? `https://github.com/${api.project.repository}/actions`;
    const text = 'Nije objavljeno: slanje na sajt nije uspelo. Sajt radi kao i do sada.';
    return { state: 'failed', text, url };
  }
  // Where the site does not name its commit, the time of sending has to do.
  if (state === 'SUCCESS' && last && !published)
    return { state: 'live', text: `${accepted}Izmena je na sajtu od ${timeOf(last.createdAt)} ✓` };
  if (last) return { state: 'waiting', text: `${accepted}Prošlo je proveru. Šalje se na sajt …` };
  return { state: 'waiting', text: `${accepted}Sačuvano u projektu. Proverava se …` };
}

/** Who may publish; the check answers as nobody, and the author of the proposal as somebody else. */
const OF_THE_SITE = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);
/** Letters of an answer that fit into a card. */
const MOST_LETTERS = 300;

/** „: „Hvala! Gel ne leči.““ */
function wordsUnder(comments: readonly { body: string; authorAssociation: string }[]): string {
  const last = comments.findLast((one) => OF_THE_SITE.has(one.authorAssociation));
  const words = last?.body.trim() ?? '';
  if (!words) return '.';
  return `: „${words.slice(0, MOST_LETTERS)}${words.length > MOST_LETTERS ? ' …' : ''}“`;
}

/** Of these pairs the answer was no, and stays so: nothing is asked twice while the site waits. */
const notIn = new Set<string>();

async function isIn(api: Github, commit: string, published: string): Promise<boolean> {
  if (commit === published) return true;
  const pair = `${commit}...${published}`;
  if (notIn.has(pair)) return false;
  try {
    const { status } = await api.rest<{ status: string }>('GET', `/compare/${pair}`);
    const isAhead = status === 'ahead' || status === 'identical';
    if (!isAhead) notIn.add(pair);
    return isAhead;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** „14:32“, and the day too when it is another one. */
function timeOf(iso: string): string {
  const date = new Date(iso);
  const isToday = date.toDateString() === new Date().toDateString();
  return isToday ? sayTime(date) : sayMoment(date);
}
