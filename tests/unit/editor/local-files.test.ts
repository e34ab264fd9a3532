// The server of local files for /admin, with requests of the editor and of strangers.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serveLocalFiles } from '../../../src/editor/server/local-files.ts';
import { serveEditor, Texts } from '../../support/editor-site.ts';

const root = mkdtempSync(join(tmpdir(), 'local-files-'));
const ALOE = 'src/content/products/aloe.mdx';
mkdirSync(join(root, 'src/content/products'), { recursive: true });
writeFileSync(join(root, ALOE), 'staro');
writeFileSync(join(root, 'src/content/.env'), 'tajna');
writeFileSync(join(root, 'tajna.mdx'), 'tajna');
symlinkSync('../../../tajna.mdx', join(root, 'src/content/products/veza.mdx'));
symlinkSync(root, join(root, 'src/content/folder'), 'junction');
afterAll(() => rmSync(root, { recursive: true }));

const OWN = { host: 'localhost:4321', 'sec-fetch-site': 'same-origin' };

async function ask(method: string, path: string, more: object = {}, body?: string, from = '::1') {
  const headers = { ...OWN, ...more };
  const incoming = { headers, socket: { remoteAddress: from } };
  const init = { method, headers, ...(body !== undefined && { body }) };
  const answer = await serveLocalFiles(root).request(`/${path}`, init, { incoming });
  return {
    status: answer.status,
    version: answer.headers.get('ETag') ?? '',
    body: await answer.text(),
  };
}

test('A file is written only by a page that has seen its last version', async () => {
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

test('A new file is written', async () => {
  const path = encodeURI('src/content/products/Čaj (1).jpg');
  expect((await ask('GET', path)).status).toBe(404);
  expect((await ask('PUT', path, { 'if-match': '' }, 'slika')).status).toBe(200);
  expect((await ask('GET', path)).body).toBe('slika');
});

test('What the disk refuses is said in Serbian, and nothing is left half written', async () => {
  const path = `src/content/products/${'a'.repeat(265)}.mdx`;
  const before = readdirSync(join(root, 'src/content/products'));
  expect(await ask('PUT', path, { 'if-match': '' }, 'novo')).toMatchObject({
    status: 500,
    body: 'Fajl nije sačuvan: ime mu je predugačko. Skratite naziv.',
  });
  expect(readdirSync(join(root, 'src/content/products'))).toEqual(before);
});

test('No other page may show the editor in a frame', async () => {
  const texts = await Texts.create();
  const site = await serveEditor(texts, async () => 'src/editor');
  const { headers } = await fetch(`${site.url}/admin`);
  await site.stop();
  texts.remove();
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
});

test.each([
  'package.json',
  'src/content/..%2f..%2fx.mdx',
  '%2fetc/passwd.yaml',
  'src/content/.env',
  'src/content/products/.hidden.mdx',
  'src/content/products/aloe.mdx%00.jpg',
  'src/content/products/script.js',
  'src/content/products/veza.mdx',
  'src/content/folder/tajna.mdx',
])('Nothing outside the texts is read or written: %s', async (path) => {
  expect((await ask('GET', path)).status).toBe(404);
  expect((await ask('PUT', path, { 'if-match': '' }, 'x')).status).toBe(404);
  expect(existsSync(join(root, 'x.mdx'))).toBe(false);
  expect(readFileSync(join(root, 'tajna.mdx'), 'utf8')).toBe('tajna');
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another port', { 'sec-fetch-site': 'same-site' }],
  ['a name that leads here', { host: 'example.com' }],
  ['another machine', {}, '192.168.0.7'],
])('Only a page of this server on this machine is answered, not %s', async (_, headers, from?) => {
  expect((await ask('GET', ALOE, headers, undefined, from)).status).toBe(403);
  expect((await ask('PUT', ALOE, headers, 'x', from)).status).toBe(403);
});
