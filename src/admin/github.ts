// Guards the CMS's requests to GitHub's API. The CMS assumes that one device alone writes to the branch of
// a proposal: it would overwrite another device's text, or write to a branch that nobody reads any more.
const API = 'https://api.github.com/';
const COPY = 'Kopirajte ono što ste upisali, osvežite stranicu i unesite izmenu ponovo.';
const TAKEN = `Ovaj tekst je u međuvremenu izmenjen na drugom mestu. ${COPY}`;
const CLOSED = `Ovaj predlog je u međuvremenu prihvaćen ili zatvoren. ${COPY}`;
const OFFLINE =
  'Nema veze sa internetom. Ono što ste upisali čuva se na ovom uređaju: pokušajte ponovo kada se veza vrati.';
const SIGNED_OUT =
  'Prijava na GitHub je istekla. Osvežite stranicu i prijavite se ponovo: radna verzija Vas čeka.';
const REFUSED = 'GitHub ovo nije prihvatio. Pokušajte ponovo za koji minut.';

const COUNT_OPEN = `query($owner: String!, $repo: String!, $branch: String!) {
  repository(owner: $owner, name: $repo) {
    pullRequests(headRefName: $branch, states: OPEN, first: 1) { totalCount }
  }
}`;

/** What the CMS sends to GitHub, as far as the guard reads or changes it. */
interface CmsRequest {
  variables?: {
    input?: {
      /** The branch that a commit goes to. */
      branch?: { branchName?: string };
      /** The commit that the branch must stand at, or else GitHub refuses the new one. */
      expectedHeadOid?: string;
    };
  };
  /** The branch of a new proposal; from a fork, with its owner before it: `ana:cms/products/gel`. */
  head?: string;
  /** The words of a new proposal. */
  body?: string;
}

interface Answer {
  errors?: { message: string }[];
  data?: {
    repository?: {
      pullRequests?: { totalCount?: number; nodes?: { headRefName: string; headRefOid: string }[] };
    };
    createCommitOnBranch?: { commit: { oid: string } };
  };
}

/** The newest commit of each proposal's branch that this page has seen. */
const heads = new Map<string, string>();
/** Branches with a proposal; the branch of a draft in a fork has none yet. */
const proposed = new Set<string>();

/**
 * Guards every request to GitHub about the project `owner/name`. A refused request has written nothing; the
 * CMS shows the reason in its own dialog.
 */
export function guardProposals(project: string): void {
  const send = window.fetch.bind(window);
  const [owner, repo] = project.split('/');

  async function ask(url: string, init: RequestInit): Promise<Response> {
    const request: CmsRequest = init.body ? JSON.parse(String(init.body)) : {};
    const branch = request.variables?.input?.branch?.branchName;
    const isProposal = url.endsWith('/pulls') && init.method === 'POST';
    if (isProposal) request.body = 'Izmena je predložena u uređivaču sajta (/admin).';
    expectNewestCommit(request);
    if (branch && proposed.has(branch)) await refuseIfClosed(url, init, branch);

    const amended = init.body ? { ...init, body: JSON.stringify(request) } : init;
    const response = await send(url, amended);
    if (!response.ok) return explainFailure(response);
    if (isProposal) rememberProposal(request);
    return url.endsWith('/graphql') ? readAnswer(await response.json(), branch) : response;
  }

  /** @throws when the proposal of this branch is no longer open: nobody would read the change. */
  async function refuseIfClosed(url: string, init: RequestInit, branch: string): Promise<void> {
    const question = { query: COUNT_OPEN, variables: { owner, repo, branch } };
    const answer = await send(url, { ...init, body: JSON.stringify(question) });
    if (countOf(await answer.json()) === 0) throw new Error(CLOSED);
  }

  window.fetch = async (input, init = {}) => {
    const url = String(input);
    if (!url.startsWith(API)) return send(input, init);
    return ask(url, init).catch((error) => {
      throw error instanceof TypeError ? new Error(OFFLINE) : error;
    });
  };
}

/** Lets GitHub refuse a commit when its branch has got another commit that this page has not seen. */
function expectNewestCommit({ variables }: CmsRequest): void {
  const input = variables?.input;
  const newest = heads.get(input?.branch?.branchName ?? '');
  if (input && newest) input.expectedHeadOid = newest;
}

function rememberProposal({ head }: CmsRequest): void {
  const branch = head?.split(':').at(-1);
  if (branch) proposed.add(branch);
}

function explainFailure({ status }: Response): Response {
  return Response.json({ message: status === 401 ? SIGNED_OUT : REFUSED }, { status });
}

/** The number of a branch's open proposals; undefined when the CMS has asked for something else. */
function countOf({ data }: Answer): number | undefined {
  return data?.repository?.pullRequests?.totalCount;
}

/** GitHub's answer for the CMS. @throws when another device has made a proposal for the same text. */
function readAnswer(answer: Answer, branch = ''): Response {
  // The CMS counts the proposals of a branch only after GitHub has refused to create it because it exists.
  // A count of 0 means a left-over branch, which the CMS begins anew; any other count, another device's proposal.
  if (countOf(answer)) throw new Error(TAKEN);
  rememberHeads(answer, branch);
  return translate(answer);
}

function rememberHeads({ data }: Answer, branch: string): void {
  const { repository, createCommitOnBranch } = data ?? {};
  for (const { headRefName, headRefOid } of repository?.pullRequests?.nodes ?? []) {
    heads.set(headRefName, headRefOid);
    proposed.add(headRefName);
  }
  // A picture that is saved without a text goes to the site's branch, whose head the CMS itself follows.
  if (createCommitOnBranch && branch.startsWith('cms/')) {
    heads.set(branch, createCommitOnBranch.commit.oid);
  }
}

/** GitHub's messages in Serbian, except „already exists“, which the CMS searches for and does not show. */
function translate({ errors, ...rest }: Answer): Response {
  const translated = errors?.map(({ message }) => {
    if (/expected branch to point/i.test(message)) return { message: TAKEN };
    return { message: message.includes('already exists') ? message : REFUSED };
  });
  return Response.json({ ...rest, ...(translated && { errors: translated }) });
}
