// The command as the workflow runs it: main's own code over proposals in a repository of their own.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { code, plain } from '../../src/github/safe-markdown';

const GEL = 'src/content/products/zubni-gel.mdx';
const BERRIES = 'src/content/products/bobicasti-napitak.mdx';
const SITE = 'src/content/site.yaml';
const folder = mkdtempSync(join(tmpdir(), 'predlozi-'));
const inside = (path: string) => join(folder, path);

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
const commit = () => {
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', 'Korak');
};

beforeAll(() => {
  for (const path of ['src/content', 'src/pages', 'CONTRIBUTING.md', '.github']) {
    cpSync(path, inside(path), { recursive: true });
  }
  cpSync('tests/sample/src/content', inside('src/content'), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  commit();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The comment under a proposal that does this to the files, and what the command prints. */
function propose(change: () => void): string {
  git('checkout', '--quiet', '-b', 'predlog');
  change();
  commit();
  const head = git('rev-parse', 'HEAD');
  git('checkout', '--quiet', '--force', 'main');
  git('branch', '--quiet', '-D', 'predlog');
  const target = inside('.git/komentar.md');
  const env = {
    ...process.env,
    EDIT_URL: 'https://github.com/ana/sajt/edit/grana',
    GUIDE_URL: 'https://github.com/savetnica/sajt/blob/main/CONTRIBUTING.md',
  };
  const command = [resolve('src/github/write-comment.ts'), head, target];
  const said = execFileSync(process.execPath, command, { cwd: folder, env, encoding: 'utf8' });
  // A line such as `::error::` would speak to the workflow.
  expect(said).toBe('');
  return readFileSync(target, 'utf8').replaceAll('\\', '').replaceAll('\u2060', '');
}

function edit(path: string, from: string | RegExp, to: string): void {
  const text = readFileSync(inside(path), 'utf8');
  expect(text.replace(from, to)).not.toBe(text);
  writeFileSync(inside(path), text.replace(from, to));
}

const write = (path: string, text: string) => writeFileSync(inside(path), text);
const change = (comment: string) =>
  /### Šta se menja\n\n(.*?)\n(?:\n|$)/s.exec(comment)?.[1]?.split('\n') ?? [];

describe('the comment under a proposal says what changes', () => {
  // biome-ignore format: one case a line
  it.each<[string, () => void, string[]]>([
    ['a word', () => edit(GEL, 'zube preljute', 'bele zube preljute'), ['- **Zubni gel sa aloe verom i propolisom** (/products/zubni-gel)', '  - odeljak „Opis proizvoda“: Nana je ovde blaga, pa gel prija i onima kojima su obične paste za <b>bele </b>zube preljute. U tubi od 130 g su, … ']],
    ['a number', () => edit(GEL, '2 puta', '3 puta'), ['- **Zubni gel sa aloe verom i propolisom** (/products/zubni-gel)', '  - odeljak „Način upotrebe“:  … Perite zube posle obroka, najmanje <del>2</del> <b>3</b> puta dnevno po 2 minuta, zatim gel … ']],
    ['a field that goes', () => edit(GEL, /^facts: .*\n/m, ''), ['- **Zubni gel sa aloe verom i propolisom** (/products/zubni-gel)', '  - kratka činjenica: obrisano „tuba 130 g · bez fluora“']],
    ['a field that comes', () => edit(GEL, 'id: 14\n', 'id: 14\ndraft: true\n'), ['- **Zubni gel sa aloe verom i propolisom** (/products/zubni-gel)', '  - nacrt: dodato „da“']],
    ['an item of a list', () => edit('src/content/testimonials/testimonials.yaml', 'brzini dostave', 'dostavi'), ['- **Korisnik 2**', '  - utisak: Ovde će stajati utisak korisnika o <del>brzini dostave</del> <b>dostavi</b> i pakovanju.']],
    ['data of the site', () => edit(SITE, 'Budite jači', 'Budite vedriji'), ['- **Podaci o sajtu**', '  - geslo u zaglavlju: Budite <del>jači</del> <b>vedriji</b> od svojih izgovora']],
    ['a product that goes', () => rmSync(inside(BERRIES)), ['- **Bobičasti napitak sa aloe verom** (/products/bobicasti-napitak): obrisano']],
    ['a picture', () => write('src/content/products/zubni-gel.jpg', 'x'), ['- Zamenjena slika: products/zubni-gel.jpg']],
    ['code', () => write('src/pages/x.ts', ''), ['- Van tekstova i slika: 1 fajl. To treba da pogleda osoba koja održava sajt. Ako tekst koristi nešto što program tek dobija, o njemu sudi oznaka „Tekst i slike“.']],
    ['a new address', () => renameSync(inside(GEL), inside('src/content/products/gel.mdx')), ['- **Zubni gel sa aloe verom i propolisom** (/products/gel)', '  - **nova adresa:** /products/gel; na staroj, /products/zubni-gel, više nema ničega']],
    [
      'two products that swap their numbers, each still at its own address',
      () => { edit(GEL, 'id: 14', 'id: 3'); edit(BERRIES, 'id: 3', 'id: 14'); },
      [
        '- **Bobičasti napitak sa aloe verom** (/products/bobicasti-napitak)',
        '  - broj proizvoda: <del>3</del> <b>14</b>',
        '  - **pažnja:** veze na /products#3 i izdvojeni proizvodi sa tim brojem više ne vode na ovaj proizvod',
        '- **Zubni gel sa aloe verom i propolisom** (/products/zubni-gel)',
        '  - broj proizvoda: <del>14</del> <b>3</b>',
        '  - **pažnja:** veze na /products#14 i izdvojeni proizvodi sa tim brojem više ne vode na ovaj proizvod',
      ],
    ],
    ['a number that nobody takes over', () => edit(BERRIES, 'id: 3', 'id: 99'), ['- **Bobičasti napitak sa aloe verom** (/products/bobicasti-napitak)', '  - broj proizvoda: <del>3</del> <b>99</b>', '  - **pažnja:** veze na /products#3 i izdvojeni proizvodi sa tim brojem više ne vode na ovaj proizvod']],
  ])('%s', (_, changes, said) => {
    expect(change(propose(changes))).toEqual(said);
  });
});

describe('the comment under a proposal', () => {
  it('begins with what is wrong, with a link to the line in the author’s own copy', () => {
    const comment = propose(() => edit(GEL, '## Sastav', '## Sastv'));
    expect(comment).toMatch(/^### Treba ispraviti 1 grešku\n/);
    expect(comment).toContain(
      '- [products/zubni-gel.mdx, red 17](https://github.com/ana/sajt/edit/grana/src/content/products/zubni-gel.mdx#L17): Naslov „Sastv“ nije tačno napisan.<br>→ Napišite tačno: ` ## Sastav `\n',
    );
    expect(comment).toContain(
      '(https://github.com/savetnica/sajt/blob/main/CONTRIBUTING.md#šta-znači-crvena-oznaka)',
    );
  });

  it('folds what the launch waits for, and says it of the changed files alone', () => {
    const comment = propose(() => edit(GEL, 'zube preljute', 'bele zube preljute'));
    expect(comment).toMatch(/^### Tekst i slike su u redu\n/);
    const [shown = '', folded = ''] = comment.split('<details>');
    expect(shown).not.toContain('Uporedite sastav');
    expect(folded).toContain('(2)</summary>\n\n- [products/zubni-gel.mdx, red 1]');
    expect(folded).not.toContain('site.yaml');
  });

  it('follows no link out of the proposal', () => {
    const comment = propose(() => {
      rmSync(inside(GEL));
      symlinkSync('/etc/hostname', inside(GEL));
      symlinkSync('/etc', inside('src/content/tajno'));
    });
    for (const place of ['[products/zubni-gel.mdx, red 1](', 'tajno, red 1:'])
      expect(comment).toContain(place);
    expect(comment).not.toContain(readFileSync('/etc/hostname', 'utf8').trim());
  });

  it('is judged by main’s own rules, whatever the proposal makes of them', () => {
    const comment = propose(() => {
      edit(GEL, '## Sastav', '## Sastv');
      cpSync('src/check', inside('src/check'), { recursive: true });
      write('src/check/run-check.ts', 'throw new Error()');
    });
    expect(comment).toMatch(/^### Treba ispraviti 1 grešku\n/);
  });

  it('tells only the proposal’s own changes when main has moved on', () => {
    git('checkout', '--quiet', '-b', 'stara');
    git('checkout', '--quiet', 'main');
    edit(SITE, 'Budite jači', 'Budite vedriji');
    commit();
    const comment = propose(() => {
      git('reset', '--quiet', '--hard', 'stara');
      edit(GEL, '2 puta', '3 puta');
    });
    expect(change(comment)).toHaveLength(2);
    git('reset', '--quiet', '--hard', 'stara');
  });
});

describe('a stranger’s words', () => {
  // biome-ignore format: one case a line
  it.each([
    ['@savetnica', '\\@\u2060savetnica'],
    ['#12 i GH-12', '\\#\u206012 i GH\\-\u206012'],
    ['https://zlo.example www.zlo.rs', 'https\\:\u2060\\/\\/zlo\\.example www\u2060\\.zlo\\.rs'],
    ['<img src=x> &lt; **jako** `kod`', '\\<img src\\=x\\> &amp;lt\\; \\*\\*jako\\*\\* \\`kod\\`'],
    ['[klik](x)\n\n# Naslov\u202e', '\\[klik\\]\\(x\\) \\# Naslov '],
  ])('are only words: %s', (text, said) => {
    expect(plain(text)).toBe(said);
  });

  it('stay in their code, however many marks they hold', () => {
    expect(code('a `` b ` c')).toBe('``` a `` b ` c ```');
  });
});
