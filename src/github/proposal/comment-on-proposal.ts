import {
  type Artifact,
  downloadArtifact,
  findArtifacts,
  findPullRequests,
  type GitHubAccess,
  putComment,
} from '../github-api.ts';
import { type NetlifySite, publishZip } from '../netlify.ts';
import { MARKER, writeComment } from './comment.ts';
import { parseReport, REPORT } from './proposal-report.ts';
import type { RunEvent } from './run-event.ts';

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
  const body = writeComment(await readReport(access, named(REPORT)), {
    repositoryUrl: repository.html_url,
    defaultBranch: repository.default_branch,
    headUrl: head.html_url,
    headBranch: run.head_branch,
    isGreen: run.conclusion === 'success',
    preview: await findPreview(
      named('pregled'),
      `${repository.html_url}/actions/runs/${run.id}`,
      preview,
    ),
  });
  const done = await putComment(access, proposal.number, MARKER, body);
  return `The comment under proposal ${proposal.number} is ${done}.`;
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
