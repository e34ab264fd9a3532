// Slips of a hurried hand, of a phone and of a word processor that no program would call an error.
import { describe, expect, it } from 'vitest';
import { type Changes, problemsWith, replace, unfilledWith } from './support/checked-content';

const GEL = 'products/aloe-gel.mdx';
const ABOUT = 'pages/about-me.mdx';
const BLOCK = 'about/o-meni.md';
const SITE = 'site.yaml';
const USERS = 'testimonials/testimonials.yaml';

const gel = (from: string | RegExp, to: string): Changes => ({ [GEL]: replace(from, to) });
const site = (from: string | RegExp, to: string): Changes => ({ [SITE]: replace(from, to) });
const about = (text: string): Changes => ({ [ABOUT]: (old) => `${old.trimEnd()}\n\n${text}\n` });
const block = (text: string): Changes => ({ [BLOCK]: (old) => `${old.trimEnd()}\n\n${text}\n` });

const SLIPS: [title: string, changes: Changes, said: RegExp][] = [
  // Letters and signs
  [
    'a paragraph in Cyrillic, with its Latin words',
    about('Ја сам из Њујорка. ЉИЉА'),
    /UPOZORENJE pages\/about-me.mdx:\d+ Ovaj red je napisan ćirilicom.* → Napišite: Ja sam iz Njujorka. LJILJA$/,
  ],
  [
    'one letter that only looks Latin',
    about('Gel od аloje.'),
    /U reči „аloje“ ima ćiriličnih slova.* → Otkucajte latinicom: aloje$/,
  ],
  [
    'a sign without width, from a message',
    gel('name: Aloe', 'name: Aloe\u200B'),
    /UPOZORENJE products\/aloe-gel.mdx:3 U ovom redu je nevidljiv znak iz drugog programa\./,
  ],
  [
    'direction marks around a copied phone number',
    site(/\nphone: .*/, '\nphone: "\u202A+381 60 123 45 67\u202C"'),
    /GREŠKA site.yaml:\d+ .* → Napišite red ovako: phone: "\+381 60 123 45 67"$/,
  ],
  [
    'HTML signs in a name',
    gel(/name: .*/, 'name: Gel &amp; <b>nana</b>'),
    /UPOZORENJE products\/aloe-gel.mdx:3 U polju „name“ se „&amp;“ vidi .* → Napišite samo tekst: Gel & nana$/,
  ],
  // Paragraphs that Markdown takes for something else
  [
    'a sentence that starts with a date',
    about('5. maja 2027. otvaram savetovalište.'),
    /Red počinje brojem i tačkom \(„5. maja 2027.“\), pa se na sajtu vidi kao stavka liste. → .*: 5\\. maja/,
  ],
  [
    'a table of a word processor',
    about('Vitamin C\t80 mg\nVitamin E\t12 mg'),
    /kolone iz drugog programa na sajtu se spajaju/,
  ],
  [
    'a table without the line below its head',
    about('| Dan | Vreme |\n| Ponedeljak | 9 |'),
    /Ispod prvog reda tabele nedostaje red sa crticama.* → Ispod njega dodajte red: \| --- \| --- \|$/,
  ],
  [
    'text struck through',
    about('Oko 3~5 kapi i 10~15 ml.'),
    /tekst se na sajtu vidi precrtan: „5 kapi i 10“/,
  ],
  [
    'an indented paragraph',
    block('    Uvučen pasus.'),
    /Pasus je uvučen, pa ga sajt prikazuje kao programski kod/,
  ],
  [
    'a second heading of the whole page',
    about('# Škola'),
    /a stranica ga već ima. → Napišite sa dva znaka: ## Škola$/,
  ],
  [
    'a heading without its space',
    about('##Škola'),
    /nije naslov.* → Iza znakova ## stavite razmak: ## Škola$/,
  ],
  [
    'a picture with a space in its name',
    about('![Gel](./moj gel.jpg)'),
    /U imenu slike „.\/moj gel.jpg“ ima razmaka.*: .\/moj-gel.jpg$/,
  ],
  // Lists
  [
    'a sign of a message in the place of a dash',
    gel(/- (.*)\n\n## Način/, '✅ $1\n\n## Način'),
    /Ovaj red nije stavka liste, jer ne počinje crticom i razmakom. → Napišite red ovako: - /,
  ],
  [
    'two dashes',
    gel(/## Efekti proizvoda\n\n- /, '## Efekti proizvoda\n\n- - '),
    /GREŠKA .* Ispred ove stavke su dve crtice\./,
  ],
  [
    'no allergens, which stand above the button as well',
    gel(/\*\*Alergeni:\*\*.*\n/, ''),
    /UPOZORENJE products\/aloe-gel.mdx:\d+ U odeljku „Sastav“ nema reda „Alergeni“/,
  ],
  // Links
  [
    'brackets of a link that changed places',
    about('Vidite (/products)[proizvode].'),
    /zagrade su zamenile mesta. → .*: \[proizvode\]\(\/products\)$/,
  ],
  [
    'a link without its round brackets',
    about('[Dućan]https://ducan.rs'),
    /treba da stoji u oblim zagradama. → .*: \[Dućan\]\(https:\/\/ducan.rs\)$/,
  ],
  [
    'the Serbian name of a page as its address',
    about('[Priča](/kontakt)'),
    /Da li ste mislili: \[Priča\]\(\/contact\)$/,
  ],
  [
    'the name of a product as an anchor',
    about('[Gel](/products#aloe-gel)'),
    /Da li ste mislili: \[Gel\]\(\/products\/aloe-gel\)$/,
  ],
  [
    'an e-mail with a comma',
    about('[Pišite](mailto:ana@primer,rs)'),
    /bez razmaka i zareza: mailto:ime@primer.rs$/,
  ],
  [
    'an address pasted twice',
    gel(/link: .*/, 'link: https://ducan.rs/gelhttps://ducan.rs/gel'),
    /GREŠKA products\/aloe-gel.mdx:7 .* → Napišite red ovako: link: https:\/\/ducan.rs\/gel$/,
  ],
  [
    'a shop link that leads back here',
    gel(/link: .*/, 'link: https://www.example.com/products'),
    /vodi na ovaj isti sajt/,
  ],
  // Pictures
  [
    'the name of a file for a description',
    gel(/alt: .*/, 'alt: IMG_2041.jpg'),
    /Opis slike „IMG_2041.jpg“ ne kaže šta se na njoj vidi/,
  ],
  ['one word for a description', gel(/alt: .*/, 'alt: slika'), /Opis slike „slika“ ne kaže/],
  // Days
  [
    'a day that was checked tomorrow',
    gel('kind:', 'checked_against_label: 2026-12-20\nkind:'),
    /je dan koji još nije došao/,
  ],
  [
    'a year with its digits swapped',
    gel('kind:', 'publish_from: 2062-11-01\nkind:'),
    /ima više od godinu dana/,
  ],
  // The data of the site
  [
    'a PIB with a digit missing',
    site(/tax_number: .*/, 'tax_number: "12345678"'),
    /PIB ima 9 cifara, a ovde ih je 8/,
  ],
  [
    'a misspelled mail service',
    site(/email: .*/, 'email: ana@gmial.com'),
    /Proverite kraj e-mail adrese: @gmial.com/,
  ],
  [
    'a phone with two zeros',
    site(/\nphone: .*/, '\nphone: "00381 60 123 45 67"'),
    /phone: "\+381 60 123 45 67"$/,
  ],
  [
    'a link of WhatsApp for a number',
    site(/whatsapp_phone: .*/, 'whatsapp_phone: https://wa.me/381601234567'),
    /whatsapp_phone: "\+381 601234567"$/,
  ],
  [
    'a name for a profile',
    site(/instagram_url: .*/, 'instagram_url: @ana.aloe'),
    /instagram_url: https:\/\/www.instagram.com\/ana.aloe$/,
  ],
  [
    'a name in quotes for a profile',
    site(/facebook_url: .*/, 'facebook_url: "ana.aloe"'),
    /facebook_url: https:\/\/www.facebook.com\/ana.aloe$/,
  ],
  [
    'a heading that another program has made plain text',
    gel('## Sastav', '\\## Sastav'),
    /aloe-gel.mdx:16 Ispred naslova „Sastav“ je obrnuta kosa crta.* → Napišite tačno: ## Sastav$/,
  ],
  [
    'single curly quotes around a text',
    gel(/name: .*/, 'name: ‘Aloe vera gel’'),
    /UPOZORENJE products\/aloe-gel.mdx:3 Navodnici oko polja „name“ vide se.* → Napišite red ovako: name: Aloe vera gel$/,
  ],
  [
    'two phones in one field',
    site(/\nphone: .*/, '\nphone: "+381 60 123 45 67 / 021 555 333"'),
    /GREŠKA site.yaml:\d+ .* → Upišite jedan telefon/,
  ],
  [
    'an illness in a name, as people call it',
    gel(/name: .*/, 'name: Gel protiv paradentoze'),
    /PITANJE products\/aloe-gel.mdx:3 Proverite izjavu „Gel protiv paradentoze“/,
  ],
  // What several texts say
  [
    'two cards of one product',
    { 'featured/sapun-od-avokada.md': replace(/product: \d+/, 'product: 14') },
    /Na isti proizvod vodi i kartica/,
  ],
  [
    'two groups in one place',
    { 'products/kinds.yaml': replace('order: 3', 'order: 2') },
    /Redni broj 2 ima i jedna grupa iznad ove/,
  ],
  // The form of the file
  [
    'a field of a list without its indentation',
    { [USERS]: replace('\n  text:', '\ntext:') },
    /testimonials.yaml:8 Ispred polja „text“ nedostaju dva razmaka\./,
  ],
  [
    'no-break spaces before a field',
    { [USERS]: replace('\n  text:', '\n\u00a0\u00a0text:') },
    /testimonials.yaml:8 Na početku reda su razmaci posebne vrste/,
  ],
  [
    'quotes inside of quotes',
    { [USERS]: replace(/text: .*/, 'text: "Mama kaže "odlično" i tačka"') },
    /text: 'Mama kaže "odlično" i tačka'$/,
  ],
  [
    'curly quotes around a colon',
    gel(/name: .*/, 'name: „Gel: aloja“'),
    /GREŠKA products\/aloe-gel.mdx:3 .*name: "Gel: aloja"$/,
  ],
  [
    'a colon with its space on the wrong side',
    gel('name: Aloe', 'name :Aloe'),
    /Iza dvotačke u polju „name“ nedostaje razmak/,
  ],
  [
    'a value that goes on in the next line',
    gel(/alt: .*/, 'alt: Bela boca,\ni list aloje'),
    /spojite ga sa njim u isti red/,
  ],
  [
    'a whole file between signs of code',
    { [GEL]: (text) => `\`\`\`\n${text}\`\`\`\n` },
    /GREŠKA products\/aloe-gel.mdx:1 Fajl počinje redom ```/,
  ],
  [
    'a part of a page that stands alone',
    { 'pages/home.mdx': replace('<ImeSavetnice />', '<ImeSavetnice>') },
    /Napišite: <ImeSavetnice \/>$/,
  ],
  [
    'a list of questions with nothing in it',
    { 'questions/questions.yaml': '[]\n' },
    /Spisak je prazan. → Upišite bar jednu stavku/,
  ],
];

describe('a slip', () => {
  it.each(SLIPS)(
    '%s is told with the way out, and with next to nothing beside it',
    (_, changes, said) => {
      const found = problemsWith(changes);
      expect(found).toContainEqual(expect.stringMatching(said));
      expect(found.length).toBeLessThanOrEqual(2);
    },
  );

  it('that leaves a part of a placeholder waits on the launch list', () => {
    const half = gel('**Alergeni:**', '**Alergeni:** [POPUNITI: alergeni]');
    expect(unfilledWith(half)).toContainEqual(
      expect.stringMatching(
        /aloe-gel.mdx:\d+ Ostao je deo oznake za popunjavanje: \[POPUNITI: alergeni\]/,
      ),
    );
  });

  it('that leaves the name of a sample above real words waits there, too', () => {
    const real = { [USERS]: replace(/text: .*\n {2}sample: true\n/, 'text: Prija mi.\n') };
    expect(unfilledWith(real)).toContain(
      `src/content/${USERS}:7 Nije popunjeno: ime osobe umesto „Korisnik 1“`,
    );
  });
});

describe('odd, but right', () => {
  it.each<[string, Changes]>([
    ['an address with a large letter at its beginning', gel('link: https', 'link: Https')],
    ['a note behind a group', gel('kind: napici', 'kind: napici # topli i hladni')],
    ['a single sign for about', about('Oko ~5 kapi.')],
    ['an indented paragraph in MDX', about('    Uvučen pasus.')],
    ['an ordered list', about('1. Operite ruke.\n2. Otvorite bocu.')],
    ['a day inside of a sentence', about('Otvaram 5. maja 2027. godine.')],
    ['a table', about('| Dan | Vreme |\n| --- | --- |\n| Ponedeljak | 9 |')],
    [
      'an address with another one in it',
      gel(/link: .*/, 'link: https://ducan.rs/?nazad=https://primer.rs'),
    ],
    ['joined emoji', about('Porodica 👩‍👧 na okupu.')],
    ['an address of a text in Cyrillic', about('[Aloja](https://sr.wikipedia.org/wiki/Алоја)')],
    ['a line that begins like a heading that is there', gel('Ukus je', '\\## Sastav\n\nUkus je')],
    ['who is in no register', site(/tax_number: .*/, 'tax_number: nije u sistemu')],
    ['a product for next spring', gel('kind:', 'publish_from: 2027-03-01\nkind:')],
  ])('%s is left in peace', (_, changes) => {
    const card = /se još ne prikazuje/;
    expect(problemsWith(changes).filter((line) => !card.test(line))).toEqual([]);
  });
});
