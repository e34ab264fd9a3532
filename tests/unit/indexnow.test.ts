import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const KEY = 'a1b2c3d4e5f60718';
const ORIGIN = 'https://www.primer.rs';
const page = (path: string, changed?: string) =>
  `<url><loc>${ORIGIN}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;

describe('telling search engines what changed', () => {
  let folder: string;
  let server: Server;
  let port: number;
  let status: number;
  let received: unknown[];

  beforeEach(async () => {
    status = 200;
    received = [];
    folder = mkdtempSync(join(tmpdir(), 'indexnow-'));
    write('src/content/site.yaml', `site_url: ${ORIGIN}\nindexnow_key: ${KEY}\n`);
    write(`dist/${KEY}.txt`, KEY);
    write('dist/sitemap-index.xml', `<sitemap><loc>${ORIGIN}/sitemap-0.xml</loc></sitemap>`);
    write(
      'dist/sitemap-0.xml',
      `<urlset>${page('/', '2026-11-20T10:00:00.000Z')}${page('/products', '2026-11-10T10:00:00.000Z')}${page('/contact')}</urlset>`,
    );
    server = createServer(async (request, response) => {
      received.push(JSON.parse(await text(request)));
      response.writeHead(status).end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  afterEach(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  function write(path: string, content: string): void {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  }

  async function run(...options: string[]): Promise<{ code: number; output: string }> {
    const child = spawn(process.execPath, [resolve('src/github/indexnow.ts'), ...options], {
      cwd: folder,
      env: { ...process.env, INDEXNOW_ENDPOINT: `http://127.0.0.1:${port}/indexnow` },
    });
    const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
    return { code, output: output.trim() };
  }

  it('names every page, with the place of the key', async () => {
    expect(await run()).toEqual({ code: 0, output: 'Pretraživačima je javljeno: 3 stranice.' });
    expect(received).toEqual([
      {
        host: 'www.primer.rs',
        key: KEY,
        keyLocation: `${ORIGIN}/${KEY}.txt`,
        urlList: [`${ORIGIN}/`, `${ORIGIN}/products`, `${ORIGIN}/contact`],
      },
    ]);
  });

  it('names only the pages that changed since a day', async () => {
    expect(await run('--since', '2026-11-15')).toEqual({
      code: 0,
      output: 'Pretraživačima je javljeno: 1 stranica.',
    });
    expect(received).toMatchObject([{ urlList: [`${ORIGIN}/`] }]);
  });

  it('says nothing to anybody when nothing changed, or when nobody knows', async () => {
    const { code, output } = await run('--since', '2026-11-21');
    expect({ code, output }).toEqual({
      code: 0,
      output: 'Nijedna stranica nije izmenjena od tog dana, pa se ništa ne javlja.',
    });
    write('dist/sitemap-0.xml', page('/'));
    expect((await run('--since', '2026-11-15')).output).toContain('ne zna kada su stranice');
    expect(received).toEqual([]);
  });

  it('stays away without a key', async () => {
    write('src/content/site.yaml', `site_url: ${ORIGIN}\nindexnow_key: ""\n`);
    const { code, output } = await run();
    expect(code).toBe(0);
    expect(output).toContain('„indexnow_key“');
    expect(received).toEqual([]);
  });

  it('wants a build that carries the key, and a day that is one', async () => {
    expect(await run('--since', 'juče')).toMatchObject({ code: 1 });
    rmSync(join(folder, `dist/${KEY}.txt`));
    const { code, output } = await run();
    expect(code).toBe(1);
    expect(output).toContain('npm run build');
    expect(received).toEqual([]);
  });

  it.each([
    [202, 0, 'Ključ još proveravaju'],
    [403, 1, `${ORIGIN}/${KEY}.txt`],
    [422, 1, 'nisu sa sajta kome pripada ključ'],
    [429, 1, 'prečesto'],
    [500, 1, 'odgovor: 500'],
  ])('explains the answer %i', async (answer, code, words) => {
    status = answer;
    const result = await run();
    expect(result.code).toBe(code);
    expect(result.output).toContain(words);
  });

  it('explains that nobody answered', async () => {
    server.close();
    const { code, output } = await run();
    expect(code).toBe(1);
    expect(output).toMatch(/nije primio izmene \(odgovor: ECONNREFUSED\)/);
  });
});
