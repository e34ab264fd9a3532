import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signIn } from '../../src/sign-in/sign-in.ts';
import { expect, hosts, messages, openOnGithub, test } from './support/editor';

test.use({
  expectedHosts: hosts('api.github.com', 'www.githubstatus.com'),
  // The CMS logs the message of the page to the console too.
  expectedMessages: messages('Authentication failed Error: Prijava još nije podešena'),
});

const GITHUB = 'https://github.com/login/oauth/authorize';

/**
 * The Worker's sign-in on this machine, for the editor at this address. A stand-in for GitHub at the same
 * server lets everybody in: Playwright cannot answer a browser's redirect in another way.
 */
async function serveSignIn(editor: string, settings: Record<string, string>) {
  const environment = { SITE_URL: editor, ...settings };
  const giveToken = (async () => Response.json({ access_token: 'gho_proba' })) as typeof fetch;
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

const APP = { GITHUB_CLIENT_ID: 'Iv1.oznaka', GITHUB_CLIENT_SECRET: 'tajna' };

test('One button signs in at GitHub and opens the editor', async ({ page, context, baseURL }) => {
  const service = await serveSignIn(baseURL ?? '', APP);
  await openOnGithub(page, service.url);
  const window = context.waitForEvent('page');
  await expect(
    page.getByRole('button', { name: 'Prijavite se pomoću pristupnog tokena' }),
  ).toHaveCount(0);
  await page.getByRole('button', { name: 'Prijavi se preko GitHuba' }).click();
  await expect(page.getByRole('tree', { name: 'Spisak vrsta tekstova' })).toBeVisible();
  expect((await window).isClosed(), 'the window closes by itself').toBe(true);
  const kept = await page.evaluate(() => localStorage.getItem('sveltia-cms.user'));
  expect(JSON.parse(kept ?? '{}').token).toBe('gho_proba');
  service.close();
});

test('A sign-in that is not set up yet reports the missing settings', async ({ page, baseURL }) => {
  const service = await serveSignIn(baseURL ?? '', {});
  await openOnGithub(page, service.url);
  await page.getByRole('button', { name: 'Prijavi se preko GitHuba' }).click();
  await expect(page.getByText('nedostaje GITHUB_CLIENT_ID i GITHUB_CLIENT_SECRET.')).toBeVisible();
  service.close();
});
