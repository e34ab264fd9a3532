// The commands as they are run, on a copy of the site.
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { count } from '../../../src/model/word-forms';
import { SiteCopy } from '../../e2e/support/site-copy';

const CHECK = 'src/check/check-command.ts';
const BUILD = [
  fileURLToPath(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json'))),
  'build',
];
const GEL = 'products/aloe-gel.mdx';

let copy: SiteCopy;
let launch: Awaited<ReturnType<SiteCopy['run']>>;
/** How many places of this content wait to be filled in. */
let places: number;

vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  copy = await SiteCopy.create();
  launch = await copy.run([CHECK, '--launch']);
  places = launch.output.match(/^\S+:\d+( |$)/gm)?.length ?? 0;
  expect(places).toBeGreaterThan(30);
});
beforeEach(() => copy.restore(GEL));
afterAll(() => copy.remove());

const placesInWords = () => count(places, 'mesto', 'mesta', 'mesta');

describe('check:content', () => {
  it('ends well when there is no error', async () => {
    const { code, output } = await copy.run([CHECK]);
    expect(code).toBe(0);
    expect(output).toContain('Sajt može da se napravi.');
    expect(output).toContain(`Pre objavljivanja treba popuniti još ${placesInWords()}.`);
  });

  it('speaks to a workflow', async () => {
    await copy.edit(GEL, 'link: https://', 'link: ');
    const { code, output } = await copy.run([CHECK, '--github']);
    expect(code).toBe(1);
    expect(output).toContain('GREŠKA src/content/products/aloe-gel.mdx:7 Polje „link“');
    expect(output).toContain(
      '\n::error file=src/content/products/aloe-gel.mdx,line=7,title=Greška u sadržaju::Polje „link“',
    );
  });
});

describe('check:launch', () => {
  it('lists what is left to fill in, and ends badly while anything is', () => {
    const { code, output } = launch;
    expect(code).toBe(1);
    expect(output).toContain('src/content/site.yaml:5 Nije upisano: ime i prezime\n');
    expect(output).toMatch(
      new RegExp(`Pre objavljivanja treba popuniti još ${placesInWords()}\\.\\n$`),
    );
  });
});

describe('a build', () => {
  it('is refused for a mistake, with all of them in Serbian and nothing in English', async () => {
    await copy.edit(GEL, 'link: https://', 'link: ');
    await copy.edit('products/kinds.yaml', 'title: Dod', 'titl: Dod');
    const { code, output } = await copy.run(BUILD);
    await copy.restore('products/kinds.yaml');
    expect(code).toBe(1);
    // On a busy machine Astro tells whom it waits for.
    const mistakes = output.replaceAll(/^.*Waiting for integration.*\n/gm, '');
    expect(mistakes.trim().split('\n')).toEqual([
      expect.stringMatching(/^GREŠKA src\/content\/products\/aloe-gel\.mdx:7 /),
      expect.stringMatching(/^ {2}→ /),
      expect.stringMatching(/^GREŠKA src\/content\/products\/kinds\.yaml:39 /),
      expect.stringMatching(/^ {2}→ /),
      expect.stringMatching(/^Provera sadržaja: 2 greške/),
    ]);
  });

  it('for the launch is refused while a placeholder is left', async () => {
    const { code, output } = await copy.run(BUILD, { LAUNCH: '1' });
    expect(code).toBe(1);
    expect(output).toContain('src/content/site.yaml:12 Nije upisano: e-mail adresa');
    expect(output).toContain('Sajt se ne objavljuje dok sve ovo nije popunjeno (LAUNCH=1).');
  });
});
