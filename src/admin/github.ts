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
    const asked = init.body ? JSON.parse(String(init.body)) : {};
    const isProposal = url.endsWith('/pulls') && init.method === 'POST';
    if (isProposal) asked.body = 'Izmena je predložena u uređivaču sajta (/admin).';
    const branch: string | undefined = asked.variables?.input?.branch?.branchName;
    const head = branch && heads.get(branch);
    if (head) asked.variables.input.expectedHeadOid = head;
    if (branch && proposed.has(branch)) {
      const question = { query: COUNT_OPEN, variables: { owner, repo, branch } };
      const open = await send(url, { ...init, body: JSON.stringify(question) });
      if (countOf(await open.json()) === 0) throw new Error(CLOSED);
    }
    const response = await send(url, init.body ? { ...init, body: JSON.stringify(asked) } : init);
    if (!response.ok) {
      const message = response.status === 401 ? SIGNED_OUT : REFUSED;
      return Response.json({ message }, { status: response.status });
    }
    if (isProposal) proposed.add(asked.head.split(':').at(-1));
    return url.endsWith('/graphql')
      ? translate(rememberHeads(await response.json(), branch))
      : response;
  }

  window.fetch = async (input, init = {}) => {
    const url = String(input);
    if (!url.startsWith(API)) return send(input, init);
    return ask(url, init).catch((error) => {
      throw error instanceof TypeError ? new Error(OFFLINE) : error;
    });
  };
}

function countOf({ data }: Answer): number | undefined {
  return data?.repository?.pullRequests?.totalCount;
}

/** Records the newest commits. @throws when another device has made a proposal for the same text. */
function rememberHeads(answer: Answer, branch = ''): Answer {
  // The CMS counts proposals only when the branch that it wanted to create exists already.
  if (countOf(answer)) throw new Error(TAKEN);
  const { repository, createCommitOnBranch } = answer.data ?? {};
  for (const { headRefName, headRefOid } of repository?.pullRequests?.nodes ?? []) {
    heads.set(headRefName, headRefOid);
    proposed.add(headRefName);
  }
  // A picture that is saved without a text goes to the site's branch, whose head the CMS itself follows.
  if (createCommitOnBranch && branch.startsWith('cms/')) {
    heads.set(branch, createCommitOnBranch.commit.oid);
  }
  return answer;
}

/** GitHub's messages in Serbian, but „already exists“, which the CMS searches for and does not show. */
function translate({ errors, ...rest }: Answer): Response {
  const translated = errors?.map(({ message }) => {
    if (/expected branch to point/i.test(message)) return { message: TAKEN };
    return { message: message.includes('already exists') ? message : REFUSED };
  });
  return Response.json({ ...rest, ...(translated && { errors: translated }) });
}
