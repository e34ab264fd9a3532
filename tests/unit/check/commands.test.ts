// What the commands of the check answer about a copy of the site. One of each program runs in a process of its own.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCommand } from '../../../src/check/check-command.ts';
import { contentCheck } from '../../../src/check/guard-integration.ts';
import { readBuildSettings } from '../../../src/model/build-settings.ts';
import { SiteCopy } from '../../e2e/support/site-copy.ts';

const BUILD = [
  fileURLToPath(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json'))),
  'build',
];
const GEL = 'products/aloe-gel.mdx';

/** A site.yaml in which no field that the launch waits for is left. */
const FILLED_IN = Object.entries({
  name: 'Ana Đurić\nconfirmed: 2026-11-20',
  phone: '"064 123 45 67"',
  email: 'ana@primer.rs',
  address: 'Poštanski fah 12, 11000 Beograd',
  registration: 'ne',
  shop_url: 'prodavnica.rs',
  site_url: 'https://www.primer.rs',
}).reduce(
  (text, [key, value]) => text.replace(new RegExp(`^${key}:.*$`, 'm'), `${key}: ${value}`),
  readFileSync('src/content/site.yaml', 'utf8'),
);

let copy: SiteCopy;

beforeAll(async () => {
  copy = await SiteCopy.create();
  // One question waits for its answer.
  const confirmed = readFileSync('src/content/pages/products.mdx', 'utf8');
  const asking = confirmed.replace(/^confirmed_claims:\n(?: .*\n)+/m, '');
  await copy.write('pages/products.mdx', asking);
});
beforeEach(() => copy.restore(GEL));
afterAll(() => copy.remove());

const check = (...words: string[]) => runCommand(words, copy.path('.'), {});

describe('check:content', () => {
  it('succeeds when there is no error', async () => {
    const { code, output } = await check();
    expect(code).toBe(0);
    expect(output).toContain('Sajt može da se napravi.');
    expect(output).toMatch(/PITANJE src\/content\/pages\/products\.mdx:4 .*\n {2}→ /);
    expect(output).toMatch(/\nJoš 9 pre objavljivanja\. Može i kasnije: \d+\.$/);
  });

  it('prints commands for a workflow', async () => {
    await copy.edit(GEL, 'name: ', 'nmae: ');
    const { code, output } = await copy.run(['src/check/check-command.ts', '--github']);
    expect(code).toBe(1);
    expect(output).toContain('GREŠKA src/content/products/aloe-gel.mdx:3 Polje „nmae“');
    expect(output).toContain(
      '\n::error file=src/content/products/aloe-gel.mdx,line=3,title=Greška u sadržaju::Polje „nmae“',
    );
  });
});

describe('check:content of a proposal', () => {
  const TABLETS = 'products/decje-tablete.mdx';
  const CAPSULES = 'products/kapsule-arkticko-more.mdx';

  beforeAll(() => {
    const git = (...words: string[]) => execFileSync('git', words, { cwd: copy.path('.') });
    git('init', '--quiet');
    git('add', 'src/content');
    const author = ['-c', 'user.name=Ana', '-c', 'user.email=ana@primer.rs'];
    git(...author, 'commit', '--quiet', '--message', 'Before the proposal');
  });

  it('succeeds in spite of a question that was there before', async () => {
    await copy.edit(GEL, 'Ukus je', 'Njegov ukus je');
    const { code, output } = await check('--since', 'HEAD');
    expect(output).toContain('PITANJE src/content/pages/products.mdx:4');
    expect(code).toBe(0);
  });

  it('fails for a question that the proposal raises in a text that it does not change', async () => {
    await copy.edit(TABLETS, 'id: 6', 'id: 7');
    await copy.edit(CAPSULES, 'id: 7', 'id: 6');
    const { code, output } = await check('--since', 'HEAD');
    await Promise.all([copy.restore(TABLETS), copy.restore(CAPSULES)]);
    expect(output).toContain('„Omega-3 kapsule“ vodi na proizvod broj 7, a to je „Dečje');
    expect(output).toContain('Izmena otvara pitanje na koje najpre treba odgovoriti.');
    expect(code).toBe(1);
  });
});

describe('check:launch', () => {
  it('lists what is missing, and fails while the launch must wait for an entry', async () => {
    const { code, output } = await check('--launch');
    expect(code).toBe(1);
    expect(output).toContain('src/content/site.yaml:8 Nije upisano: ime i prezime\n');
    expect(output).toMatch(/\nJoš 9 pre objavljivanja\. Može i kasnije: \d+\.$/);
  });
});

describe('a build', () => {
  it('fails for a mistake, and lists all mistakes in Serbian and nothing in English', async () => {
    await copy.edit(GEL, 'name: ', 'nmae: ');
    await copy.edit('products/kinds.yaml', 'title: Dod', 'titl: Dod');
    const { code, output } = await copy.run(BUILD);
    await copy.restore('products/kinds.yaml');
    expect(code).toBe(1);
    // On a busy machine Astro prints what it waits for.
    const mistakes = output.replaceAll(/^.*Waiting for integration.*\n/gm, '');
    expect(mistakes.trim().split('\n')).toEqual([
      expect.stringMatching(/^GREŠKA src\/content\/products\/aloe-gel\.mdx:3 /),
      expect.stringMatching(/^ {2}→ /),
      expect.stringMatching(/^GREŠKA src\/content\/products\/kinds\.yaml:44 /),
      expect.stringMatching(/^ {2}→ /),
      expect.stringMatching(/^PITANJE src\/content\/pages\/products\.mdx:4 /),
      expect.stringMatching(/^ {2}→ /),
      expect.stringMatching(/^Provera sadržaja: 2 greške/),
    ]);
  });

  // The same hook, without Astro around it.
  it('for the launch is refused while a question about a sentence has no answer', async () => {
    await copy.write('site.yaml', FILLED_IN);
    const said = await approve({ LAUNCH: '1' });
    await copy.restore('site.yaml');
    expect(said).toMatch(
      /najprodavanijim[\s\S]*\nSajt se ne objavljuje dok sve ovo nije rešeno \(LAUNCH=1\)\.\nexit 1$/,
    );
    expect(said).not.toContain('Nije upisano');
  });

  it.each([
    ['for the launch', { LAUNCH: '1' }],
    ['of a site that is out', { LAUNCH: '1', LAUNCHED: '1' }],
  ])('%s is refused while a placeholder is left', async (_, settings) => {
    expect(await approve(settings)).toMatch(
      /src\/content\/site\.yaml:10 Nije upisano: e-mail[\s\S]*\nSajt se ne objavljuje dok sve ovo nije rešeno \(LAUNCH=1\)\.\nexit 1$/,
    );
  });

  it.each([
    ['of a site that is out goes on in spite of a new question', { LAUNCH: '1', LAUNCHED: '1' }],
    ['that is a preview goes on', { PREVIEW: '1' }],
  ])('%s', async (_, settings) => {
    await copy.write('site.yaml', FILLED_IN);
    const said = await approve(settings);
    await copy.restore('site.yaml');
    expect(said).not.toContain('exit');
    expect(said).not.toContain('Sajt se ne objavljuje');
  });
});

/** What the check prints when Astro asks it before a build, and `exit 1` when the build must not go on. */
async function approve(settings: Record<string, string>): Promise<string> {
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((text) => void said.push(text));
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    said.push(`exit ${code}`);
    throw new Error('The process has ended.');
  });
  const setUp = contentCheck(readBuildSettings(settings), false).hooks['astro:config:setup'];
  const config = { root: pathToFileURL(`${copy.path('.')}/`) };
  const options = { command: 'build', config } as never;
  await Promise.resolve(setUp?.(options)).catch(() => {});
  vi.restoreAllMocks();
  return said.join('\n');
}
