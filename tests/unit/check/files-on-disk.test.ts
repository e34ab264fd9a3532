// Real bytes in a real folder: encodings that are not UTF-8, and pictures of every broken kind.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCheck } from '../../../src/check/run-check';
import { formatFindings } from '../../../src/check/text-report';

const GEL = 'products/aloe-gel.mdx';
const PICTURE = 'products/aloe-gel.jpg';
const CP1250: Readonly<Record<string, number>> = { č: 0xe8, ć: 0xe6, š: 0x9a, ž: 0x9e, đ: 0xf0 };

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

/** What the check says about this file once it holds these bytes. */
async function saidAbout(file: string, bytes: string | Uint8Array, other = file): Promise<string> {
  writeFileSync(join(root, 'src/content', file), bytes);
  const { findings } = await runCheck(root);
  const about = findings.filter((finding) => finding.file === `src/content/${other}`);
  return formatFindings(about).replaceAll('\n ', '');
}

const text = () => readFileSync(join('src/content', GEL), 'utf8');
const picture = () => readFileSync(join('src/content', PICTURE));

/** The same picture with another size written into its header; only the header is read. */
function sized(width: number, height: number): Buffer {
  const bytes = Buffer.from(picture());
  const frame = bytes.findIndex(
    (byte, at) => byte === 0xff && /c[02]/.test(bytes[at + 1]?.toString(16) ?? ''),
  );
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** A PNG of 800 by 800 pixels, as far as its header and its end can tell. */
function png(): Buffer {
  const bytes = Buffer.from(
    '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x03\x20\0\0\x03\x20\x08\x02\0\0\0crc!',
    'latin1',
  );
  return Buffer.concat([bytes, Buffer.from('\0\0\0\0IEND\xaeB`\x82', 'latin1')]);
}

describe('a text in an old encoding', () => {
  it('of Windows is told with the line of its first such letter', async () => {
    const bytes = Uint8Array.from(text().replaceAll('°', ' '), (letter) => {
      return CP1250[letter] ?? letter.charCodeAt(0) & 0xff;
    });
    expect(await saidAbout(GEL, bytes)).toBe(
      'GREŠKA src/content/products/aloe-gel.mdx:6 Slova č, ć, š, ž, đ nisu sačuvana u kodiranju UTF-8 (ovde „č“). → Otvorite fajl u programu u kome ste ga pisali, izaberite „Sačuvaj kao“ i za kodiranje UTF-8 (u Beležnici: Kodiranje ili Encoding → UTF-8).',
    );
  });

  it.each([
    ['behind a letter that was lost before', 'Nov\uFFFD\nred ', [0xe8], 2, ' (ovde „č“)'],
    ['that only half of a letter is', 'Red\n\n', [0xc4], 3, ''],
    ['of a letter in two halves', 'Red\n', [0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80], 2, ''],
  ])('with a byte %s is told with its line', async (_, before, broken, line, example) => {
    const bytes = Buffer.concat([Buffer.from(before), Buffer.from([...broken, 10, 0x41])]);
    expect(await saidAbout(GEL, bytes)).toContain(
      `GREŠKA src/content/${GEL}:${line} Slova č, ć, š, ž, đ nisu sačuvana u kodiranju UTF-8${example}. → `,
    );
  });

  it.each(['utf16le', 'without its mark'])('UTF-16 (%s) is told', async (kind) => {
    const mark = kind === 'utf16le' ? '\uFEFF' : '';
    expect(await saidAbout(GEL, Buffer.from(mark + text(), 'utf16le'))).toMatch(
      /^GREŠKA \S+aloe-gel\.mdx:1 Fajl je sačuvan u kodiranju UTF-16, pa sajt ne može da ga pročita\. → /,
    );
  });
});

describe('a picture', () => {
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic'),
    Buffer.alloc(64),
  ]);

  it('in the format of an iPhone is told where nobody asks for it yet', async () => {
    expect(await saidAbout('products/aloe-gel.heic', heic)).toContain(
      'GREŠKA src/content/products/aloe-gel.heic:1 Slika „products/aloe-gel.heic“ je u formatu HEIC (iPhone)',
    );
  });

  it('beside the one that the text still shows is told', async () => {
    expect(await saidAbout('products/aloe-gel.png', picture())).toContain(
      'UPOZORENJE src/content/products/aloe-gel.png:1 Tekst i dalje prikazuje sliku „aloe-gel.jpg“, a ne ovu. → Upišite u tekst: ./aloe-gel.png, a staru sliku obrišite.',
    );
  });

  it('in the format of an iPhone is told at the line that asks for it', async () => {
    expect(await saidAbout(PICTURE, heic, GEL)).toBe(
      'GREŠKA src/content/products/aloe-gel.mdx:5 Slika „products/aloe-gel.jpg“ je u formatu HEIC (iPhone), koji sajt ne ume da prikaže. → Otpremite je kroz stranicu /admin, koja je sama pretvara, ili je na telefonu pošaljite sebi kao JPG.',
    );
  });

  it('whose end is missing is told', async () => {
    expect(await saidAbout(PICTURE, picture().subarray(0, picture().length / 2), GEL)).toBe(
      'GREŠKA src/content/products/aloe-gel.mdx:5 Slika „products/aloe-gel.jpg“ je oštećena: nedostaje kraj fajla. → Otpremite je ponovo sa telefona ili računara.',
    );
  });

  it('that is no picture is told', async () => {
    expect(await saidAbout(PICTURE, '<!doctype html><p>404</p>', GEL)).toBe(
      'GREŠKA src/content/products/aloe-gel.mdx:5 Slika „products/aloe-gel.jpg“ nije slika, iako joj se ime završava na .jpg. → Sačuvajte je kao JPG ili PNG i otpremite ponovo.',
    );
  });

  it('that is an empty file is told', async () => {
    expect(await saidAbout(PICTURE, '', GEL)).toContain('„products/aloe-gel.jpg“ je prazan fajl.');
  });

  it('with the ending of another kind is a warning', async () => {
    expect(await saidAbout(PICTURE, png())).toBe(
      'UPOZORENJE src/content/products/aloe-gel.jpg:1 Ime slike se završava na .jpg, a u njoj je PNG. → Preimenujte je u: aloe-gel.png (i tamo gde se njeno ime pominje).',
    );
  });

  it('of a camera is a warning that says it is no mistake', async () => {
    expect(await saidAbout(PICTURE, sized(4500, 4500), GEL)).toMatch(
      /^UPOZORENJE \S+:5 Slika „products\/aloe-gel\.jpg“ je vrlo velika \(4500 × 4500 piksela, \d,\d MB\)\. → Nije greška: sajt je sam smanjuje\./,
    );
  });

  it('too large for any computer is told', async () => {
    expect(await saidAbout(PICTURE, sized(17_000, 17_000), GEL)).toBe(
      'GREŠKA src/content/products/aloe-gel.mdx:5 Slika „products/aloe-gel.jpg“ je prevelika (17000 × 17000 piksela). → Smanjite je na 2000 piksela po dužoj strani i otpremite ponovo.',
    );
  });

  it('too small to be sharp is a warning', async () => {
    expect(await saidAbout(PICTURE, sized(300, 300), GEL)).toContain(
      'je mala (300 × 300 piksela), pa će biti mutna.',
    );
  });

  it('misnamed by its case is told with the right name', async () => {
    expect(await saidAbout(GEL, text().replace('./aloe-gel.jpg', './Aloe-gel.JPG'))).toBe(
      'GREŠKA src/content/products/aloe-gel.mdx:5 Slika „./Aloe-gel.JPG“ ne postoji u folderu src/content/products. → Da li ste mislili: image: ./aloe-gel.jpg',
    );
  });

  it('without the way to it is told with the corrected line', async () => {
    expect(await saidAbout(GEL, text().replace('./aloe-gel.jpg', 'aloe-gel.jpg'))).toBe(
      'GREŠKA src/content/products/aloe-gel.mdx:5 Ispred imena slike „aloe-gel.jpg“ nedostaje ./ → Napišite red ovako: image: ./aloe-gel.jpg',
    );
  });

  it('of another site is told', async () => {
    const source = text().replace('./aloe-gel.jpg', 'https://primer.rs/gel.jpg');
    expect(await saidAbout(GEL, source)).toContain(
      ':5 Slika ne sme da bude sa drugog sajta: https://primer.rs/gel.jpg',
    );
  });

  it.each(['jfif', 'jpe', 'heic'])(
    'with a name that Astro does not know as a picture’s, .%s, is told with both new names',
    async (ending) => {
      writeFileSync(join(root, `src/content/products/nova.${ending}`), picture());
      const source = text().replace('./aloe-gel.jpg', `./nova.${ending}`);
      expect(await saidAbout(GEL, source)).toBe(
        `GREŠKA src/content/products/aloe-gel.mdx:5 Sajt ne ume da prikaže sliku čije se ime završava na .${ending}. → Preimenujte sliku u nova.jpg i napišite red ovako: image: ./nova.jpg`,
      );
    },
  );

  it('of a scanner, .tif, is told with both new names', async () => {
    const tiff = Buffer.concat([Buffer.from('II*\0', 'latin1'), Buffer.alloc(64)]);
    writeFileSync(join(root, 'src/content/products/nova.tif'), tiff);
    expect(await saidAbout(GEL, text().replace('./aloe-gel.jpg', './nova.tif'))).toContain(
      'Preimenujte sliku u nova.tiff i napišite red ovako: image: ./nova.tiff',
    );
  });

  it.each(['./zubni-gel', './zubni-gel.jpeg', './zubni-gel.png', './Zubni-gel.JPEG'])(
    'asked for as %s is told by the name that it has, though others use it too',
    async (typed) => {
      expect(await saidAbout(GEL, text().replace('./aloe-gel.jpg', typed))).toContain(
        'Da li ste mislili: image: ./zubni-gel.jpg',
      );
    },
  );

  it('on somebody’s own disk is told where to put it', async () => {
    const typed = 'C:\\Users\\Ana\\Slike\\gel nov.jpg';
    expect(
      await saidAbout(
        GEL,
        text().replace('./aloe-gel.jpg', () => typed),
      ),
    ).toContain(
      `Slika ne može da se uzme sa Vašeg računara: ${typed} → Stavite sliku u folder src/content/products i napišite red ovako: image: ./gel nov.jpg`,
    );
  });

  it('that is another kind of file is told as such', async () => {
    writeFileSync(join(root, 'src/content/products/gel.pdf'), '%PDF');
    expect(await saidAbout(GEL, text().replace('./aloe-gel.jpg', './gel.pdf'))).toBe(
      'GREŠKA src/content/products/aloe-gel.mdx:5 Fajl „gel.pdf“ nije slika koju sajt ume da prikaže. → Sačuvajte sliku kao JPG ili PNG i upišite njeno ime.',
    );
  });

  it('of a kind that is named truly, but cannot be shown, is told so', async () => {
    writeFileSync(join(root, 'src/content/products/gel.bmp'), 'BM00000000000000');
    expect(await saidAbout(GEL, text().replace('./aloe-gel.jpg', './gel.bmp'))).toContain(
      'je u formatu BMP, koji sajt ne ume da prikaže.',
    );
  });

  it('drawn without a size is told so', async () => {
    writeFileSync(join(root, 'src/content/products/gel.svg'), '<svg xmlns="a"></svg>');
    expect(await saidAbout(GEL, text().replace('./aloe-gel.jpg', './gel.svg'))).toContain(
      'nema upisanu veličinu.',
    );
  });

  it('may keep the name that a phone gave it', async () => {
    expect(await saidAbout('products/img_2041.webp', picture())).not.toContain('U imenu fajla');
  });

  it('in running text needs a description and a file', async () => {
    const source = text().replace('Ukus je', '![](./nema.jpg) Ukus je');
    const said = await saidAbout(GEL, source);
    expect(said).toContain(':15 Slika „./nema.jpg“ nema opis. → Opišite šta se vidi: ');
    expect(said).toContain(':15 Slika „./nema.jpg“ ne postoji u folderu src/content/products.');
  });

  it('that nobody asks for, or that is there twice, is a note', async () => {
    expect(await saidAbout('products/kopija.jpg', picture())).toBe(
      [
        'NAPOMENA src/content/products/kopija.jpg:1 Ovu sliku ne koristi nijedan tekst. → Ako Vam ne treba, obrišite je.',
        'NAPOMENA src/content/products/kopija.jpg:1 Ista slika već postoji kao products/aloe-gel.jpg. → Dovoljna je jedna; obe veze mogu da vode na nju.',
      ].join('\n'),
    );
  });

  it('named after the maker’s range is a warning', async () => {
    expect(await saidAbout('products/forever-gel.jpg', picture())).toContain(
      'U imenu fajla je naziv iz asortimana proizvođača: „forever“.',
    );
  });
});

describe('the check', () => {
  it('takes less than two seconds of work for everything there is', async () => {
    const start = process.cpuUsage();
    await runCheck(root);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1e6).toBeLessThan(2);
  });

  it('pays no attention to what systems and editors leave behind', async () => {
    for (const name of ['.DS_Store', 'Thumbs.db', 'aloe-gel.mdx~', '.aloe-gel.mdx.swp']) {
      expect(await saidAbout(`products/${name}`, 'x')).toBe('');
    }
  });

  it('mentions a file that the site cannot use', async () => {
    expect(await saidAbout('products/aloe-gel.docx', 'PK')).toContain(
      'GREŠKA src/content/products/aloe-gel.docx:1 Ovaj fajl je iz programa za pisanje',
    );
    expect(await saidAbout('about/plan.pdf', '%PDF')).toContain('Sajt ne koristi ovaj fajl.');
  });
});
