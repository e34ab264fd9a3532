// The messages of the editor when GitHub refuses a request. tests/e2e/admin-github.spec.ts has the cases of
// another device and of an accepted proposal.
import { expect, test, vi } from 'vitest';
import { guardProposals } from '../../src/admin/github.ts';

const GRAPHQL = 'https://api.github.com/graphql';
const refusal = (message: string) => Response.json({ data: null, errors: [{ message }] });

/** The message that the CMS shows: that of the thrown error, or of GitHub's answer. */
async function askWhen(send: () => Response, url = GRAPHQL): Promise<string> {
  vi.stubGlobal('window', { fetch: async () => send() });
  guardProposals('savetnica/sajt');
  const init = { method: 'POST', body: JSON.stringify({ query: '' }) };
  const answer = await window.fetch(url, init).catch((error: Error) => error);
  if (answer instanceof Error) return answer.message;
  const { message, errors } = await answer.json();
  return message ?? errors[0].message;
}

test.each([
  [
    'there is no network',
    () => {
      throw new TypeError('Failed to fetch');
    },
    'Nema veze sa internetom.',
  ],
  [
    'the sign-in has ended',
    () => Response.json({ message: 'Bad credentials' }, { status: 401 }),
    'Prijava na GitHub je istekla.',
  ],
  [
    'the branch has moved',
    () => refusal('Expected branch to point to "a1" but it did not.'),
    'izmenjen na drugom mestu',
  ],
  [
    'another device has begun a proposal',
    () => Response.json({ data: { repository: { pullRequests: { totalCount: 1 } } } }),
    'izmenjen na drugom mestu',
  ],
  [
    'GitHub is ill',
    () => Response.json({ message: 'Server Error' }, { status: 500 }),
    'GitHub ovo nije prihvatio.',
  ],
  [
    'GitHub refuses',
    () => refusal('Resource not accessible by personal access token'),
    'GitHub ovo nije prihvatio.',
  ],
] as const)('When %s, it is shown in Serbian', async (_, send, words) => {
  expect(await askWhen(send)).toContain(words);
});

test('A closed proposal from a fork takes no more changes, and the editor gets the reason', async () => {
  const closed = { data: { repository: { pullRequests: { totalCount: 0 } } } };
  vi.stubGlobal('window', { fetch: async () => Response.json(closed) });
  guardProposals('savetnica/sajt');
  const post = (url: string, asked: object) =>
    window.fetch(url, { method: 'POST', body: JSON.stringify(asked) });
  await post('https://api.github.com/repos/savetnica/sajt/pulls', { head: 'ana:cms/gel' });
  const saved = { variables: { input: { branch: { branchName: 'cms/gel' } } } };
  await expect(post(GRAPHQL, saved)).rejects.toThrow('prihvaćen ili zatvoren');
});

test('A second picture is saved although the site’s branch has moved since the first', async () => {
  const send = vi.fn(async (_url: string, _init: { body: string }) =>
    Response.json({ data: { createCommitOnBranch: { commit: { oid: 'a1' } } } }),
  );
  vi.stubGlobal('window', { fetch: send });
  guardProposals('savetnica/sajt');
  // The CMS asks for the head of the site's branch before each picture.
  for (const expectedHeadOid of ['a0', 'b2']) {
    const input = { branch: { branchName: 'main' }, expectedHeadOid };
    await window.fetch(GRAPHQL, { method: 'POST', body: JSON.stringify({ variables: { input } }) });
  }
  const expected = send.mock.calls.map(
    ([, { body }]) => JSON.parse(body).variables.input.expectedHeadOid,
  );
  expect(expected).toEqual(['a0', 'b2']);
});

test('A message that the CMS searches for, and the answers of other hosts, stay unchanged', async () => {
  const exists = 'A ref named "refs/heads/cms/x" already exists in the repository.';
  expect(await askWhen(() => refusal(exists))).toBe(exists);
  const other = Response.json({ message: 'All fine' }, { status: 500 });
  expect(await askWhen(() => other, 'https://www.githubstatus.com/api')).toBe('All fine');
});
