// Comments on proposals in a repository of the test. One is written by the command, as in the workflow.
import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeComment } from '../../src/github/write-comment';

const GEL = 'src/content/products/zubni-gel.mdx';
const BERRIES = 'src/content/products/bobicasti-napitak.mdx';
const SITE = 'src/content/site.yaml';
const folder = fs.mkdtempSync(join(tmpdir(), 'predlozi-'));
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
    fs.cpSync(path, inside(path), { recursive: true });
  }
  fs.cpSync('tests/sample/content', inside('src/content'), { recursive: true });
  // One question waits for its answer, whatever is proposed.
  edit('src/content/pages/products.mdx', /^confirmed_claims:\n(?: .*\n)+/m, '');
  git('init', '--quiet', '--initial-branch=main');
  commit();
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** The text of the newest comment. */
let raw: string;

const ADDRESSES = {
  EDIT_URL: 'https://github.com/ana/sajt/edit/grana',
  GUIDE_URL: 'https://github.com/savetnica/sajt/blob/main/CONTRIBUTING.md',
};

/** The comment as the command writes it, which must print nothing. */
async function runCommand(head: string): Promise<string> {
  const target = inside('.git/komentar.md');
  const command = [resolve('src/github/write-comment.ts'), head, target];
  const env = { ...process.env, ...ADDRESSES };
  const output = execFileSync(process.execPath, command, { cwd: folder, env, encoding: 'utf8' });
  // GitHub would run a printed line such as `::error::` as a command.
  expect(output).toBe('');
  return fs.readFileSync(target, 'utf8');
}

/** The same comment, without a process of its own. */
async function writeHere(head: string): Promise<string> {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return await writeComment(head, ADDRESSES);
  } finally {
    process.chdir(before);
  }
}

/** The comment under a proposal with this change. */
async function propose(change: () => void, write = writeHere): Promise<string> {
  git('checkout', '--quiet', '-b', 'predlog');
  change();
  commit();
  const head = git('rev-parse', 'HEAD');
  git('checkout', '--quiet', '--force', 'main');
  git('branch', '--quiet', '-D', 'predlog');
  raw = await write(head);
  return raw.replaceAll('\\', '').replaceAll('\u2060', '');
}

function edit(path: string, from: string | RegExp, to: string): void {
  const text = fs.readFileSync(inside(path), 'utf8');
  expect(text.replace(from, to)).not.toBe(text);
  fs.writeFileSync(inside(path), text.replace(from, to));
}

const write = (path: string, text: string) => fs.writeFileSync(inside(path), text);
const change = (comment: string) =>
  /### Šta se menja\n\n(.*?)\n(?:\n|$)/s.exec(comment)?.[1]?.split('\n') ?? [];

describe('the comment under a proposal lists what changes', () => {
  const product = (name: string) => `src/content/products/${name}.mdx`;
  /** A change in a proposal, and its lines in the comment. */
  const CHANGES: [what: string, change: () => void, lines: string][] = [
    [
      'a word',
      () => edit(GEL, 'zube preljute', 'bele zube preljute'),
      '- **products/zubni-gel.mdx**\n  - red 24: Nana je ovde blaga, pa gel prija i onima kojima su obične paste za <b>bele</b> zube preljute.\n',
    ],
    [
      'a number',
      () => edit(product('aloe-sprej'), 'velika, 473 ml', 'velika, 500 ml'),
      '… biljnih ekstrakata. Boca je velika, <del>473</del> <b>500</b> ml.',
    ],
    [
      'a field that goes',
      () => edit(product('balzam-za-usne'), /^facts: .*\n/m, ''),
      '<del>kratka činjenica: ulje jojobe i pčelinji vosak</del>',
    ],
    [
      'a field that comes',
      () => edit(product('arginin'), 'kind:', 'draft: true\nkind:'),
      '<b>nacrt: true</b>',
    ],
    [
      'an item of a list',
      () => edit('src/content/steps.yaml', 'internet prodavnicu', 'prodavnicu'),
      '- **steps.yaml**\n  - red 6: naslov: Otvorite <del>internet</del> prodavnicu',
    ],
    [
      'data of the site',
      () => edit(SITE, 'Budite jači', 'Budite vedriji'),
      'geslo u zaglavlju: Budite <del>jači</del> <b>vedriji</b> od svojih izgovora',
    ],
    [
      'a product that goes',
      () => fs.rmSync(inside(BERRIES)),
      '- **products/bobicasti-napitak.mdx**: obrisano',
    ],
    [
      'a product that leaves the content',
      () => fs.renameSync(inside(product('kardio-coq10')), inside('src/pages/stari.mdx')),
      '- **products/kardio-coq10.mdx**: obrisano',
    ],
    [
      'a picture',
      () => write('src/content/products/zubni-gel.jpg', 'x'),
      '- slika **products/zubni-gel.jpg**: zamenjeno',
    ],
    [
      'a picture of a camera',
      () => write('src/content/products/IMG_1.JPG', 'x'),
      '- slika **products/IMG_1.JPG**: dodato',
    ],
    [
      'a picture that may be wrong',
      () =>
        fs.copyFileSync('public/icon-192.png', inside(product('aloe-gel').replace('mdx', 'jpg'))),
      'Slika „aloe-gel.jpg“ je mala (192 × 192 piksela)',
    ],
    [
      'a file that is neither text nor picture',
      () => write('src/content/products/cenovnik.pdf', 'x'),
      '- fajl **products/cenovnik.pdf**: dodato',
    ],
    [
      'code',
      () => write('src/pages/x.ts', ''),
      '### Menja se i 3 fajla van tekstova i slika\n\nTo treba da pogleda osoba koja održava sajt. Ako tekst koristi nešto što program dobija tek ovim predlogom, merodavna je oznaka „Tekst i slike“.\n\n- src/pages/stari.mdx\n- src/pages/x.ts\n- src/content/products/cenovnik.pdf\n',
    ],
    [
      'a new text, to its last word',
      () =>
        write(
          'src/content/about/novo.md',
          '---\ntitle: Novo\n---\n\nPrva reč.\n\nPoslednja reč.\n',
        ),
      '- **about/novo.md**: dodato\n  - red 1: <b>---</b><br><b>naslov: Novo</b><br><b>---</b><br><b>Prva reč.</b><br><b>Poslednja reč.</b>\n',
    ],
    [
      'a new address',
      () => fs.renameSync(inside(product('biljni-caj')), inside(product('caj'))),
      '- **products/caj.mdx**: novo ime, ranije products/biljni-caj.mdx; na staroj adresi više nema ničega',
    ],
    [
      'the number of a product',
      () => edit(product('stik-dezodorans'), /^id: .*/m, 'id: 3'),
      '<del>15</del> <b>3</b>',
    ],
  ];
  let output: string;
  beforeAll(async () => {
    output = await propose(() => {
      for (const [, change] of CHANGES) change();
    }, runCommand);
  });

  it.each(CHANGES)('%s', (_, __, lines) => {
    expect(output).toContain(lines);
  });
});

describe('the comment under a proposal', () => {
  it('begins with the errors by main’s rules, each with a link to its line in the author’s copy', async () => {
    const comment = await propose(() => {
      edit(GEL, '## Sastav', '## Sastv');
      fs.cpSync('src/check', inside('src/check'), { recursive: true });
      write('src/check/run-check.ts', 'throw new Error()');
    });
    expect(comment).toMatch(/^### Treba ispraviti 1 grešku\n/);
    expect(comment).toContain(
      '- [products/zubni-gel.mdx, red 28](https://github.com/ana/sajt/edit/grana/src/content/products/zubni-gel.mdx#L28): Naslov „Sastv“ nije tačno napisan.<br>→ Napišite tačno: ` ## Sastav `\n',
    );
    expect(comment).toContain(
      '(https://github.com/savetnica/sajt/blob/main/CONTRIBUTING.md#šta-znači-crvena-oznaka)',
    );
  });

  it('lists the author’s own errors before those that they cause in other files', async () => {
    const comment = await propose(() => edit(GEL, /^id: .*/m, 'id: 1'));
    const [own, elsewhere] = comment.split('U fajlovima koje niste menjali');
    expect(own).toContain('[products/zubni-gel.mdx, red 2]');
    expect(own).not.toContain('[featured/zubni-gel.md');
    expect(elsewhere).toContain('[featured/zubni-gel.md, red 7]');
  });

  it('folds what would improve the changed texts, and counts what all texts lack', async () => {
    const comment = await propose(() => edit(GEL, 'zube preljute', 'bele zube preljute'));
    expect(comment).toMatch(/^### Tekst i slike su u redu\n/);
    const [shown = '', folded = ''] = comment.split('<details>');
    expect(shown).not.toMatch(/Uporedite sastav|najprodavanijim/);
    expect(folded).toContain('(1)</summary>\n\n- [products/zubni-gel.mdx, red 1]');
    expect(folded).not.toContain('site.yaml');
    expect(folded).toMatch(
      /<\/details>\n\nZa ceo sajt, ne samo za ovu izmenu: još 9 pre objavljivanja\. Može i kasnije: \d+\.\n$/,
    );
  });

  it('begins with the question that the proposal raises, and with no other', async () => {
    const comment = await propose(() => edit(GEL, 'Nana je', 'Ovaj gel leči desni. Nana je'));
    expect(comment).toMatch(/^### Treba odgovoriti na 1 pitanje\n/);
    expect(comment).toContain('Kliknite na mesto pitanja, postupite kako piše iza strelice');
    expect(comment).toContain('„Ovaj gel leči desni.“');
    expect(comment).not.toContain('najprodavanijim');
  });

  it('also asks about an unchanged text that now refers to another product', async () => {
    const comment = await propose(() => {
      edit(GEL, /^id: .*/m, 'id: 15');
      edit('src/content/products/stik-dezodorans.mdx', /^id: .*/m, 'id: 14');
    });
    expect(comment).toMatch(/^### Treba odgovoriti na 2 pitanja\n/);
    expect(comment).toContain('„Zubni gel“ vodi na proizvod broj 14');
    expect(comment).not.toContain('najprodavanijim');
  });

  it('follows no symbolic link out of the proposal', async () => {
    const comment = await propose(() => {
      fs.rmSync(inside(GEL));
      fs.symlinkSync('/etc/hostname', inside(GEL));
      fs.symlinkSync('/etc', inside('src/content/tajno'));
    });
    for (const place of ['[products/zubni-gel.mdx, red 1](', 'tajno, red 1:'])
      expect(comment).toContain(place);
    expect(comment).not.toContain(fs.readFileSync('/etc/hostname', 'utf8').trim());
  });

  it('mentions nobody and shows no HTML, whatever the author writes', async () => {
    await propose(() =>
      edit(GEL, /^name: .*/m, 'name: "@savetnica <img> [klik](//zlo.rs)"\nconstructor: x'),
    );
    expect(raw).toContain('\\<img\\>');
    expect(raw).not.toMatch(/@savetnica|[^\\]<img|\]\(\/\/zlo/);
  });

  it('is short enough to be posted, whatever the number of mistakes', async () => {
    const headings = `## ${'漢'.repeat(150)}\n\n`.repeat(200);
    await propose(() => edit(GEL, '## Sastav', `${headings}## Sastav`));
    expect(raw).toMatch(/^### Treba ispraviti 200 grešaka\n/);
    // A job gets it as a variable of its environment, which Linux limits to 128 KiB.
    expect(Buffer.byteLength(raw)).toBeLessThan(131_000);
  });

  it('lists only the proposal’s own changes when main has newer commits', async () => {
    git('checkout', '--quiet', '-b', 'stara');
    git('checkout', '--quiet', 'main');
    edit(SITE, 'Budite jači', 'Budite vedriji');
    commit();
    const comment = await propose(() => {
      git('reset', '--quiet', '--hard', 'stara');
      edit(GEL, '2 puta', '3 puta');
    });
    expect(change(comment)).toHaveLength(2);
    git('reset', '--quiet', '--hard', 'stara');
  });
});
