import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GitHub, startGitHub } from './support/github';

const folder = mkdtempSync(join(tmpdir(), 'netlify-'));
const zip = join(folder, 'sajt.zip');
let host: GitHub;

beforeAll(async () => {
  host = await startGitHub();
  writeFileSync(zip, 'PK');
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

async function publish(site: string) {
  const child = spawn(process.execPath, ['src/github/publish/to-netlify.ts', zip], {
    env: { NETLIFY_API_URL: host.apiUrl, NETLIFY_SITE: site, NETLIFY_TOKEN: 'tajna' },
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  const [code] = await once(child, 'close');
  return { code, output };
}

describe('the command that publishes to Netlify', () => {
  it('sends the build, and says where this version can always be seen', async () => {
    expect(await publish('proba')).toEqual({
      code: 0,
      output: 'Ova verzija ostaje dostupna i na adresi https://1--proba.example\n',
    });
    expect(host.deploys).toEqual([{ token: 'Bearer tajna', size: 2, isDraft: false }]);
  });

  it('fails in one clear line when Netlify refuses', async () => {
    expect(await publish('nema')).toEqual({
      code: 1,
      output: '::error title=Netlify nije primio sajt::Netlify answered 404.\n',
    });
  });
});
