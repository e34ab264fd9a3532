// What an editor reads when GitHub does not do what she asked. What another device or an accepted
// proposal changes is told in tests/e2e/admin-github.spec.ts.
import { expect, test, vi } from 'vitest';
import { guardProposals } from '../../src/admin/github.ts';

const GRAPHQL = 'https://api.github.com/graphql';
const refusal = (message: string) => Response.json({ data: null, errors: [{ message }] });

/** What the CMS gets to show: the message of the failure, or of GitHub's answer. */
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
] as const)('When %s, it is told in Serbian', async (_, send, words) => {
  expect(await askWhen(send)).toContain(words);
});

test('A proposal out of a copy of the project that was closed takes no more, and that is told', async () => {
  const closed = { data: { repository: { pullRequests: { totalCount: 0 } } } };
  vi.stubGlobal('window', { fetch: async () => Response.json(closed) });
  guardProposals('savetnica/sajt');
  const post = (url: string, asked: object) =>
    window.fetch(url, { method: 'POST', body: JSON.stringify(asked) });
  await post('https://api.github.com/repos/savetnica/sajt/pulls', { head: 'ana:cms/gel' });
  const saved = { variables: { input: { branch: { branchName: 'cms/gel' } } } };
  await expect(post(GRAPHQL, saved)).rejects.toThrow('prihvaćen ili zatvoren');
});

test('What the CMS itself looks for, and what others say, stays as it is', async () => {
  const exists = 'A ref named "refs/heads/cms/x" already exists in the repository.';
  expect(await askWhen(() => refusal(exists))).toBe(exists);
  const other = Response.json({ message: 'All fine' }, { status: 500 });
  expect(await askWhen(() => other, 'https://www.githubstatus.com/api')).toBe('All fine');
});
