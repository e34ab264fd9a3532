import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveLocalFiles } from '../../src/admin/server/local-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'local-files-'));
const outside = mkdtempSync(join(tmpdir(), 'outside-'));
let server: Server;
let host = '';

beforeAll(async () => {
  mkdirSync(join(folder, 'products'));
  writeFileSync(join(folder, 'products/aloe.mdx'), 'staro');
  writeFileSync(join(folder, '.env'), 'tajna');
  symlinkSync(outside, join(folder, 'link'));
  const serve = serveLocalFiles(folder, '/files');
  server = createServer((incoming, response) => void serve(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

interface Answer {
  status: number | undefined;
  version: string;
  body: string;
}

/** As sent, dots in the path and all: `fetch` would tidy the address up. */
function ask(method: string, path: string, headers = {}, body = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      method,
      path: path ? `/files/${path}` : '/files',
      headers: { host, ...headers },
    };
    const call = request(`http://${host}`, options, async (response) => {
      const chunks = await response.toArray();
      const version = String(response.headers.etag);
      resolve({ status: response.statusCode, version, body: Buffer.concat(chunks).toString() });
    });
    call.on('error', reject).end(body);
  });
}

describe('The folder of texts', () => {
  test('is listed without hidden files and without what lies behind a link', async () => {
    expect(JSON.parse((await ask('GET', '')).body)).toEqual(['products/aloe.mdx']);
  });

  test('takes a file from whoever has seen the last version, and keeps it from others', async () => {
    const seen = await ask('GET', 'products/aloe.mdx');
    expect(seen.body).toBe('staro');
    const late = { 'if-match': 'none' };
    expect((await ask('PUT', 'products/aloe.mdx', late, 'novo')).status).toBe(412);
    const good = { 'if-match': seen.version };
    expect((await ask('PUT', 'products/aloe.mdx', good, 'novo')).status).toBe(200);
    expect((await ask('PUT', 'products/aloe.mdx', good, 'još novije')).status).toBe(412);
    expect(readFileSync(join(folder, 'products/aloe.mdx'), 'utf8')).toBe('novo');
  });

  test('takes and gives up a new file', async () => {
    const path = encodeURI('products/Čaj (1).jpg');
    const made = await ask('PUT', path, { 'if-match': 'none' }, 'slika');
    expect(made.status).toBe(200);
    expect((await ask('DELETE', path, { 'if-match': made.version })).status).toBe(200);
    expect((await ask('GET', path)).status).toBe(404);
  });
});

describe('Nothing leaves the folder', () => {
  test.each([
    '../package.json',
    '%2e%2e/package.json',
    'products/../../x.mdx',
    '/etc/passwd.yaml',
    '.env',
    'products/.hidden.mdx',
    'products/aloe.mdx%00.jpg',
    'products/script.js',
    'link/x.mdx',
    'missing/x.mdx',
  ])('through %s', async (path) => {
    expect((await ask('GET', path)).status).toBe(400);
    expect((await ask('PUT', path, { 'if-match': 'none' }, 'x')).status).toBe(400);
    expect(existsSync(join(outside, 'x.mdx'))).toBe(false);
  });
});

describe('Only a page of this server on this machine is answered', () => {
  test.each([
    ['another site', { origin: 'https://example.com' }],
    ['another port', { origin: 'http://127.0.0.1:1' }],
    ['a name that leads here', { host: 'example.com' }],
    ['a frame in another site', { 'sec-fetch-site': 'cross-site' }],
  ])('and not %s', async (_, headers) => {
    expect((await ask('GET', 'products/aloe.mdx', headers)).status).toBe(403);
    expect((await ask('DELETE', 'products/aloe.mdx', headers)).status).toBe(403);
  });
});
