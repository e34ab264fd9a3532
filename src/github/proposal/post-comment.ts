// `node src/github/proposal/post-comment.ts`: run by the workflow that comments on proposals.
import { existsSync, readFileSync } from 'node:fs';
import { workflowMessage } from '../../check/workflow-commands.ts';
import { NETLIFY_API } from '../netlify.ts';
import { commentOnProposal, type Preview } from './comment-on-proposal.ts';

const { GITHUB_EVENT_PATH, GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN } = process.env;
if (!GITHUB_EVENT_PATH || !GITHUB_API_URL || !GITHUB_REPOSITORY || !GITHUB_TOKEN) {
  throw new Error('This runs inside a GitHub workflow only.');
}
const access = { apiUrl: GITHUB_API_URL, token: GITHUB_TOKEN, repository: GITHUB_REPOSITORY };
try {
  const event = JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8'));
  console.log(await commentOnProposal(event, access, readPreview()));
} catch (error) {
  tell('error', 'Komentar nije napisan', String(error));
  process.exitCode = 1;
}

function readPreview(): Preview | undefined {
  const { NETLIFY_API_URL: apiUrl = NETLIFY_API, NETLIFY_SITE, PREVIEW_ZIP = '' } = process.env;
  const { PREVIEW_SITE: site, PREVIEW_TOKEN: token } = process.env;
  if (!site || !token || !existsSync(PREVIEW_ZIP)) return undefined;
  if (site === NETLIFY_SITE) {
    const text = 'PREVIEW_SITE i NETLIFY_SITE su isti sajt. Za preglede napravite poseban.';
    tell('warning', 'Pregled nije objavljen', text);
    return undefined;
  }
  return { host: { apiUrl, site, token }, zip: readFileSync(PREVIEW_ZIP) };
}

/** An annotation, so that it stands on the run's first page. */
function tell(severity: 'error' | 'warning', title: string, text: string): void {
  console.log(workflowMessage(severity, { title }, text));
}
