// Files on the disk: their names, encodings other than UTF-8, and broken pictures of every kind.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { doubtsAbout } from '../../../src/check/check-picture.ts';
import { runCheck } from '../../../src/check/run-check.ts';
import { takePhoto } from '../../support/photo.ts';
import { say } from './changed-site.ts';

const GEL = 'products/aloe-gel.mdx';
const PICTURE = 'products/aloe-gel.jpg';

type Files = Record<string, string | Uint8Array | null>;

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('src/pages', join(root, 'src/pages'), { recursive: true });
});
beforeEach(() => {
  rmSync(join(root, 'src/content'), { recursive: true, force: true });
  cpSync('src/content', join(root, 'src/content'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

/** The findings once the files hold these bytes; null deletes a file. */
async function sayWith(files: Files): Promise<string> {
  for (const [name, bytes] of Object.entries(files)) {
    const path = join(root, 'src/content', name);
    if (bytes === null) rmSync(path);
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
    }
  }
  const { findings } = await runCheck(root);
  return say(findings.filter(({ severity }) => severity !== 'question')).join('\n');
}

/** The text without its words for the search, which stand above the line that the rows change. */
const text = () => readFileSync(join('src/content', GEL), 'utf8').replace(/^words: .*\n/m, '');
const picture = () => readFileSync(join('src/content', PICTURE));
const asking = (typed: string) => ({ [GEL]: text().replace('./aloe-gel.jpg', () => typed) });
const heic = (name: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${name}`), Buffer.alloc(64)]);
const HEIC = heic('heic');
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';
const cp1250 = () => Buffer.from(text().replaceAll('č', '\u00e8'), 'latin1');

describe('a file', () => {
  it.each<[title: string, files: () => Files, said: string]>([
    [
      'in the encoding of old Windows',
      () => ({ [GEL]: cp1250() }),
      `error ${GEL}:6 Slova č, ć, š, ž, đ nisu sačuvana u kodiranju UTF-8. → Otvorite fajl`,
    ],
    [
      'in UTF-16',
      () => ({ [GEL]: Buffer.from(text(), 'utf16le') }),
      `error ${GEL}:1 Fajl je sačuvan u kodiranju UTF-16`,
    ],
    [
      'that is empty',
      () => ({ [GEL]: '' }),
      `error ${GEL}:1 Fajl je prazan. → Vratite raniji sadržaj fajla ili ga obrišite.`,
    ],
    [
      'that is empty and must be there',
      () => ({ 'products/kinds.yaml': '' }),
      'error products/kinds.yaml:1 Fajl je prazan. → Vratite raniji sadržaj fajla; bez njega sajt ne može da se napravi.',
    ],
    [
      'with the ending of other texts',
      () => ({ 'products/krema.md': 'x' }),
      'error products/krema.md:1 Ovaj tekst se ne vidi na sajtu: nije u pravom folderu ili mu je ime pogrešno. → Preimenujte ga u: krema.mdx',
    ],
    [
      'with two endings',
      () => ({ 'products/Nova krema.mdx.txt': 'x' }),
      '→ Preimenujte ga u: nova-krema.mdx',
    ],
    [
      'of a word processor',
      () => ({ 'products/krema.docx': 'PK' }),
      'error products/krema.docx:1 Ovaj fajl sajt ne može da pročita. → Prekopirajte tekst u fajl čije se ime završava na .mdx',
    ],
    [
      'in a folder of its own',
      () => ({ 'products/novi/krema.mdx': 'x' }),
      'error products/novi/krema.mdx:1 Ovaj tekst se ne vidi na sajtu: nije u pravom folderu ili mu je ime pogrešno. → Premestite ga u folder kome pripada',
    ],
    [
      'that must be there under another name',
      () => ({ 'steps.yaml': null, 'steps.yml': '- title: Birajte\n' }),
      'error steps.yaml:1 Ovaj fajl nedostaje. → Preimenujte fajl steps.yml u: steps.yaml',
    ],
    [
      'that is a copy by its name',
      () => ({ 'products/aloe-gel kopija.jpg': picture() }),
      '→ Ako je ovo samo kopija, obrišite je.',
    ],
    [
      'of LibreOffice',
      () => ({ 'products/krema.odt': 'PK' }),
      'error products/krema.odt:1 Ovaj fajl sajt ne može da pročita.',
    ],
    [
      'with an underscore in the name of a text',
      () => ({ 'about/moja_prica.md': '---\n---\n' }),
      'warning about/moja_prica.md:1 U imenu fajla „moja_prica.md“ dozvoljena su samo mala slova',
    ],
    [
      'with a name that makes trouble',
      () => ({ 'products/Aloe gel za piće.mdx': '' }),
      'warning products/Aloe gel za piće.mdx:1 U imenu fajla „Aloe gel za piće.mdx“ dozvoljena su samo mala slova bez kvačica, cifre i crtica. → Preimenujte ga u: aloe-gel-za-pice.mdx',
    ],
    [
      'whose address is that of another text',
      () => ({ 'products/Aloe_Gel.mdx': text() }),
      'error products/aloe-gel.mdx:1 Fajlovi products/Aloe_Gel.mdx i products/aloe-gel.mdx daju istu adresu (aloe-gel), pa bi se na sajtu video samo jedan. → Ako je jedan od njih suvišan, obrišite ga. Ako nije: Preimenujte ga u: aloe-gel-2.mdx',
    ],
    [
      'whose address is that of a page',
      () => ({ 'policies/contact.mdx': '---\n---\n' }),
      'error policies/contact.mdx:1 Fajlovi pages/contact.mdx i policies/contact.mdx daju istu adresu (contact)',
    ],
    [
      'with a sign that begins a part of an address',
      () => ({ 'products/gel#1.mdx': text() }),
      'error products/gel#1.mdx:1 Fajl „gel#1.mdx“ sajt ne može da pročita, zbog znaka # u imenu. → Preimenujte ga u: gel-1.mdx',
    ],
    [
      'with a sign that begins a code in an address',
      () => ({ 'products/gel 100%.mdx': text() }),
      'error products/gel 100%.mdx:1 Fajl „gel 100%.mdx“ sajt ne može da pročita, zbog znaka % u imenu.',
    ],
    [
      'of a picture, with a question mark',
      () => ({ 'products/aloe?gel.jpg': picture() }),
      'error products/aloe?gel.jpg:1 Fajl „aloe?gel.jpg“ sajt ne može da pročita, zbog znaka ? u imenu. → Preimenujte ga u: aloe-gel-2.jpg',
    ],
    [
      'whose name is that of a device of Windows',
      () => ({ 'products/con.mdx': text() }),
      'error products/con.mdx:1 Windows ne može da sačuva fajl sa imenom „con.mdx“, pa se projekat tamo ne bi mogao preuzeti. → Preimenujte ga u: con-1.mdx',
    ],
    [
      'of a picture, with a sign that Windows does not know',
      () => ({ 'products/gel: nov.jpg': picture() }),
      'error products/gel: nov.jpg:1 Windows ne može da sačuva fajl sa imenom „gel: nov.jpg“',
    ],
    [
      'with a path that some system cannot hold',
      () => ({ [`products/${'a'.repeat(180)}.mdx`]: text() }),
      `Ime fajla „${'a'.repeat(40)}…“ je predugačko, pa nijedan računar ne bi mogao da preuzme projekat. → Preimenujte ga u: ${'a'.repeat(80)}.mdx`,
    ],
    [
      'of whose name no address can be made',
      () => ({ 'products/🌿.mdx': text() }),
      'error products/🌿.mdx:1 Od imena fajla „🌿.mdx“ ne može da nastane adresa: u njemu nema nijednog slova ni cifre. → Preimenujte ga u: novo-ime.mdx',
    ],
    [
      'that is a copy by its name, and the only one that is shown',
      () => ({ 'products/gel (1).jpg': picture(), ...asking('./gel (1).jpg') }),
      'cifre i crtica. → Preimenujte ga u: gel.jpg (i tamo gde se njegovo ime pominje).',
    ],
    [
      'that the site cannot use',
      () => ({ 'about/plan.pdf': '%PDF' }),
      'warning about/plan.pdf:1 Sajt ne koristi ovaj fajl.',
    ],
  ])('%s is told', async (_, files, said) => {
    expect(await sayWith(files())).toContain(said);
  });

  it('is right with its accents apart from their letters, and under any name that makes its address', async () => {
    const path = 'products/Aloe_Gel.mdx';
    const said = await sayWith({
      [GEL]: null,
      [path]: text().normalize('NFD').replace('Ukus je', '[Ovaj gel](/products/aloe-gel): ukus je'),
    });
    expect(said).toBe(
      `warning ${path}:1 U imenu fajla „Aloe_Gel.mdx“ dozvoljena su samo mala slova bez kvačica, cifre i crtica. → Preimenujte ga u: aloe-gel.mdx (i tamo gde se njegovo ime pominje).`,
    );
  });

  it('of a policy, old or new, can be linked by its address', async () => {
    const policy =
      '---\ntitle: Uslovi\napplies_from: 2026-01-01\ndescription: Uslovi korišćenja ovog sajta.\n---\n\nUslovi.\n';
    const said = await sayWith({
      'policies/uslovi.mdx': policy,
      [GEL]: text().replace('Ukus je', '[Uslovi](/uslovi) i [kolačići](/cookie-policy). Ukus je'),
    });
    expect(said).not.toContain('vodi na stranicu');
  });

  it('that is only a link to another place is told, and so is a folder', async () => {
    for (const name of ['products/veza.mdx', 'products/folder'])
      symlinkSync(root, join(root, 'src/content', name));
    expect(await sayWith({})).toBe(
      ['folder', 'veza.mdx']
        .map(
          (name) =>
            `error products/${name}:1 „${name}“ je prečica ka drugom mestu, a ne fajl, pa može da vodi van ovog foldera. → Obrišite prečicu i na njeno mesto stavite sam fajl.`,
        )
        .join('\n'),
    );
  });

  it('of the system or of an editor is ignored', async () => {
    const names = ['.DS_Store', 'Thumbs.db', 'aloe-gel.mdx~', '.aloe-gel.mdx.swp'];
    expect(await sayWith(Object.fromEntries(names.map((name) => [`products/${name}`, 'x'])))).toBe(
      '',
    );
  });
});

describe('a picture', () => {
  const cannot = (why: string) =>
    `error ${GEL}:5 Sliku „aloe-gel.jpg“ sajt ne može da prikaže: ${why}. → Otpremite je ponovo`;
  const like = (better: string) => `Napišite red ovako: image: ./${better}`;

  it.each<[title: string, files: () => Files | Promise<Files>, said: string]>([
    ['of an iPhone', () => ({ [PICTURE]: HEIC }), cannot('u formatu je HEIC, sa iPhonea')],
    ...['heim', 'heis', 'heix', 'hevc', 'hevm', 'hevx', 'mif1', 'msf1'].map(
      (brand): [string, () => Files, string] => [
        `of an iPhone, of the kind ${brand}`,
        () => ({ [PICTURE]: heic(brand) }),
        cannot('u formatu je HEIC, sa iPhonea'),
      ],
    ),
    [
      'that says where it was taken',
      async () => ({ [PICTURE]: await takePhoto(800, 800).jpeg().toBuffer() }),
      `warning ${GEL}:5 Fotografija „aloe-gel.jpg“ nosi upisano mesto na kom je slikana, i svako može da ga pročita. Otpremite je kroz /admin, koja to briše.`,
    ],
    [
      'whose end is missing',
      () => ({ [PICTURE]: picture().subarray(0, picture().length / 2) }),
      cannot('nije slika, oštećena je, prevelika ili u formatu koji sajt ne ume da prikaže'),
    ],
    [
      'that is no picture',
      () => ({ [PICTURE]: '<!doctype html><p>404</p>' }),
      cannot('nije slika, oštećena je, prevelika ili u formatu koji sajt ne ume da prikaže'),
    ],
    [
      'with an ending that Astro does not know',
      () => ({ 'products/gel.jfif': picture(), ...asking('./gel.jfif') }),
      `error ${GEL}:5 Sliku „gel.jfif“ sajt ne može da prikaže: ime joj se završava na .jfif, a u njoj je JPEG.`,
    ],
    [
      'that is another kind of file',
      () => ({ 'products/gel.pdf': '%PDF', ...asking('./gel.pdf') }),
      `error ${GEL}:5 Fajl „gel.pdf“ nije slika koju sajt ume da prikaže.`,
    ],
    [
      'of another case',
      () => asking('./Aloe-gel.JPG'),
      `error ${GEL}:5 Slika „./Aloe-gel.JPG“ ne postoji u folderu src/content/products. → ${like('aloe-gel.jpg')}`,
    ],
    [
      'without the way to it',
      () => asking('aloe-gel.jpg'),
      `error ${GEL}:5 Ispred imena slike „aloe-gel.jpg“ nedostaje ./ → Napišite red ovako: image: ./aloe-gel.jpg`,
    ],
    [
      'of another site',
      () => asking('https://primer.rs/gel.jpg'),
      `error ${GEL}:5 Slika ne može da bude sa drugog sajta ni sa Vašeg računara: https://primer.rs/gel.jpg`,
    ],
    [
      'on her own disk',
      () => asking('C:\\Users\\Ana\\gel nov.jpg'),
      'Slika ne može da bude sa drugog sajta ni sa Vašeg računara: C:\\Users\\Ana\\gel nov.jpg → Stavite je u folder src/content/products. Napišite red ovako: image: ./gel nov.jpg',
    ],
    [
      'in running text that is not there',
      () => ({ [GEL]: text().replace('Ukus je', '![Gel](./nema.jpg) Ukus je') }),
      `error ${GEL}:26 Slika „./nema.jpg“ ne postoji`,
    ],
    [
      'with two endings, which the system of a computer hides',
      () => ({ 'products/novi-gel.jpg.jpg': picture(), ...asking('./novi-gel.jpg') }),
      `error ${GEL}:5 Slika „./novi-gel.jpg“ ne postoji u folderu src/content/products. → Preimenujte sliku novi-gel.jpg.jpg u: novi-gel.jpg`,
    ],
    [
      'that cannot be drawn, beside the one that the text still shows',
      () => ({ 'products/aloe-gel.png': HEIC }),
      'warning products/aloe-gel.png:1 Tekst i dalje prikazuje sliku „aloe-gel.jpg“, a ne ovu. → Ovu sajt ne ume da prikaže: u formatu je HEIC, sa iPhonea.',
    ],
    [
      'that has its accents apart from their letters, as macOS writes them',
      () => ({ ['products/šampon.jpg'.normalize('NFD')]: picture(), ...asking('./šampon.jpg') }),
      `error ${GEL}:5 Ime slike „šampon.jpg“ u fajlu i u tekstu izgleda isto, a zapisano je različito: Mac razdvaja slovo i kvačicu. → Preimenujte sliku u: sampon.jpg ${like('sampon.jpg')}`,
    ],
    [
      'that is a drawing, which may hold code',
      () => ({ 'products/gel.svg': DRAWING, ...asking('./gel.svg') }),
      `error ${GEL}:5 Sliku „gel.svg“ sajt ne može da prikaže: crtež je (SVG). → Otpremite je ponovo kao JPG ili PNG`,
    ],
    [
      'of a person, which cannot be drawn',
      () => ({ 'testimonials/korisnik-1.jpg': HEIC }),
      'error testimonials/korisnik-1.jpg:1 Ovu sliku sajt ne može da prikaže: u formatu je HEIC, sa iPhonea.',
    ],
    [
      'beside the one that the text still shows',
      () => ({ 'products/aloe-gel.png': picture() }),
      'warning products/aloe-gel.png:1 Tekst i dalje prikazuje sliku „aloe-gel.jpg“, a ne ovu. → Upišite u tekst: ./aloe-gel.png',
    ],
  ])('%s is told', async (_, files, said) => {
    expect(await sayWith(await files())).toContain(said);
  });

  it('of a camera is drawn, although its name ends in capitals', async () => {
    const said = await sayWith({
      'products/GEL.JPG': picture(),
      'testimonials/korisnik-1.jpg': picture(),
      ...asking('./GEL.JPG'),
    });
    expect(said).toContain('U imenu fajla „GEL.JPG“ dozvoljena su samo mala slova');
    expect(said).not.toContain('error');
    const { findings } = await runCheck(root);
    const unused = findings.filter(({ text }) => text === 'Ovu sliku ne koristi nijedan tekst.');
    expect(unused.map(({ file }) => file)).toEqual([`src/content/${PICTURE}`]);
  });

  it('that is small, and a PNG in spite of its name, gets both warnings', async () => {
    const png = await sharp(picture()).resize(300, 300).png().toBuffer();
    const said = await sayWith({ [PICTURE]: png });
    expect(said).toContain('je u formatu PNG, a ime joj se završava na .jpg.');
    expect(said).toContain('je mala (300 × 300 piksela), pa će biti mutna.');
  });

  it.each([
    ['about/gel.jpg', 600, 600, []],
    ['about/gel.jpg', 599, 800, [expect.stringContaining('je mala (599 × 800 piksela)')]],
    ['products/gel.jpg', 1200, 900, []],
    ['products/gel.jpg', 1500, 1000, [expect.stringContaining('nije kvadratna')]],
  ])(
    'at %s is large and square enough, or is doubted: %i × %i pixels',
    (path, width, height, said) => {
      expect(doubtsAbout(`src/content/${path}`, 'jpeg', width, height)).toEqual(said);
    },
  );

  it('that is not square gets a warning where only its middle is shown', () => {
    for (const path of [PICTURE, 'featured/gel.jpg']) {
      const sentences = doubtsAbout(`src/content/${path}`, 'jpeg', 2000, 1000);
      expect(sentences).toEqual([expect.stringContaining('nije kvadratna (2000 × 1000 piksela)')]);
    }
  });
});
