import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EDITOR_KEY } from '../../src/model/editor-key.ts';
import { signIn } from '../../src/sign-in/sign-in.ts';
import { tokenOf } from '../support/github-stand-in.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, openEditor, githubTest as test } from './support/editor.ts';

const GITHUB = 'https://github.com/login/oauth/authorize';
const APP = { GITHUB_CLIENT_ID: 'Iv1.oznaka', GITHUB_CLIENT_SECRET: 'tajna' };

/**
 * The Worker's sign-in on this machine, for the editor at this address. A stand-in for GitHub at the same
 * server lets everybody in: Playwright cannot answer a browser's redirect in another way.
 */
async function serveSignIn(editor: string, settings: Record<string, string>) {
  const environment = { SITE_URL: editor, ...settings };
  const token = tokenOf('savetnica');
  const giveToken = (async () => Response.json({ access_token: token })) as typeof fetch;
  const server = createServer(async (request, response) => {
    const own = `http://${request.headers.host}`;
    const address = new URL(request.url ?? '', own);
    if (address.pathname === '/github') {
      const { redirect_uri: back, state } = Object.fromEntries(address.searchParams);
      response.writeHead(302, { location: `${back}?code=kod&state=${state}` }).end();
      return;
    }
    const headers = { cookie: request.headers.cookie ?? '' };
    const answer = await signIn(new Request(address, { headers }), environment, giveToken);
    const location = answer.headers.get('location');
    if (location) answer.headers.set('location', location.replace(GITHUB, `${own}/github`));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

test('One button signs in at GitHub and opens the editor', async ({
  page,
  context,
  github,
  baseURL,
}) => {
  const service = await serveSignIn(baseURL ?? '', APP);
  await openEditor(page, github, service.url);
  const window = context.waitForEvent('page');
  await expect(page.getByLabel('Pristupni token')).toHaveCount(0);
  await page.getByRole('button', { name: 'Prijavi se preko GitHuba' }).click();
  await expect(page.getByRole('link', { name: 'Podaci o sajtu' })).toBeVisible();
  expect((await window).isClosed(), 'the window closes by itself').toBe(true);
  service.close();
});

test('The window says what happened where it stays open, and axe has nothing to report', async ({
  context,
  baseURL,
}) => {
  const service = await serveSignIn(baseURL ?? '', APP);
  const window = await context.newPage();
  const ask = (site: string) => window.goto(`${service.url}/auth?site_id=${site}&scope=user`);
  await ask(new URL(baseURL ?? '').hostname);
  await expect(window.getByRole('heading', { level: 1 })).toHaveText('Prijavljeni ste');
  await expectAccessible(window);
  await ask('tudji.example.com');
  await expect(window.getByRole('heading', { level: 1 })).toHaveText('Niste prijavljeni');
  await expect(window.getByRole('alert')).toContainText(
    'Sa ove adrese uređivača prijava nije dozvoljena.',
  );
  await expectAccessible(window);
  service.close();
});

test('A sign-in that is not set up yet reports the missing settings', async ({
  page,
  github,
  baseURL,
}) => {
  const service = await serveSignIn(baseURL ?? '', {});
  await openEditor(page, github, service.url);
  await page.getByRole('button', { name: 'Prijavi se preko GitHuba' }).click();
  await expect(page.getByText('nedostaje GITHUB_CLIENT_ID i GITHUB_CLIENT_SECRET.')).toBeVisible();
  service.close();
});

test('Who signs out leaves no key on the device', async ({ page, github }) => {
  await openEditor(page, github);
  await page.getByLabel('Pristupni token').fill(tokenOf('savetnica'));
  await page.getByRole('button', { name: 'Prijavi se' }).click();
  await page.getByRole('button', { name: 'Odjava' }).click();
  await expect(page.getByLabel('Pristupni token')).toBeVisible();
  const kept = await page.evaluate((key) => localStorage.getItem(key) ?? '', EDITOR_KEY);
  expect(kept).not.toContain(tokenOf('savetnica'));
});
