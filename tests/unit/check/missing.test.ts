// What the texts still lack: the launch waits for every `must`, and for nothing else.
import { describe, expect, it } from 'vitest';
import { findMissing } from '../../../src/check/check-content.ts';
import { note, tellInFile } from '../../../src/check/finding.ts';
import { isHeldBack, isMust, type Missing } from '../../../src/check/missing.ts';
import { readContentFile } from '../../../src/check/read-text.ts';
import { formatLaunch, formatMissing } from '../../../src/check/report.ts';
import { forFile } from '../../../src/check/wording.ts';
import { type Changes, checkWith, edit, REAL, textOf } from './changed-site.ts';

const GEL = 'products/aloe-gel.mdx';
const SITE = 'site.yaml';
const HEALED = edit(GEL, 'Ukus je', 'Ovaj napitak leči želudac. Ukus je');

const missingWith = (changes: Changes) => checkWith(changes).missing.map(tellInFile);
const say = ({ file, line, text }: Missing) =>
  `${file.replace('src/content/', '')}:${line} ${forFile(text)}`;
const ALL = missingWith({});
const lineOf = (key: string) =>
  textOf(SITE)
    .split('\n')
    .findIndex((row) => row.startsWith(key)) + 1;

describe('the launch', () => {
  it('waits for one filled-in form and the address of the site', () => {
    expect(ALL.filter(isMust).map(say)).toEqual([
      'site.yaml:8 Nije upisano: ime i prezime',
      'site.yaml:9 Nije upisano: telefon',
      'site.yaml:10 Nije upisano: e-mail',
      'site.yaml:11 Nije upisano: adresa',
      'site.yaml:12 Nije upisano: registracija',
      'site.yaml:13 Nije upisano: internet prodavnica',
      'site.yaml:1 Nije potvrđeno: „Pročitala sam sve strane i proizvode, tačno je“',
      `site.yaml:${lineOf('site_url:')} Nije upisano: adresa ovog sajta`,
    ]);
  });

  it.each<[string, string, string | RegExp, string]>([
    ['her name', SITE, 'name: Ime Prezime', 'name: Ana Đurić'],
    ['the phone, as people write it', SITE, '"+381 60 000 00 00"', '"064 123 45 67"'],
    ['a mail address', SITE, /^email: .*/m, 'email: ana@primer.rs'],
    ['a P.O. box', SITE, 'Ulica i broj, 00000 Mesto', 'Poštanski fah 12, 11000 Beograd'],
    ['„ne“ for who is not registered', SITE, 'registration: ""', 'registration: ne'],
    ['her word for all pages', SITE, 'name:', 'confirmed: 2026-11-19\nname:'],
  ])('has one entry less with %s', (_, file, from, to) => {
    const left = missingWith({ [file]: edit(file, from, to) }).filter(isMust);
    expect(left).toHaveLength(ALL.filter(isMust).length - 1);
  });

  it('waits for the answer to a sentence that nobody has confirmed', () => {
    const page = 'pages/products.mdx';
    const asking = edit(page, /confirmed_claims:\n(?: .*\n)+/, '');
    const more = missingWith({ [page]: asking })
      .filter(isMust)
      .map(say);
    expect(more.slice(ALL.filter(isMust).length)).toEqual([
      expect.stringMatching(/^pages\/products\.mdx:4 Proverite izjavu .*najprodavanijim/),
    ]);
  });

  it.each<[string, string, string | RegExp, string, string]>([
    ['the seller is told', SITE, /shop_operator: .*/, 'shop_operator: ne', 'ko je prodavac'],
    [
      'the rights of the buyer are told',
      SITE,
      /buyer_rights: .*/,
      'buyer_rights: ""',
      'šta kupac može kada se predomisli',
    ],
    ['the commission is told', SITE, /\ncommission: .*/, '', 'da li od prodaje nešto dobijate'],
    [
      'the commission is told in the line that was emptied',
      SITE,
      /\ncommission: .*/,
      '\ncommission: ""',
      'da li od prodaje nešto dobijate',
    ],
    [
      'the cost of working together is told',
      'cooperation.yaml',
      'Koliko košta početak i šta',
      'Šta',
      'koliko košta početak saradnje',
    ],
    [
      'the way out of working together is told',
      'cooperation.yaml',
      'Kako se od saradnje odustaje i šta',
      'Šta',
      'kako se od saradnje odustaje',
    ],
    [
      'earnings are warned about',
      'pages/business-cooperation.mdx',
      /\n> Saradnja može.*/,
      '',
      'da zarada nije zagarantovana',
    ],
    [
      'the notice of supplements limits the dose',
      'products/kinds.yaml',
      /( {2}label: Dodatak ishrani, nije lek[\s\S]*?) Ne prekoračujte [^.]*\./,
      '$1',
      'da se preporučena dnevna doza ne prekoračuje',
    ],
    [
      'the notice of drinks says that they replace no food',
      'products/kinds.yaml',
      'lek ni zamena za raznovrsnu, uravnoteženu ishranu i zdrav način života',
      'lek',
      'da proizvod nije zamena za raznovrsnu ishranu',
    ],
    [
      'what a sentence promises is answered',
      GEL,
      'Ukus je',
      'Ovaj napitak leči želudac. Ukus je',
      'Ovaj napitak leči želudac.',
    ],
  ])('waits until %s', (_, file, from, to, said) => {
    const found = missingWith({ [file]: edit(file, from, to) }).filter(({ text }) =>
      text.includes(said),
    );
    expect(found).toEqual([expect.objectContaining({ level: 'must' })]);
  });

  it('a consultant without a commission answers the question by „ne“', () => {
    const none = edit(SITE, /commission: .*/, 'commission: ne');
    expect(missingWith({ [SITE]: none }).filter(isMust)).toHaveLength(ALL.filter(isMust).length);
  });

  it('a product with a question is held back, and no other product is', () => {
    const held = missingWith({ [GEL]: HEALED }).filter(isHeldBack);
    expect(held.map(say)).toEqual([expect.stringMatching(/^products\/aloe-gel\.mdx:\d+ /)]);
    expect(ALL.filter(isHeldBack)).toEqual([]);
  });
});

describe('the list of what may come later', () => {
  it('begins with the gravest: labels of products with claims, allergens, the photograph of the consultant', () => {
    const texts = ALL.filter((one) => !isMust(one)).map(({ text }) => text);
    const kinds = [...new Set(texts)].slice(0, 3);
    expect(kinds).toEqual([
      'Nije upoređeno sa deklaracijom.',
      'Za alergene se kupac upućuje na deklaraciju.',
      'Umesto Vaše fotografije stoji crtež.',
    ]);
    expect(texts.filter((text) => text === 'Nije upoređeno sa deklaracijom.')).toHaveLength(20);
    // Effects of foods and supplements are claims about nutrients: their labels come first.
    const labels = ALL.filter(({ text }) => text === 'Nije upoređeno sa deklaracijom.');
    expect(labels[0]?.file).toBe(`src/content/${GEL}`);
    expect(labels.at(-1)?.file).toBe('src/content/products/zubni-gel.mdx');
  });

  it.each<[string, string, string | RegExp, string]>([
    [
      'the day on which a label was compared',
      GEL,
      'id: 1\n',
      'id: 1\nchecked_against_label: 2026-11-19\n',
    ],
    ['allergens that are named', GEL, '** proverite deklaraciju', '** nisu istaknuti na pakovanju'],
    ['a photograph', 'pages/home.mdx', '  - alt:', '  - image: ./pocetna.jpg\n    alt:'],
    [
      'a question that was answered',
      'cooperation.yaml',
      / {4}- question: Postoji.*\n.*\n| {4}- question: "Postoji.*\n.*\n/,
      '',
    ],
    ['the hours that stay untold', SITE, 'hours: ""', 'hours: ne'],
    ['the time of a reply', SITE, 'reply_time: ""', 'reply_time: Odgovaram istog dana'],
    ['a town', SITE, 'town: ""', 'town: Novog Sada'],
  ])('has one entry less with %s', (_, file, from, to) => {
    expect(missingWith({ [file]: edit(file, from, to) })).toHaveLength(ALL.length - 1);
  });

  it('counts the products without a link to the shop in one entry, at the first of them', () => {
    const without = (name: string) => ({
      [`products/${name}.mdx`]: edit(`products/${name}.mdx`, /link: .*/, 'link: ""'),
    });
    const links = (changes: Changes) =>
      missingWith(changes)
        .filter(({ text }) => text.includes('otvara prodavnicu'))
        .map(({ file, line, text }) => `${file}:${line} ${text}`);
    expect(links({})).toEqual([]);
    expect(links({ ...without('zubni-gel'), ...without('biljni-caj') })).toEqual([
      'src/content/products/biljni-caj.mdx:8 Kod 2 proizvoda „Kupi proizvod“ otvara prodavnicu, a ne baš taj proizvod.',
    ]);
  });

  it('includes an open question of a text, with its prepared sentence', () => {
    const asked = edit(
      GEL,
      'id: 1\n',
      'id: 1\nopen_questions:\n  - question: Koliko?\n    ready: Ima … mg.\n',
    );
    expect(missingWith({ [GEL]: asked })).toContainEqual(
      expect.objectContaining({ text: 'Koliko?', ready: 'Ima … mg.', line: 4, level: 'better' }),
    );
  });

  it.each([
    [1, 'Na objavljenom sajtu: 1 utisak. Kada ih bude tri, smenjivaće se.'],
    [2, 'Na objavljenom sajtu: 2 utiska. Kada ih bude tri, smenjivaće se.'],
    [3, undefined],
  ])('asks for another testimonial while there are fewer than three: %i', (number, said) => {
    const file = 'testimonials/testimonials.yaml';
    const real = Array.from(
      { length: number },
      (_, i) => `- id: ${i + 1}\n  name: Ana ${i}\n  text: Blag ukus.\n`,
    );
    const found = missingWith({ [file]: real.join('') }).find((one) => one.file.endsWith(file));
    expect(found?.text).toBe(said);
  });

  it.each(['ana@example.com', 'ana@posta.example.rs'])('waits while the mail is %s', (mail) => {
    const said = missingWith({ [SITE]: edit(SITE, /^email: .*/m, `email: ${mail}`) }).map(say);
    expect(said).toContain('site.yaml:10 Nije upisano: e-mail');
  });

  it('names the line of a question inside of a paragraph', () => {
    const text = edit(GEL, 'Ukus je', 'Prvi red.\nOvaj napitak leči želudac.\nTreći red. Ukus je');
    const line = text.split('\n').findIndex((row) => row.includes('leči')) + 1;
    const asked = missingWith({ [GEL]: text }).filter((one) => one.text.includes('leči želudac'));
    expect(asked.map((one) => one.line)).toEqual([line]);
  });

  it('names the line of an example link', () => {
    const linked = edit(GEL, 'id: 1\n', 'id: 1\nlink: https://www.example.com/gel\n');
    const found = missingWith({ [GEL]: linked }).map(say);
    expect(found).toContain(`${GEL}:3 Probna veza: https://www.example.com/gel`);
  });

  it('never includes a draft', () => {
    const draft = edit(GEL, 'id: 1\n', 'id: 1\ndraft: true\n');
    expect(missingWith({ [GEL]: draft }).filter(({ file }) => file.endsWith(GEL))).toEqual([]);
  });
});

it('The guard of claims also reads an open question of a text', () => {
  const question = 'open_questions:\n  - question: Leči li gel želudac?\n';
  const { findings } = checkWith({ [GEL]: edit(GEL, 'id: 1\n', `id: 1\n${question}`) });
  expect(findings.map(({ severity, text }) => [severity, text])).toEqual([
    ['question', expect.stringContaining('Leči li gel želudac?')],
  ]);
});

it('Open questions stand by what they are about, the gravest first', () => {
  const asking = (file: string) => ({
    [file]: edit(file, /^id: .*/m, '$&\nopen_questions:\n  - question: Koliko traje?'),
  });
  const found = missingWith({ ...asking('about/o-meni.md'), ...asking(GEL) });
  const places = found.filter(({ at }) => at?.includes('open_questions')).map(({ file }) => file);
  const order = [...new Set(places)].map((file) => file.replace('src/content/', ''));
  expect(order.slice(0, 5)).toEqual([
    'cooperation.yaml',
    'policies/privacy-policy.mdx',
    'site.yaml',
    'products/aloe-gel.mdx',
    'about/o-meni.md',
  ]);
});

it('The editor in the browser finds the same, one text after the other', async () => {
  const texts = REAL.texts.flatMap(({ path, bytes }) => readContentFile(path, bytes).text ?? []);
  const found = await findMissing(texts, async () => {});
  expect(found.map(say)).toEqual(ALL.map(say));
});

describe('the report in a terminal', () => {
  const place = (level: Missing['level'], line: number, text: string, fix = ''): Missing => ({
    ...note('x.mdx', line, text, fix),
    level,
  });

  it('has two parts, and prints an advice for several places once', () => {
    const found = [
      place('must', 5, 'Nije upisano: ime'),
      place('better', 1, 'Uporedite.', 'Upišite dan.'),
      place('better', 3, 'Uporedite.', 'Upišite dan.'),
      { ...place('better', 4, 'Koliko?', 'Obrišite.'), ready: 'Ima ….' },
      { ...place('better', 6, 'Proverite „Leči.“', 'Izmenite.'), ready: 'Leči.' },
    ];
    expect(formatMissing(found)).toBe(
      'MORA PRE OBJAVLJIVANJA\nx.mdx:5 Nije upisano: ime\nMOŽE I KASNIJE\nx.mdx:1 Uporedite.\nx.mdx:3\n  → Upišite dan.\nx.mdx:4 Koliko?\n  „Ima ….“\n  → Obrišite.\nx.mdx:6 Proverite „Leči.“\n  → Izmenite.',
    );
  });

  it('ends with the number of entries that are left', () => {
    const some = [place('must', 1, 'a'), place('better', 1, 'b'), place('better', 2, 'c')];
    expect(formatLaunch(some)).toBe('Još 1 pre objavljivanja. Može i kasnije: 2.');
    expect(formatLaunch(some.slice(1))).toBe('Sajt može da se objavi. Može i kasnije: 2.');
    expect(formatLaunch([])).toBe('Sajt može da se objavi.');
  });
});
