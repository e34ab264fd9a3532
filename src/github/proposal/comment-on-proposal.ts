import {
  type Artifact,
  downloadArtifact,
  findArtifacts,
  findPullRequests,
  type GitHubAccess,
  putComment,
  putStatus,
  type Status,
} from '../github-api.ts';
import { type NetlifySite, publishZip } from '../netlify.ts';
import { type CommentPlace, MARKER, writeComment } from './comment.ts';
import { parseReport, REPORT } from './proposal-report.ts';
import type { RunEvent } from './run-event.ts';

/** A page of the preview, and an artifact of its own for where the preview has no address. */
const BEFORE_AFTER = 'pre-i-posle.html';
const MOST_REPORT_BYTES = 1024 * 1024;

/** The proposal's build, without what speaks to a host, and where it may be shown. */
export interface Preview {
  host: NetlifySite;
  zip: Buffer;
}

/**
 * Puts the one comment under the proposal whose check has just ended. Resolves to what was done.
 * Which proposal that is follows from GitHub's event alone, never from what the check handed over.
 */
export async function commentOnProposal(
  { workflow_run: run, repository }: RunEvent,
  access: GitHubAccess,
  preview?: Preview,
): Promise<string> {
  const head = run.head_repository;
  if (!head) return 'The fork is gone.';
  const proposals = await findPullRequests(access, `${head.owner.login}:${run.head_branch}`);
  const proposal = proposals.find(
    (pull) => pull.head.sha === run.head_sha && pull.head.repo?.full_name === head.full_name,
  );
  if (!proposal) return 'The proposal is closed or has a newer commit.';

  const artifacts = await findArtifacts(access, run.id);
  const named = (name: string) => artifacts.find((artifact) => artifact.name === name);
  const runUrl = `${repository.html_url}/actions/runs/${run.id}`;
  const shown = await findPreview(named('pregled'), runUrl, preview);
  const body = writeComment(await readReport(access, named(REPORT)), {
    repositoryUrl: repository.html_url,
    defaultBranch: repository.default_branch,
    headUrl: head.html_url,
    headBranch: run.head_branch,
    isGreen: run.conclusion === 'success',
    preview: shown,
    beforeAfter: findBeforeAfter(named(BEFORE_AFTER), runUrl, shown),
  });
  const done = await putComment(access, proposal.number, MARKER, body);
  await putStatus(
    access,
    run.head_sha,
    statusOf(run.conclusion === 'success', shown?.url ?? runUrl),
  );
  return `The comment under proposal ${proposal.number} is ${done}.`;
}

/** The editor at /admin waits for this, and leads to its address. */
function statusOf(isGreen: boolean, url: string): Status {
  return {
    state: isGreen ? 'success' : 'failure',
    context: 'Pregled',
    target_url: url,
    description: isGreen ? 'Sajt sa ovom izmenom' : 'Sajt sa ovom izmenom nije napravljen',
  };
}

function findBeforeAfter(
  artifact: Artifact | undefined,
  runUrl: string,
  preview: CommentPlace['preview'],
): string | undefined {
  if (!artifact) return undefined;
  if (!preview || preview.isArchive) return `${runUrl}/artifacts/${artifact.id}`;
  return `${preview.url}/${BEFORE_AFTER}`;
}

/** Whatever is wrong with the report, the proposal's author gets a comment. */
async function readReport(access: GitHubAccess, artifact: Artifact | undefined) {
  if (!artifact) return undefined;
  try {
    const file = await downloadArtifact(access, artifact, MOST_REPORT_BYTES);
    return parseReport(file.toString('utf8'));
  } catch (error) {
    console.warn(`The report cannot be read: ${error}`);
    return undefined;
  }
}

async function findPreview(
  artifact: Artifact | undefined,
  runUrl: string,
  preview: Preview | undefined,
) {
  if (!artifact) return undefined;
  const archive = { url: `${runUrl}/artifacts/${artifact.id}`, isArchive: true };
  if (!preview) return archive;
  try {
    return { url: await publishZip(preview.host, preview.zip, 'draft'), isArchive: false };
  } catch (error) {
    console.warn(`The preview is not published: ${error}`);
    return archive;
  }
}
