// The server of one's own texts for /admin, asked over HTTP as a browser or a stranger would.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerLocalFile } from '../../src/admin/server/local-files.ts';

const root = mkdtempSync(join(tmpdir(), 'local-files-'));
const ALOE = 'src/content/products/aloe.mdx';
let server: Server;
let host = '';

beforeAll(async () => {
  mkdirSync(join(root, 'src/content/products'), { recursive: true });
  writeFileSync(join(root, ALOE), 'staro');
  writeFileSync(join(root, 'src/content/.env'), 'tajna');
  server = createServer((incoming, response) => {
    const path = decodeURIComponent(incoming.url?.slice(1) ?? '');
    void answerLocalFile(root, path, incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

/** As sent, dots in the path and all: `fetch` would tidy the address up. */
async function ask(method: string, path: string, headers = {}, body = '') {
  const own = { host, 'sec-fetch-site': 'same-origin', ...headers };
  const options = { method, path: `/${path}`, headers: own };
  return new Promise<{ status: number | undefined; version: string; body: string }>((resolve) => {
    request(`http://${host}`, options, async (response) => {
      const version = String(response.headers.etag);
      resolve({ status: response.statusCode, version, body: await text(response) });
    }).end(body);
  });
}

test('A file is taken from whoever has seen its last version, and kept from others', async () => {
  expect(JSON.parse((await ask('GET', '')).body)).toEqual([ALOE]);
  const seen = await ask('GET', ALOE);
  expect(seen.body).toBe('staro');
  expect((await ask('PUT', ALOE, { 'if-match': '' }, 'novo')).status).toBe(412);
  const good = { 'if-match': seen.version };
  expect((await ask('PUT', ALOE, good, 'novo')).status).toBe(200);
  const late = await ask('PUT', ALOE, good, 'još novije');
  expect(late).toMatchObject({ status: 412, body: expect.stringContaining('promenjen na disku') });
  expect(readFileSync(join(root, ALOE), 'utf8')).toBe('novo');
});

test('A new file is taken and given up', async () => {
  const path = encodeURI('src/content/products/Čaj (1).jpg');
  const made = await ask('PUT', path, { 'if-match': '' }, 'slika');
  expect(made.status).toBe(200);
  expect((await ask('DELETE', path, { 'if-match': made.version })).status).toBe(200);
  expect((await ask('GET', path)).status).toBe(404);
});

test.each([
  'package.json',
  'src/content/../../x.mdx',
  'src/content/%2e%2e/%2e%2e/x.mdx',
  '/etc/passwd.yaml',
  'src/content/.env',
  'src/content/products/.hidden.mdx',
  'src/content/products/aloe.mdx%00.jpg',
  'src/content/products/script.js',
])('Nothing outside the texts is read or written: %s', async (path) => {
  expect((await ask('GET', path)).status).toBe(400);
  expect((await ask('PUT', path, { 'if-match': '' }, 'x')).status).toBe(400);
  expect(existsSync(join(root, 'x.mdx'))).toBe(false);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another port', { 'sec-fetch-site': 'same-site' }],
  ['a name that leads here', { host: 'example.com' }],
])('Only a page of this server on this machine is answered, not %s', async (_, headers) => {
  expect((await ask('GET', ALOE, headers)).status).toBe(403);
  expect((await ask('DELETE', ALOE, headers)).status).toBe(403);
});
