// What the comment under a proposal says of changes that a reviewer must not overlook.
import { describe, expect, it } from 'vitest';
import { composeComment, type Proposal } from '../../../src/github/compose-comment.ts';
import { type Change, formatChange, isTextOrPicture } from '../../../src/github/content-changes.ts';
import { githubPages } from '../../../src/github/github-pages.ts';
import { explainWeightyFields } from '../../../src/github/weighty-fields.ts';
import { collectionNamed, SITE as SITE_PATH } from '../../../src/model/collections.ts';
import { isWeighty } from '../../../src/model/weighty-fields.ts';

const CHECKED = { findings: [], missing: [] };
const PROPOSAL: Proposal = {
  changes: [],
  changeLines: ['- **site.yaml**'],
  conflicts: [],
  weightyFields: [],
  before: CHECKED,
  after: CHECKED,
  pages: githubPages(
    'https://github.com/ana/sajt/edit/grana/edit/(1)',
    'https://github.com/savetnica/sajt/blob/main/CONTRIBUTING.md',
  ),
};
const changed = (...paths: string[]): Change[] => paths.map((is) => ({ kind: 'M', was: is, is }));
const compose = (part: Partial<Proposal>) =>
  composeComment({ ...PROPOSAL, ...part }).replaceAll('\\', '');
const headings = (comment: string) => comment.match(/(?<=^### ).*/gm);

describe('„Provera nije našla grešku“', () => {
  it('stands first where only texts and pictures change', () => {
    expect(headings(compose({}))).toEqual(['Provera nije našla grešku', 'Šta se menja']);
  });

  it('gives its place to the names of all other files', () => {
    const comment = compose({ changes: changed('package.json', 'src/content/README.md') });
    expect(headings(comment)).toEqual(['Van tekstova i slika sajta: 2 fajla', 'Šta se menja']);
    for (const name of ['package.json', 'README.md'])
      expect(comment).toContain(`\n- **${name}**: izmenjeno. Vraćanje: `);
  });

  it('is not said beside an error, and the other files stand before the error', () => {
    const error = {
      file: 'src/content/steps.yaml',
      line: 1,
      severity: 'error',
      text: 'Prazno.',
    } as const;
    const after = { ...CHECKED, findings: [error] };
    expect(headings(compose({ after, changes: changed('a.ts', error.file) }))).toEqual([
      'Van tekstova i slika sajta: 1 fajl',
      'Treba ispraviti 1 grešku',
      'Šta se menja',
    ]);
    const whole = 'Za ceo sajt, ne samo za ovu izmenu: sajt može da se objavi';
    expect(compose({ after, changes: changed(error.file) })).not.toContain(whole);
    expect(compose({})).toContain(whole);
  });

  it('stands beside a new name, which brings nothing that was not said before', () => {
    const [was, is] = ['src/content/about/novo.md', 'src/content/about/drugo.md'];
    const saidOf = (file: string) => ({
      findings: [{ file, line: 5, severity: 'warning', text: 'Reč nije u rečniku.' } as const],
      missing: [],
    });
    const changes = [{ kind: 'R', was, is }];
    const comment = compose({ changes, before: saidOf(was), after: saidOf(is) });
    expect(headings(comment)).toEqual(['Provera nije našla grešku', 'Šta se menja']);
  });

  it.each([
    ['src/content/products/gel.mdx', true],
    ['src/content/products/gel.SVG', true],
    ['src/content/site.yaml', true],
    ['src/content/products/gel.md', false],
    ['src/content/products/gel.astro', false],
    ['src/content/README.md', false],
    ['src/content/stari.yaml', false],
  ])('%s is a text or a picture of the site: %s', (path, expected) => {
    expect(isTextOrPicture(path)).toBe(expected);
  });
});

describe('a change that means more than it looks', () => {
  const SITE =
    'contact_endpoint: /mail_cv.php\nshop_url: https://prodavnica.rs\nrepository: ana/sajt\n';
  const explain = (after: string) =>
    explainWeightyFields(SITE_PATH, SITE, after, SITE).map((line) => line.replaceAll('\\', ''));

  it.each([
    [
      SITE.replace('/mail_cv.php', 'https://zlo.example/mail_cv.php'),
      '- **Menja se adresa za poruke (site.yaml).** Poruke posetilaca, sa imenima i telefonima, išle bi na drugu adresu. Čita ih onaj čija je ta adresa.<br>Sada: ` /mail_cv.php `<br>Posle: ` https://zlo.example/mail_cv.php `',
    ],
    [
      SITE.replace('prodavnica.rs', 'zlo.example'),
      '- **Menja se internet prodavnica (site.yaml).** Sva dugmad „Prodavnica“, i „Kupi proizvod“ bez svoje veze, vodila bi u drugu prodavnicu. Ona dobija kupce.<br>Sada: ` https://prodavnica.rs `<br>Posle: ` https://zlo.example `',
    ],
    [
      SITE.replace('repository: ana/sajt\n', ''),
      '- **Menja se projekat na GitHubu (site.yaml).** Uređivač bi tekstove čitao i čuvao u drugom projektu na GitHubu.<br>Sada: ` ana/sajt `<br>Posle: ` prazno `',
    ],
    [
      `${SITE}cms_auth_url: https://zlo.example\n`,
      '- **Menja se adresa servisa za prijavu (site.yaml).** Prijava u uređivač išla bi preko druge adrese. Onaj čija je ta adresa može da dobije ključ za izmene sajta.<br>Sada: ` prazno `<br>Posle: ` https://zlo.example `',
    ],
  ])('says what it means: %s', (after, line) => {
    expect(explain(after)).toEqual([line]);
  });

  it('is told of the shop of one product', () => {
    const product = (link: string) => `---\nname: Gel\nlink: ${link}\n---\n\n## Opis proizvoda\n`;
    const [before, after] = ['https://prodavnica.rs/gel', 'https://zlo.example/gel'].map(product);
    const lines = explainWeightyFields(
      'src/content/products/gel.mdx',
      before ?? '',
      after ?? '',
      SITE,
    );
    expect(lines.map((line) => line.replaceAll('\\', ''))).toEqual([
      '- **Menja se veza ka prodavnici (products/gel.mdx).** „Kupi proizvod“ kod ovog proizvoda vodilo bi na drugu adresu. Ko je vodi, dobija kupce.<br>Sada: ` https://prodavnica.rs/gel `<br>Posle: ` https://zlo.example/gel `',
    ]);
  });

  it('is told of each field by which visitors reach or know the owner', () => {
    const weighty = Object.keys(collectionNamed('site').fileSchema.shape).filter((key) =>
      isWeighty(SITE_PATH, key),
    );
    expect(weighty).toEqual([
      'name',
      'phone',
      'email',
      'address',
      'registration',
      'shop_url',
      'confirmed',
      'disclaimer',
      'shop_operator',
      'commission',
      'facebook_url',
      'instagram_url',
      'viber_phone',
      'whatsapp_phone',
      'contact_endpoint',
      'site_url',
      'repository',
      'branch',
      'cms_auth_url',
    ]);
  });

  it('is told of a file that is no YAML any more', () => {
    expect(explain(': [')).toHaveLength(3);
  });

  it('is silent where nothing of it has changed', () => {
    expect(explain(`# Napomena\n${SITE}tagline: Ana\n`)).toEqual([]);
  });

  it('stands above the list of changes, and nothing is called right beside it', () => {
    expect(headings(compose({ weightyFields: ['- x'] }))).toEqual([
      'Pre nego što prihvatite',
      'Šta se menja',
    ]);
  });
});

describe('what is too long', () => {
  const NEW = { kind: 'A', was: 'src/content/about/a.md', is: 'src/content/about/a.md' };
  const SAID =
    'predugačko za ovu poruku. Pre nego što prihvatite predlog, pogledajte to na kartici „Files changed“.';

  it('to be compared is said', () => {
    expect(formatChange(NEW, () => undefined)).toEqual([
      '- **about\\/a\\.md**: dodato',
      `  - Ovo je ${SAID}`,
    ]);
    const diff = `@@ -0,0 +1 @@\n+${'reč '.repeat(4000)}\n~\n`;
    expect(formatChange(NEW, () => diff)).toEqual([
      '- **about\\/a\\.md**: dodato',
      `  - Ovo je ${SAID}`,
    ]);
  });

  it('for the comment is counted, in every list', () => {
    const files = Array.from({ length: 300 }, (_, number) => `src/pages/${number}.astro`);
    const lines = files.map((file) => `- ${'x'.repeat(100)} ${file}`);
    const findings = files.map((file, index) => ({
      file: `src/content/products/${index}.mdx`,
      line: 1,
      severity: 'error' as const,
      text: file,
    }));
    const comment = compose({
      changes: changed(...files, ...findings.map(({ file }) => file)),
      weightyFields: lines,
      changeLines: lines,
      after: { ...CHECKED, findings },
    });
    expect(comment.match(/^- Još \d+ red(a|ova)?: predugačko/gm)).toHaveLength(4);
    expect(comment.length).toBeLessThan(40_000);
  });
});
