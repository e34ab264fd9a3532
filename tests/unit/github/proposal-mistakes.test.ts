// What the author of a proposal is told first: the proposals of a first month, each with the mistake that somebody who
// is no programmer makes. Told is the comment above the list of changes.
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createRepository } from '../../support/proposals.ts';

const repository = createRepository(() => {});
const { read, edit, write, move, git, commit } = repository;
afterAll(() => repository.dispose());

const PRODUCTS = 'src/content/products';
const GEL = `${PRODUCTS}/zubni-gel.mdx`;
const PHOTO = `${PRODUCTS}/zubni-gel.jpg`;
const SCHEMA = 'src/model/collections/products.ts';
const CREAM = read(GEL)
  .replace(/^id: .*/m, 'id: 21')
  .replace(/^name: .*/m, 'name: Krema');
const IMPORTANT = /^\*\*Važno:.*(?=\.$)/m.exec(read(GEL))?.[0];
const ALT = /^alt: (.*)/m.exec(read(GEL))?.[1];
const TEMPLATE = readFileSync(`${PRODUCTS}/_novi-proizvod.mdx`, 'utf8');

const photo = await sharp({
  create: { width: 1000, height: 1000, channels: 3, background: '#9cb' },
})
  .jpeg()
  .toBuffer();
/** The photo with comments inside, as long as one of a camera: 14.8 MB. */
const heavyPhoto = Buffer.concat([
  photo.subarray(0, 2),
  ...Array.from({ length: 226 }, () =>
    Buffer.concat([Buffer.from('fffeffff', 'hex'), Buffer.alloc(65_533)]),
  ),
  photo.subarray(2),
]);
const heic = Buffer.concat([Buffer.alloc(4), Buffer.from('ftypheic'), Buffer.alloc(40)]);

const LATIN = 'abvgdđežzijklmnoprstćufhcčš';
const CYRILLIC = 'абвгдђежзијклмнопрстћуфхцчш';
const inCyrillic = (text: string) =>
  text.replaceAll(/[a-zčćšđž]/g, (letter) => CYRILLIC[LATIN.indexOf(letter)] ?? letter);
const paragraph = '<p class="MsoNormal">Novo.</p>\n\n';

const CALM =
  'Ništa nije izgubljeno i ništa se ne objavljuje samo od sebe. Kliknite na mesto greške, ispravite je i sačuvajte, pa se provera ponavlja. [Šta znači crvena oznaka?](GLAVNA/CONTRIBUTING.md#šta-znači-crvena-oznaka)\n\n';
const ERROR = `### Treba ispraviti 1 grešku\n\n${CALM}`;
const QUESTION =
  '### Treba odgovoriti na 1 pitanje\n\nNišta nije izgubljeno i ništa se ne objavljuje samo od sebe. Kliknite na mesto pitanja, postupite kako piše iza strelice i sačuvajte, pa se provera ponavlja. [Šta znači crvena oznaka?](GLAVNA/CONTRIBUTING.md#šta-znači-crvena-oznaka)\n\n';
const DOUBTS =
  '### Pogledajte još ovo\n\nOvo ne zaustavlja predlog. Ako nije namerno, kliknite na mesto i ispravite:\n\n';
const OTHERS =
  'Ako niste programer, vratite to ovako. Na stranici koja se otvori pritisnite **Commit changes…** (sačuvaj izmene), pa opet **Commit changes**. Ako u predlogu nema ničega drugog, pritisnite na dnu ove stranice **Close pull request** (odustani): sajt ostaje kakav je bio. Ako jeste programer: provera u ovom komentaru je po pravilima glavne grane.\n\n';
const BAD_NAME =
  'U imenu fajla „IMG 2041.JPG“ dozvoljena su samo mala slova bez kvačica, cifre i crtica.<br>→ Preimenujte ga u: img-2041.jpg (i tamo gde se njegovo ime pominje).';
const again = (picture: string, folder: string) =>
  `Slika se na GitHubu ne preimenuje i ne premešta: [otpremite je ponovo](KOPIJA/upload/grana/src/content/${folder}) pod pravim imenom, a ovu [obrišite](KOPIJA/delete/grana/src/content/${picture}).`;
const newProduct = (file: string) =>
  `\n\n### Pre nego što prihvatite\n\n- **Na sajt dolazi nov proizvod (products/${file}).** Pročitajte ga celog: niko ga još nije uporedio sa deklaracijom.`;
const GOOD =
  '### Provera nije našla grešku\n\nProgram ne zna da li je ono što piše i tačno. Pre prihvatanja pročitajte šta se menja.';

/** What the author is told first, with the addresses of the author's branch and of main in short. */
const told = (comment: string) =>
  comment
    .split('\n\n### Šta se menja')[0]
    ?.split('\n\nZa ceo sajt')[0]
    ?.replaceAll('https://github.com/ana/sajt', 'KOPIJA')
    .replaceAll('https://github.com/savetnica/sajt/blob/main', 'GLAVNA');

interface Row {
  proposal: string;
  change: () => void;
  told: string;
}

const ROWS: readonly Row[] = [
  {
    proposal: '1: another word',
    change: () => edit(GEL, 'zube preljute', 'bele zube preljute'),
    told: GOOD,
  },
  {
    proposal: '2: a link to the shop',
    change: () => edit(GEL, /^link: .*/m, 'link: https://prodavnica.rs/gel'),
    told: `### Pre nego što prihvatite

- **Menja se veza ka prodavnici (products/zubni-gel.mdx).** „Kupi proizvod“ kod ovog proizvoda vodilo bi na drugu adresu. Ko je vodi, dobija kupce.<br>Sada: \` prazno \`<br>Posle: \` https://prodavnica.rs/gel \``,
  },
  {
    proposal: '3: a new product without the headings, in a file with spaces in its name',
    change: () =>
      write(
        `${PRODUCTS}/Krema za kožu.mdx`,
        TEMPLATE.replaceAll(/^(#|draft).*\n/gm, '').replaceAll(/\[\[.*?\]\]/g, 'krema za kožu'),
      ),
    told: `### Treba ispraviti 2 greške

${CALM}- [products/Krema za kožu.mdx, red 10](KOPIJA/edit/grana/src/content/products/Krema%20za%20ko%C5%BEu.mdx#L10): Slika „./novi-proizvod.jpg“ ne postoji u folderu src/content/products.<br>→ Stavite sliku u taj folder pod imenom novi-proizvod.jpg.
- [products/Krema za kožu.mdx, red 29](KOPIJA/edit/grana/src/content/products/Krema%20za%20ko%C5%BEu.mdx#L29): Nedostaju sva četiri naslova odeljaka.<br>→ Ispred svakog odeljka vratite njegov red, sa dva znaka #. Redom su: ## Opis proizvoda, ## Sastav, ## Efekti proizvoda, ## Način upotrebe.

${DOUBTS}- [products/Krema za kožu.mdx, red 1](KOPIJA/edit/grana/src/content/products/Krema%20za%20ko%C5%BEu.mdx#L1): U imenu fajla „Krema za kožu.mdx“ dozvoljena su samo mala slova bez kvačica, cifre i crtica.<br>→ Preimenujte ga u: krema-za-kozu.mdx (i tamo gde se njegovo ime pominje).
- [products/Krema za kožu.mdx, red 32](KOPIJA/edit/grana/src/content/products/Krema%20za%20ko%C5%BEu.mdx#L32), [41](KOPIJA/edit/grana/src/content/products/Krema%20za%20ko%C5%BEu.mdx#L41): Pasus počinje malim slovom: „krema …“.<br>→ Napišite: \` Krema \`
- [products/Krema za kožu.mdx, red 38](KOPIJA/edit/grana/src/content/products/Krema%20za%20ko%C5%BEu.mdx#L38): Ista stavka već stoji iznad: „krema za kožu“.<br>→ Obrišite jedan od njih ili ih spojite.${newProduct('Krema za kožu.mdx')}`,
  },
  {
    proposal: '4: a copy of a product that keeps the number',
    change: () =>
      write(
        `${PRODUCTS}/krema-za-kozu.mdx`,
        read(GEL).replace(/^name: .*/m, 'name: Krema za kožu'),
      ),
    told: `${ERROR}- [products/krema-za-kozu.mdx, red 2](KOPIJA/edit/grana/src/content/products/krema-za-kozu.mdx#L2): Polje „id“ je isto u fajlovima zubni-gel.mdx i krema-za-kozu.mdx: 14<br>→ Ovo je nov tekst, pa mu treba nov broj. Napišite red ovako: \` id: 21 \`

${DOUBTS}- [products/krema-za-kozu.mdx, red 6](KOPIJA/edit/grana/src/content/products/krema-za-kozu.mdx#L6): Polje „image“ je isto u fajlovima zubni-gel.mdx i krema-za-kozu.mdx: ./zubni-gel.jpg<br>→ Ako nije namerno, upišite drugo, tamo gde nije tačno.
- [products/krema-za-kozu.mdx, red 7](KOPIJA/edit/grana/src/content/products/krema-za-kozu.mdx#L7): Polje „alt“ je isto u fajlovima zubni-gel.mdx i krema-za-kozu.mdx: ${ALT}<br>→ Ako nije namerno, upišite drugo, tamo gde nije tačno.
- [products/krema-za-kozu.mdx, red 29](KOPIJA/edit/grana/src/content/products/krema-za-kozu.mdx#L29): „Sastav“ je od reči do reči isti kao u fajlu zubni-gel.mdx.<br>→ Uporedite ga sa deklaracijom ovog proizvoda.${newProduct('krema-za-kozu.mdx')}`,
  },
  {
    proposal: '5: a picture in a folder of its own',
    change: () => {
      write('src/content/images/nov-gel.jpg', photo);
      edit(GEL, './zubni-gel.jpg', './nov-gel.jpg');
    },
    told: `${ERROR}- [products/zubni-gel.mdx, red 6](KOPIJA/edit/grana/src/content/products/zubni-gel.mdx#L6): Slika „./nov-gel.jpg“ ne postoji u folderu src/content/products.<br>→ Stavite je tamo: sada je u folderu src/content/images.

${DOUBTS}- images/nov-gel.jpg: Slika „nov-gel.jpg“ nije u folderu svog teksta.<br>→ Otpremite je u folder src/content/products, u tekst upišite ./nov-gel.jpg, a ovu obrišite.<br>${again('images/nov-gel.jpg', 'products')}`,
  },
  {
    proposal: '5b: a picture in the project’s root',
    change: () => write('zubni-gel.jpg', photo),
    told: `### Van tekstova i slika sajta: 1 fajl

${OTHERS}- **zubni-gel.jpg**: slika nije u folderu za slike, pa se na sajtu ne vidi. Sliku proizvoda [otpremite ovde](KOPIJA/upload/grana/src/content/products) (folder src/content/products), pod imenom slike koju menja, a ovaj fajl „zubni-gel.jpg“: [obrišite ga](KOPIJA/delete/grana/zubni-gel.jpg).`,
  },
  {
    proposal: '6: no description of the picture',
    change: () => edit(GEL, /^alt: .*\n/m, ''),
    told: `${ERROR}- [products/zubni-gel.mdx, red 7](KOPIJA/edit/grana/src/content/products/zubni-gel.mdx#L7): Nedostaje polje „alt“ (opis slike).<br>→ Jednom rečenicom napišite šta se vidi na slici. Iza reda 6 dodajte: \` alt: … \``,
  },
  {
    proposal: '7: a space too many',
    change: () => edit(GEL, /^kind:/m, '  kind:'),
    told: `${ERROR}- [products/zubni-gel.mdx, red 5](KOPIJA/edit/grana/src/content/products/zubni-gel.mdx#L5): Na početku ovog reda ima razmaka viška.<br>→ Obrišite sve ispred reči „kind“.`,
  },
  {
    proposal: '8: five paragraphs of Word',
    change: () => edit(GEL, '## Opis proizvoda\n\n', `$&${paragraph.repeat(5)}`),
    told: `${ERROR}- [products/zubni-gel.mdx, red 25](KOPIJA/edit/grana/src/content/products/zubni-gel.mdx#L25), [27](KOPIJA/edit/grana/src/content/products/zubni-gel.mdx#L27), [29](KOPIJA/edit/grana/src/content/products/zubni-gel.mdx#L29), [31](KOPIJA/edit/grana/src/content/products/zubni-gel.mdx#L31), [33](KOPIJA/edit/grana/src/content/products/zubni-gel.mdx#L33): Oznaka <p class="MsoNormal"> čita se kao programski kod.<br>→ Obrišite je. Pre novog pasusa ostavite prazan red, a podebljano se piše ovako: \` **tekst** \``,
  },
  {
    proposal: '9: a file with a new name',
    change: () => move(`${PRODUCTS}/biljni-caj.mdx`, `${PRODUCTS}/caj.mdx`),
    told: `${ERROR}- [products/caj.mdx, red 1](KOPIJA/edit/grana/src/content/products/caj.mdx#L1): Fajl je dobio novo ime, pa njegova adresa (/products/biljni-caj), koju ljudi već imaju, više ne bi radila.<br>→ U polje sa imenom fajla, iznad teksta, vratite biljni-caj.mdx (naziv koji se vidi na sajtu je polje „name“).

Zbog toga ne rade ni: **products/paket-pet-proizvoda.mdx**. Njih ne menjajte: kada ispravite gornje, i oni rade.`,
  },
  {
    proposal: '10: a schema that allows what the text needs',
    change: () => {
      edit(SCHEMA, 'max: 24', 'max: 60');
      edit(GEL, /^short_name: .*/m, 'short_name: Zubni gel sa aloe verom i propolisom');
    },
    told: `### Van tekstova i slika sajta: 1 fajl

${OTHERS}- **src/model/collections/products.ts**: izmenjeno. Vraćanje: [kopirajte ceo stari tekst](GLAVNA/src/model/collections/products.ts?plain=1), pa ga [nalepite preko novog](KOPIJA/edit/grana/src/model/collections/products.ts).

${ERROR}- [products/zubni-gel.mdx, red 4](KOPIJA/edit/grana/src/content/products/zubni-gel.mdx#L4): Polje „short_name“ ima neispravnu vrednost: Zubni gel sa aloe verom i propolisom<br>→ Polje „Kratak naziv“ sme da ima najviše 24 znaka`,
  },
  {
    proposal: '10b: a broken schema',
    change: () => edit(SCHEMA, 'export const', 'exprt const'),
    told: `### Van tekstova i slika sajta: 1 fajl

${OTHERS}- **src/model/collections/products.ts**: izmenjeno. Vraćanje: [kopirajte ceo stari tekst](GLAVNA/src/model/collections/products.ts?plain=1), pa ga [nalepite preko novog](KOPIJA/edit/grana/src/model/collections/products.ts).`,
  },
  {
    proposal: '12: a workflow and package.json',
    change: () => {
      edit('.github/workflows/test.yml', 'name: Testovi', 'name: Test');
      edit('package.json', '1.0.0', '1.0.1');
    },
    told: `### Van tekstova i slika sajta: 2 fajla

${OTHERS}- **.github/workflows/test.yml**: izmenjeno. Vraćanje: [kopirajte ceo stari tekst](GLAVNA/.github/workflows/test.yml?plain=1), pa ga [nalepite preko novog](KOPIJA/edit/grana/.github/workflows/test.yml).
- **package.json**: izmenjeno. Vraćanje: [kopirajte ceo stari tekst](GLAVNA/package.json?plain=1), pa ga [nalepite preko novog](KOPIJA/edit/grana/package.json).`,
  },
  {
    proposal: '13: a picture of 14.8 MB',
    change: () => write(PHOTO, heavyPhoto),
    told: `${DOUBTS}- [featured/zubni-gel.md, red 5](KOPIJA/edit/grana/src/content/featured/zubni-gel.md#L5), [products/zubni-gel.mdx, red 6](KOPIJA/edit/grana/src/content/products/zubni-gel.mdx#L6): Slika „zubni-gel.jpg“ je prevelika (14,8 MB). Otpremite je kroz /admin, koja je sama smanji, ili je pre slanja smanjite na 2000 × 2000 piksela.`,
  },
  {
    proposal: '14: a text in Cyrillic',
    change: () =>
      write(
        GEL,
        read(GEL).replace(/---\n\n[\s\S]*/, (body) => inCyrillic(body)),
      ),
    told: `${ERROR}- [products/zubni-gel.mdx, red 23](KOPIJA/edit/grana/src/content/products/zubni-gel.mdx#L23): Tekst je na ćirilici, a ceo sajt je na latinici.<br>→ Otkucajte ga latinicom, prebacite ga programom za preslovljavanje, ili vratite stari tekst.`,
  },
  {
    proposal: '15: a picture from an iPhone',
    change: () => {
      write(`${PRODUCTS}/gel.heic`, heic);
      edit(GEL, './zubni-gel.jpg', './gel.heic');
    },
    told: `${ERROR}- [products/zubni-gel.mdx, red 6](KOPIJA/edit/grana/src/content/products/zubni-gel.mdx#L6): Sliku „gel.heic“ sajt ne može da prikaže: u formatu je HEIC, sa iPhonea.<br>→ Otpremite je ponovo kao JPG ili PNG, ili kroz stranicu /admin, koja je sama pretvara.`,
  },
  {
    proposal: '16: a deleted product',
    change: () => repository.remove(GEL),
    told: `${ERROR}- products/zubni-gel.mdx: Proizvod „Zubni gel sa aloe verom i propolisom“ je obrisan, pa njegova adresa (/products/zubni-gel), koju ljudi već imaju, više ne bi radila, kao ni kartice i veze ka broju 14.<br>→ Proizvod se ne briše, nego sklanja sa sajta. Vratite fajl, pa mu među podatke na vrhu dodajte: \` draft: true \`<br>Vraćanje: [kopirajte ceo stari tekst](GLAVNA/src/content/products/zubni-gel.mdx?plain=1), pa ga nalepite u [nov fajl istog imena](KOPIJA/new/grana?filename=src/content/products/zubni-gel.mdx).

Zbog toga ne rade ni: **featured/zubni-gel.md**. Njih ne menjajte: kada ispravite gornje, i oni rade.`,
  },
  {
    proposal: '17: a claim that the law forbids',
    change: () => edit(GEL, '- Osvežava dah', '- Leči parodontozu'),
    told: `${QUESTION}- [products/zubni-gel.mdx, red 38](KOPIJA/edit/grana/src/content/products/zubni-gel.mdx#L38): Izjava „Leči parodontozu“ pominje bolest ili lečenje, pa ne sme da stoji ni sa obrazloženjem.<br>→ Dozvoljeno je, na primer: „Čisti zube i osvežava dah“ ili „Pruža osećaj čistoće i svežine u ustima“. Ako je to podatak o proizvodu, premestite ga u „Opis proizvoda“ ili „Sastav“; ako je obećanje, obrišite ga.`,
  },
  {
    proposal: '18: a dash for three hyphens',
    change: () => edit(GEL, /^---\n\n/m, '—\n\n'),
    told: `${ERROR}- [products/zubni-gel.mdx, red 21](KOPIJA/edit/grana/src/content/products/zubni-gel.mdx#L21): Red „—“ treba da ima tačno tri crtice, bez razmaka.<br>→ Napišite tačno: \` --- \``,
  },
  {
    proposal: '21: a photo with the name of a camera, beside the one that it replaces',
    change: () => write(`${PRODUCTS}/IMG 2041.JPG`, photo),
    told: `${DOUBTS}- products/IMG 2041.JPG: ${BAD_NAME}
- products/IMG 2041.JPG: Ovu sliku ne koristi nijedan tekst.<br>→ Ako menja sliku koja je na sajtu, dajte joj ime te slike; ako je nova, upišite je u tekst. Ako Vam ne treba, obrišite je.<br>${again('products/IMG%202041.JPG', 'products')}`,
  },
  {
    proposal: '22: a photo with the name of a camera, and the text with that name',
    change: () => {
      write(`${PRODUCTS}/IMG 2041.JPG`, photo);
      edit(GEL, './zubni-gel.jpg', './IMG 2041.JPG');
    },
    told: `${DOUBTS}- products/IMG 2041.JPG: ${BAD_NAME}<br>${again('products/IMG%202041.JPG', 'products')}`,
  },
  ...[
    { where: 'beside the folders', path: 'krema.mdx', way: 'products/' },
    { where: 'in a new folder', path: 'products/nova/krema.mdx', way: '../' },
    { where: 'in another folder', path: 'slike/krema.mdx', way: '../products/' },
  ].map(({ where, path, way }) => ({
    proposal: `23: a new product ${where}`,
    change: () => write(`src/content/${path}`, CREAM),
    told: `${ERROR}- [${path}, red 1](KOPIJA/edit/grana/src/content/${path}#L1): Ovaj tekst se ne vidi na sajtu: nije u pravom folderu ili mu je ime pogrešno.<br>→ Premestite ga u folder kome pripada, na primer src/content/products, ili ga obrišite.<br>Premeštanje: [otvorite ga](KOPIJA/edit/grana/src/content/${path}), pa u polju sa imenom fajla, iznad teksta, ispred imena upišite \` ${way} \``,
  })),
  {
    proposal: '23b: a new product in the project’s root',
    change: () => write('krema.mdx', CREAM),
    told: `### Van tekstova i slika sajta: 1 fajl

${OTHERS}- **krema.mdx**: dodato. Vraćanje: [obrišite ga](KOPIJA/delete/grana/krema.mdx). Ako je tekst za sajt: [otvorite ga](KOPIJA/edit/grana/krema.mdx), pa u polju sa imenom fajla, iznad teksta, ispred imena upišite \` src/content/products/ \``,
  },
  {
    proposal: '24: slips of the finger, and a word that is right elsewhere',
    change: () => edit(GEL, 'zube preljute', 'zube preljute, uz svez dah, alo i hlorofla'),
    told: `${DOUBTS}- [products/zubni-gel.mdx, red 25](KOPIJA/edit/grana/src/content/products/zubni-gel.mdx#L25): Reč „svez“ je bez kvačice.<br>→ Napišite: \` svež \`
- [products/zubni-gel.mdx, red 25](KOPIJA/edit/grana/src/content/products/zubni-gel.mdx#L25): Reč „hlorofla“ nije u rečniku.<br>→ Da li ste mislili: hlorofila? Ako je reč tačna, dopišite je na spisak „Reči sajta“ (words.yaml).`,
  },
  {
    proposal: '25: a note to oneself',
    change: () => edit(GEL, /^facts: .*/m, 'facts: tuba 130 g [dopisati]'),
    told: `${ERROR}- [products/zubni-gel.mdx, red 10](KOPIJA/edit/grana/src/content/products/zubni-gel.mdx#L10): U tekstu je ostala beleška: „[dopisati]“.<br>→ Uradite šta u njoj piše, pa je obrišite.`,
  },
  {
    proposal: '26: without the warning',
    change: () => edit(GEL, /^\*\*Važno:.*\n/m, ''),
    told: `${QUESTION}- [products/zubni-gel.mdx, red 45](KOPIJA/edit/grana/src/content/products/zubni-gel.mdx#L45): Obrisan je pasus „Važno“.<br>→ Ako to na deklaraciji više ne piše, javite vlasnici sajta. Ako piše, vratite obrisani red: \` ${IMPORTANT} \``,
  },
  {
    proposal: '27: without the allergens',
    change: () => edit(GEL, /^\*\*Alergeni:.*\n/m, ''),
    told: `${QUESTION}- [products/zubni-gel.mdx, red 29](KOPIJA/edit/grana/src/content/products/zubni-gel.mdx#L29): Među alergenima više ne piše ono što je na sajtu (pčelinji proizvod).<br>→ Ako to na deklaraciji više ne piše, javite vlasnici sajta. Ako piše, vratite obrisani red: \` **Alergeni:** propolis (pčelinji proizvod) \``,
  },
  {
    proposal: '28: another phone',
    change: () => edit('src/content/site.yaml', '+381 60 000 00 00', '+381 60 000 00 99'),
    told: `### Pre nego što prihvatite

- **Menja se telefon (site.yaml).** Svako ko pozove ili piše sa sajta dobio bi drugu osobu.<br>Sada: \` +381 60 000 00 00 \`<br>Posle: \` +381 60 000 00 99 \``,
  },
  { proposal: '19: another photo', change: () => write(PHOTO, photo), told: GOOD },
  {
    proposal: '20: curled quotes around a colon',
    change: () => edit(GEL, /^alt: .*/m, 'alt: “Tuba gela: novo pakovanje”'),
    told: `${ERROR}- [products/zubni-gel.mdx, red 7](KOPIJA/edit/grana/src/content/products/zubni-gel.mdx#L7): U polju „alt“ je dvotačka, pa sajt misli da tu počinje novo polje.<br>→ Napišite red ovako: \` alt: "Tuba gela: novo pakovanje" \``,
  },
];

describe('the author is told first what to do about', () => {
  it.each(ROWS)('$proposal', async ({ change, told: expected }) => {
    const { comment } = await repository.propose(change);
    expect(told(comment)).toBe(expected);
  });

  it('11: two proposals for one line, of which the other was accepted first', async () => {
    git('branch', 'pre');
    const first = await repository.propose(() => edit(GEL, 'ovde blaga', 'vrlo blaga'));
    expect(told(first.comment)).toBe(GOOD);
    edit(GEL, 'ovde blaga', 'vrlo blaga');
    commit();
    const second = await repository.propose(() => {
      git('reset', '--quiet', '--hard', 'pre');
      edit(GEL, 'ovde blaga', 'sasvim blaga');
    });
    expect(told(second.comment)).toBe(
      `### Isti tekst je u međuvremenu izmenio još neko

**products/zubni-gel.mdx**: Vaša izmena nije izgubljena. Ne pritiskajte **Resolve conflicts** (reši sukobe): ispod napišite da postoji sukob, i osoba koja održava sajt spojiće obe izmene.`,
    );
    git('reset', '--quiet', '--hard', 'pre');
  });
});
