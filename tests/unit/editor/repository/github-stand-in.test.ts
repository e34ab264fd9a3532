// The stand-in of GitHub does what the tests of the editor count on.
import { expect, test } from 'vitest';
import { versionOf } from '../../../../src/editor/repository/git-version.ts';
import { siteForEachTest } from '../../../support/editor-devices.ts';
import { SITE } from '../../../support/editor-snapshot.ts';
import { tokenOf } from '../../../support/github-stand-in.ts';

const here = siteForEachTest();

function ask(login: string, method: string, path: string, body?: unknown) {
  return here.github.fetch(`https://api.github.com/repos/savetnica/sajt${path}`, {
    method,
    headers: { Authorization: `Bearer ${tokenOf(login)}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

test('git reads what the repository has written, by the name that the editor gives it', async () => {
  const { repository } = here;
  const oid = repository.commit('proba', { [SITE]: 'phone: 1\n' }, 'Izmeni broj');
  expect(repository.git('fsck', '--strict')).toBe('');
  expect(repository.git('show', `${oid}:${SITE}`)).toBe('phone: 1');
  expect(repository.git('diff', '--name-only', 'main', 'proba')).toBe(SITE);
  expect(repository.git('rev-parse', `${oid}:${SITE}`)).toBe(await versionOf('phone: 1\n'));
});

test('loses a request before it is carried out, and an answer after it', async () => {
  const { github, repository } = here;
  const ref = { ref: 'refs/heads/izgubljen', sha: repository.head('main') };
  github.fate = () => 'lose the request';
  await expect(ask('savetnica', 'POST', '/git/refs', ref)).rejects.toThrow('Failed to fetch');
  expect(repository.head('izgubljen')).toBe('');
  github.fate = () => 'lose the answer';
  await expect(ask('savetnica', 'POST', '/git/refs', ref)).rejects.toThrow('Failed to fetch');
  expect(repository.head('izgubljen')).toBe(ref.sha);
});

test('merges a proposal of somebody who may not write, and lets only the owner do it', async () => {
  const { github, repository } = here;
  const { number } = github.propose('drugarica', 'predlog', { [SITE]: 'phone: 2\n' }, 'Novi broj');
  const merge = (login: string) => ask(login, 'PUT', `/pulls/${number}/merge`, {});
  expect((await merge('drugarica')).status).toBe(403);
  expect((await merge('savetnica')).status).toBe(200);
  expect(repository.text('main', SITE)).toBe('phone: 2\n');
  expect((await merge('savetnica')).status).toBe(405);
});

test('refuses who is signed out, and a write to a protected branch', async () => {
  const { github, repository } = here;
  const ref = { sha: repository.commit('proba', { [SITE]: 'phone: 3\n' }, 'Tri'), force: true };
  const write = (login: string) => ask(login, 'PATCH', '/git/refs/heads/main', ref);
  expect((await write('nepoznata')).status).toBe(401);
  expect((await write('drugarica')).status).toBe(403);
  github.isProtected = true;
  github.people.push({ login: 'pomocnica', name: 'Iva', permission: 'WRITE' });
  expect((await write('pomocnica')).status).toBe(422);
  expect((await write('savetnica')).status).toBe(200);
});
