// Comments on proposals in a repository of the test. One is written by the command, as in the workflow.
import * as fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRepository } from '../../support/proposals.ts';

const GEL = 'src/content/products/zubni-gel.mdx';
const BERRIES = 'src/content/products/bobicasti-napitak.mdx';
const SITE = 'src/content/site.yaml';
const repository = createRepository(({ edit }) =>
  // One question waits for its answer, whatever is proposed.
  edit('src/content/pages/products.mdx', /^confirmed_claims:\n(?: .*\n)+/m, ''),
);
const { inside, edit, write, git, commit } = repository;
const propose = async (change: () => void) => (await repository.propose(change)).comment;
afterAll(() => repository.dispose());

const change = (comment: string) =>
  /### Šta se menja\n\n(.*?)\n(?:\n|$)/s.exec(comment)?.[1]?.split('\n') ?? [];

describe('the comment under a proposal lists what changes', () => {
  const product = (name: string) => `src/content/products/${name}.mdx`;
  /** A change in a proposal, and its lines in the comment. */
  const CHANGES: [what: string, change: () => void, lines: string][] = [
    [
      'a word',
      () => edit(GEL, 'zube preljute', 'bele zube preljute'),
      '- **products/zubni-gel.mdx**\n  - red 25: Nana je ovde blaga, pa gel prija i onima kojima su obične paste za <b>bele</b> zube preljute.\n',
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
      '<b>sklonjeno sa sajta: true</b>',
    ],
    [
      'the first row that goes',
      () => edit('src/content/buying.yaml', /^.*\n/, ''),
      '- **buying.yaml**\n  - red 1: <del>',
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
      '- slika **products/zubni-gel.jpg**: zamenjeno. Proverite da li opis slike („alt“) odgovara i ovoj.\n',
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
      '- **src/pages/x.ts**: dodato. Vraćanje: [obrišite ga](https://github.com/ana/sajt/delete/grana/src/pages/x.ts).\n',
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
      '- **products/caj.mdx**: novo ime, ranije products/biljni-caj.mdx',
    ],
    [
      'the number of a product',
      () => edit(product('stik-dezodorans'), /^id: .*/m, 'id: 3'),
      '<del>15</del> <b>3</b>',
    ],
  ];
  let output: string;
  beforeAll(async () => {
    const written = await repository.propose(() => {
      for (const [, change] of CHANGES) change();
    }, repository.runCommand);
    // GitHub would run a printed line such as `::error::` as a command.
    expect(written.output).toBe('');
    output = written.comment;
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
    expect(comment).toMatch(/^### Van tekstova i slika sajta: \d+ fajl(?:|a|ova)\n/);
    expect(comment).toContain('\n\n### Treba ispraviti 1 grešku\n');
    expect(comment).toContain(
      '- [products/zubni-gel.mdx, red 29](https://github.com/ana/sajt/edit/grana/src/content/products/zubni-gel.mdx#L29): Naslov „Sastv“ nije tačno napisan.<br>→ Napišite tačno: ` ## Sastav `\n',
    );
    expect(comment).toContain(
      '(https://github.com/savetnica/sajt/blob/main/CONTRIBUTING.md#šta-znači-crvena-oznaka)',
    );
  });

  it('asks for the published number of a product, and for nothing in the texts that it leads to', async () => {
    const comment = await propose(() => edit(GEL, /^id: .*/m, 'id: 1'));
    expect(comment).toMatch(/^### Treba ispraviti 1 grešku\n/);
    expect(comment).toContain(
      '#L2): Broj proizvoda je bio 14, a sada je 1. Na 14 vode kartice i veze koje ljudi već imaju.<br>→ Napišite red ovako: ` id: 14 `\n\nZbog toga ne rade ni: **featured/zubni-gel.md**. Njih ne menjajte',
    );
  });

  it('asks about a number that calls somebody else, also in the text of a product', async () => {
    const comment = await propose(() => edit(GEL, 'Nana je', 'Zovite 065 765 43 21. Nana je'));
    expect(comment).toContain('### Pre nego što prihvatite\n\n- **U tekstu je nov broj telefona (');
  });

  it('names what is worth a look in a text only where the proposal has brought it', async () => {
    const comment = await propose(() => edit(GEL, 'zube preljute', 'bele zube preljute'));
    expect(comment).toMatch(
      /^### Provera nije našla grešku\n\nProgram ne zna da li je ono što piše i tačno\. Pre prihvatanja pročitajte šta se menja\.\n\n### Šta se menja\n\n.*\n.*\n\nZa ceo sajt, ne samo za ovu izmenu: još 9 pre objavljivanja\. Može i kasnije: \d+\.\n$/,
    );
    const doubtful = await propose(() => edit(GEL, 'Nana je', 'Nana je ovdje, u гелу,'));
    expect(doubtful).toMatch(/^### Pogledajte još ovo\n/);
    expect(doubtful).toContain('U reči „гелу“ ima ćiriličnih slova, a ceo sajt je na latinici.');
  });

  it('tells of an unchanged card that goes with a product that is held back', async () => {
    const comment = await propose(() => edit(GEL, /^kind:/m, 'draft: true\nkind:'));
    expect(comment).toContain('[featured/zubni-gel.md, red 7]');
    expect(comment).toContain('**Proizvod nestaje sa sajta (products/zubni-gel.mdx).**');
  });

  it('folds what a new text still lacks', async () => {
    const comment = await propose(() =>
      write(
        'src/content/products/krema.mdx',
        repository
          .read(GEL)
          .replace('id: 14', 'id: 21')
          .replace(/^name: .*/m, 'name: Krema'),
      ),
    );
    expect(comment).toContain(
      '<summary>Šta bi ovde još trebalo (1)</summary>\n\n- [products/krema.mdx, red 1]',
    );
  });

  it('begins with the question that the proposal raises, and with no other', async () => {
    const comment = await propose(() => edit(GEL, 'Nana je', 'Ovaj gel leči desni. Nana je'));
    expect(comment).toMatch(/^### Treba odgovoriti na 1 pitanje\n/);
    expect(comment).toContain('Kliknite na mesto pitanja, postupite kako piše iza strelice');
    expect(comment).toContain('„Ovaj gel leči desni.“');
    expect(comment).not.toContain('najprodavanijim');
  });

  it('asks for both numbers of two products that have exchanged them', async () => {
    const comment = await propose(() => {
      edit(GEL, /^id: .*/m, 'id: 15');
      edit('src/content/products/stik-dezodorans.mdx', /^id: .*/m, 'id: 14');
    });
    expect(comment).toMatch(/^### Treba ispraviti 2 greške\n/);
    for (const line of ['id: 14', 'id: 15'])
      expect(comment).toContain(`→ Napišite red ovako: \` ${line} \``);
  });

  it('follows no symbolic link out of the proposal', async () => {
    const comment = await propose(() => {
      fs.rmSync(inside(GEL));
      fs.symlinkSync('/etc/hostname', inside(GEL));
      fs.symlinkSync('/etc', inside('src/content/tajno'));
    });
    for (const place of [
      '[products/zubni-gel.mdx, red 1](',
      '[tajno, red 1](https://github.com/ana/sajt/edit/grana/src/content/tajno#L1):',
    ])
      expect(comment).toContain(place);
    expect(comment).not.toContain(fs.readFileSync('/etc/hostname', 'utf8').trim());
  });

  it('mentions nobody and shows no HTML, whatever the author writes', async () => {
    const { raw } = await repository.propose(() =>
      edit(GEL, /^name: .*/m, 'name: "@savetnica <img> [klik](//zlo.rs)"\nconstructor: x'),
    );
    expect(raw).toContain('\\<img\\>');
    // Within code, GitHub calls nobody.
    expect(raw.replace(/` .*? `/g, '')).not.toMatch(/@savetnica|[^\\]<img|\]\(\/\/zlo/);
  });

  it('is short enough to be posted, whatever the number of mistakes', async () => {
    const headings = Array.from({ length: 200 }, (_, n) => `## ${'漢'.repeat(150)}${n}\n\n`).join(
      '',
    );
    const { raw } = await repository.propose(() => edit(GEL, '## Sastav', `${headings}## Sastav`));
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
