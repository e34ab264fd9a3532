/** What is used of a `workflow_run` event. GitHub writes it, so it can be trusted. */
export interface RunEvent {
  workflow_run: {
    id: number;
    conclusion: string | null;
    head_sha: string;
    head_branch: string;
    /** Null when the fork has been deleted. */
    head_repository: { full_name: string; html_url: string; owner: { login: string } } | null;
  };
  repository: { full_name: string; html_url: string; default_branch: string };
}
