// `node src/github/proposal/post-comment.ts`: run by the workflow that comments on proposals.
import { readFileSync } from 'node:fs';
import { workflowMessage } from '../../check/workflow-commands.ts';
import { commentOnProposal } from './comment-on-proposal.ts';

const { GITHUB_EVENT_PATH, GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN } = process.env;
const { PREVIEW_API_URL, PREVIEW_SITE, PREVIEW_TOKEN } = process.env;
if (!GITHUB_EVENT_PATH || !GITHUB_API_URL || !GITHUB_REPOSITORY || !GITHUB_TOKEN) {
  throw new Error('This runs inside a GitHub workflow only.');
}
const access = { apiUrl: GITHUB_API_URL, token: GITHUB_TOKEN, repository: GITHUB_REPOSITORY };
const host =
  PREVIEW_API_URL && PREVIEW_SITE && PREVIEW_TOKEN
    ? { apiUrl: PREVIEW_API_URL, site: PREVIEW_SITE, token: PREVIEW_TOKEN }
    : undefined;
try {
  const event = JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8'));
  console.log(await commentOnProposal(event, access, host));
} catch (error) {
  // An annotation, so that the reason stands on the run's first page.
  console.log(workflowMessage('error', { title: 'Komentar nije napisan' }, String(error)));
  process.exitCode = 1;
}
