// The mistakes that a person who edits these files is most likely to make. Each gets its file, its
// line, one sentence and the way out, and nothing else is said beside it.
import { describe, expect, it } from 'vitest';
import { type Changes, problemsWith, replace } from './support/checked-content';

const GEL = 'products/aloe-gel.mdx';
const NAME = 'name: Aloe vera gel';

/** File changed, how, and all that the check says. */
type Mistake = [title: string, changes: Changes, said: string[]];

const FIELDS: Mistake[] = [
  [
    'a missing field',
    { [GEL]: replace(/link:.*\n/, '') },
    [
      'GREŠKA products/aloe-gel.mdx:7 Nedostaje polje „link“ (veza ka prodavnici). → Iza reda 6 dodajte: link: https://prodavnica.example.com/korpa/aloe-gel',
    ],
  ],
  [
    'a misspelled field',
    { [GEL]: replace('image:', 'imgae:') },
    [
      'GREŠKA products/aloe-gel.mdx:5 Polje „imgae“ ne postoji; verovatno ste mislili „image“. → Ispravite naziv polja u: image: ./aloe-gel.jpg',
    ],
  ],
  [
    'a field that does not exist',
    { [GEL]: replace(NAME, `${NAME}\ncena: 2000`) },
    [
      'GREŠKA products/aloe-gel.mdx:4 Polje „cena“ ne postoji. → Obrišite ovaj red. Dozvoljena polja su: id, name, kind, facts, image, alt, link, draft, publish_from, checked_against_label, advice, confirmed_claims.',
    ],
  ],
  [
    'an empty field',
    { [GEL]: replace(NAME, 'name:') },
    [
      'GREŠKA products/aloe-gel.mdx:3 Polje „name“ (naziv proizvoda) je prazno. → Upišite naziv proizvoda, na primer: name: Aloe vera gel',
    ],
  ],
  [
    'a colon that is missing, in a list too',
    {
      [GEL]: replace(NAME, 'name Gel za piće'),
      'products/kinds.yaml': replace('title: Napici', 'title Napici'),
    },
    [
      'GREŠKA products/aloe-gel.mdx:3 Iza naziva polja „name“ nedostaje dvotačka. → Napišite red ovako: name: Gel za piće',
      'GREŠKA products/kinds.yaml:6 Iza naziva polja „title“ nedostaje dvotačka. → Napišite red ovako: title: Napici',
    ],
  ],
  [
    'a line of a list that is pushed to the right',
    { 'testimonials/testimonials.yaml': replace('  name: Korisnik 2', '    name: Korisnik 2') },
    [
      'GREŠKA testimonials/testimonials.yaml:12 Red sa poljem „name“ je previše uvučen. → Obrišite razmake viška: red počinje tačno ispod naziva polja iznad njega.',
    ],
  ],
  [
    'a colon in the text',
    { [GEL]: replace(NAME, 'name: Gel za piće: aloja i jabuka') },
    [
      'GREŠKA products/aloe-gel.mdx:3 U polju „name“ je dvotačka, pa sajt misli da tu počinje novo polje. → Napišite red ovako: name: "Gel za piće: aloja i jabuka"',
    ],
  ],
  [
    'a # that cuts the text',
    { [GEL]: replace(NAME, 'name: Gel za piće #1 u prodaji') },
    [
      'GREŠKA products/aloe-gel.mdx:3 Sve iza znaka # sajt ne prikazuje: od polja „name“ ostaje samo „Gel za piće“. → Napišite red ovako: name: "Gel za piće #1 u prodaji"',
    ],
  ],
  [
    'a tab',
    { [GEL]: replace(NAME, `\t${NAME}`) },
    [
      'GREŠKA products/aloe-gel.mdx:3 U ovom redu je taster Tab. → Obrišite Tab i umesto njega stavite razmake.',
    ],
  ],
  [
    'a straight quote closed by a curly one',
    { [GEL]: replace(NAME, 'name: "Gel za piće od aloje”') },
    [
      'GREŠKA products/aloe-gel.mdx:3 Polje „name“ počinje pravim navodnikom ("), a završava se kosim (”). → Napišite red ovako: name: "Gel za piće od aloje"',
    ],
  ],
  [
    'a quote that is never closed',
    { [GEL]: replace(NAME, 'name: "Gel za piće') },
    [
      'GREŠKA products/aloe-gel.mdx:3 Navodnik na početku polja „name“ nije zatvoren. → Napišite red ovako: name: "Gel za piće"',
    ],
  ],
  [
    'curly quotes around the text',
    { [GEL]: replace(NAME, 'name: „Aloe vera gel“') },
    [
      'UPOZORENJE products/aloe-gel.mdx:3 Navodnici oko polja „name“ vide se na sajtu, jer nisu pravi ("). → Napišite red ovako: name: Aloe vera gel',
    ],
  ],
  [
    'words behind the closing quote',
    { [GEL]: replace(NAME, 'name: "Aloe" vera gel') },
    [
      'GREŠKA products/aloe-gel.mdx:3 U polju „name“ ima teksta i iza završnog navodnika. → Napišite red ovako: name: \'"Aloe" vera gel\'',
    ],
  ],
  [
    'no space behind the colon',
    { [GEL]: replace(NAME, 'name:Aloe vera gel') },
    [
      'GREŠKA products/aloe-gel.mdx:3 Iza dvotačke u polju „name“ nedostaje razmak. → Napišite red ovako: name: Aloe vera gel',
    ],
  ],
  [
    'a sign that YAML reads as its own',
    { [GEL]: replace(NAME, 'name: *Novo* gel') },
    [
      'GREŠKA products/aloe-gel.mdx:3 Polje „name“ počinje znakom *, koji ovde ima posebno značenje. → Napišite red ovako: name: "*Novo* gel"',
    ],
  ],
  [
    'a line that is no field',
    { [GEL]: replace(NAME, `${NAME}\nnovo pakovanje od jula`) },
    [
      'GREŠKA products/aloe-gel.mdx:4 Red „novo pakovanje od jula“ nije u obliku polje: vrednost. → Ako je to nastavak teksta iznad, spojite ga sa njim u isti red. Ako nije, napišite naziv polja, dvotačku, razmak i vrednost.',
    ],
  ],
  [
    'a field written twice',
    { [GEL]: replace(NAME, `${NAME}\n${NAME}`) },
    [
      'GREŠKA products/aloe-gel.mdx:4 Polje „name“ je upisano dva puta. → Obrišite red koji je suvišan.',
    ],
  ],
  [
    'a number in quotes',
    { [GEL]: replace('id: 1', 'id: "1"') },
    [
      'GREŠKA products/aloe-gel.mdx:2 Polje „id“ ima neispravnu vrednost: "1" → Napišite red ovako: id: 1',
    ],
  ],
  [
    'a text that is a number',
    { 'site.yaml': replace('registration_number: "00000000"', 'registration_number: 12345678') },
    [
      'GREŠKA site.yaml:7 Vrednost polja „registration_number“ (12345678) nije pod navodnicima, pa je sajt ne čita kao tekst. → Napišite red ovako: registration_number: "12345678"',
    ],
  ],
  [
    'yes instead of true',
    { [GEL]: replace(NAME, `${NAME}\ndraft: da`) },
    [
      'GREŠKA products/aloe-gel.mdx:4 Polje „draft“ ima neispravnu vrednost: da → Napišite red ovako: draft: true',
    ],
  ],
  [
    'a date written the Serbian way',
    { [GEL]: replace(NAME, `${NAME}\npublish_from: 1. 2. 2026.`) },
    [
      'GREŠKA products/aloe-gel.mdx:4 Polje „publish_from“ ima neispravnu vrednost: 1. 2. 2026. → Napišite red ovako: publish_from: 2026-02-01',
    ],
  ],
  [
    'a date with one digit for the month',
    { 'policies/cookie-policy.mdx': replace('2026-11-20', '2026-1-20') },
    [
      'GREŠKA policies/cookie-policy.mdx:5 Mesec i dan u polju „applies_from“ pišu se sa dve cifre: 2026-1-20 → Napišite red ovako: applies_from: 2026-01-20',
    ],
  ],
  [
    'a day that does not exist',
    { 'policies/cookie-policy.mdx': replace('2026-11-20', '2026-11-31') },
    [
      'GREŠKA policies/cookie-policy.mdx:5 Dan 2026-11-31 ne postoji u kalendaru. → Upišite tačan datum: godina-mesec-dan, na primer 2026-12-01.',
    ],
  ],
  [
    'a group that does not exist',
    { [GEL]: replace('kind: napici', 'kind: napitci') },
    [
      'GREŠKA products/aloe-gel.mdx:4 Grupa „napitci“ ne postoji. → Da li ste mislili: kind: napici',
    ],
  ],
  [
    'a title too long for search engines',
    { 'pages/contact.mdx': replace(/^title: .*/m, `title: ${'Kontakt '.repeat(8).trim()}`) },
    [
      'GREŠKA pages/contact.mdx:2 Polje „title“ ima 63 znaka. → Naslov za pretraživače sme da ima najviše 60 znakova',
    ],
  ],
  [
    'a description too short for search engines',
    { 'pages/contact.mdx': replace(/^description: .*/m, 'description: Pišite mi.') },
    [
      'GREŠKA pages/contact.mdx:3 Polje „description“ ima 10 znakova. → Opis za pretraživače („description“) treba da ima bar 120 znakova',
    ],
  ],
];

const LINKS: Mistake[] = [
  [
    'an address without https://',
    { [GEL]: replace('link: https://', 'link: ') },
    [
      'GREŠKA products/aloe-gel.mdx:7 Veza „prodavnica.example.com/korpa/aloe-gel“ nije ispravna. → Napišite red ovako: link: https://prodavnica.example.com/korpa/aloe-gel',
    ],
  ],
  [
    'the address of a profile without https://',
    { 'site.yaml': replace('facebook_url: ""', 'facebook_url: "facebook.com/ana"') },
    [
      'GREŠKA site.yaml:22 Veza „facebook.com/ana“ nije ispravna. → Napišite red ovako: facebook_url: https://facebook.com/ana',
    ],
  ],
  [
    'an address with http://',
    { [GEL]: replace('link: https://', 'link: http://') },
    [
      'GREŠKA products/aloe-gel.mdx:7 Veza „http://prodavnica.example.com/korpa/aloe-gel“ nije ispravna. → Napišite red ovako: link: https://prodavnica.example.com/korpa/aloe-gel',
    ],
  ],
  [
    'a link to a page that does not exist',
    { 'about/o-meni.md': replace('(/about-me)', '(/about_me/)') },
    [
      'GREŠKA about/o-meni.md:10 Veza vodi na stranicu koja ne postoji: /about_me/ → Da li ste mislili: [Pročitajte moju priču](/about-me)',
    ],
  ],
  [
    'a link to a product that does not exist',
    { 'about/sta-je-aloe-vera.md': replace('/products#1', '/products#99') },
    [
      'GREŠKA about/sta-je-aloe-vera.md:10 Proizvod broj 99 ne postoji, pa veza ne vodi nikuda: /products#99 → Upišite broj postojećeg proizvoda, na primer: /products#1',
    ],
  ],
  [
    'a link to a place that the page does not have',
    { 'about/o-meni.md': replace('(/about-me)', '(/privacy-policy#8-prituzba-povereniku)') },
    [
      'GREŠKA about/o-meni.md:10 Veza vodi na mesto koje na stranici ne postoji: /privacy-policy#8-prituzba-povereniku → Da li ste mislili: [Pročitajte moju priču](/privacy-policy#8-pritužba-povereniku)',
    ],
  ],
  [
    'a link that is not closed',
    { 'about/o-meni.md': replace('(/about-me)', '(/about-me') },
    [
      'GREŠKA about/o-meni.md:10 Veza „Pročitajte moju priču“ nije zatvorena. → Zatvorite je oblom zagradom: [Pročitajte moju priču](/about-me)',
    ],
  ],
  [
    'a space between the text and the address',
    { 'about/o-meni.md': replace('](/about-me)', '] (/about-me)') },
    [
      'GREŠKA about/o-meni.md:10 Između teksta i adrese veze „Pročitajte moju priču“ ne sme da bude razmaka. → Napišite vezu ovako: [Pročitajte moju priču](/about-me)',
    ],
  ],
  [
    'a link in the text without https://',
    { 'about/o-meni.md': replace('(/about-me)', '(www.primer.rs/prica)') },
    [
      'GREŠKA about/o-meni.md:10 Veza ne počinje sa https://: www.primer.rs/prica → Da li ste mislili: [Pročitajte moju priču](https://www.primer.rs/prica)',
    ],
  ],
];

const BODY: Mistake[] = [
  [
    'a missing section',
    { [GEL]: replace(/## Sastav\n[\s\S]*?(?=## Efekti)/, '') },
    [
      'GREŠKA products/aloe-gel.mdx:16 Nedostaje odeljak „Sastav“. → Iza odeljka „Opis proizvoda“ dodajte red: ## Sastav',
    ],
  ],
  [
    'a section written twice',
    {
      [GEL]: replace(
        '## Efekti',
        '## Sastav\n\nPonovo isti sastav, ali sa drugim rečima.\n\n## Efekti',
      ),
    },
    [
      'GREŠKA products/aloe-gel.mdx:22 Odeljak „Sastav“ postoji više puta. → Spojite tekst u jedan odeljak i obrišite ovaj naslov.',
    ],
  ],
  [
    'a misspelled heading',
    { [GEL]: replace('## Način', '## Nacin') },
    [
      'GREŠKA products/aloe-gel.mdx:29 Naslov „Nacin upotrebe“ nije tačno napisan. → Napišite tačno: ## Način upotrebe',
    ],
  ],
  [
    'a heading without the space',
    { [GEL]: replace('## Način', '##Način') },
    [
      'GREŠKA products/aloe-gel.mdx:29 Naslov „Način upotrebe“ nije tačno napisan. → Napišite tačno: ## Način upotrebe',
    ],
  ],
  [
    'sections in another order',
    {
      [GEL]: (text) =>
        text
          .replace('## Opis proizvoda', '## X')
          .replace('## Sastav', '## Opis proizvoda')
          .replace('## X', '## Sastav'),
    },
    [
      'GREŠKA products/aloe-gel.mdx:10 Odeljak „Sastav“ nije na svom mestu. → Poređajte odeljke ovim redom: „Opis proizvoda“, „Sastav“, „Efekti proizvoda“, „Način upotrebe“.',
    ],
  ],
  [
    'an empty section',
    { [GEL]: replace(/(## Sastav\n)[\s\S]*?(?=## Efekti)/, '$1\n') },
    [
      'GREŠKA products/aloe-gel.mdx:16 Odeljak „Sastav“ je prazan. → Prepišite sastav sa deklaracije.',
    ],
  ],
  [
    'a thin section',
    { [GEL]: replace(/(## Sastav\n)[\s\S]*?(?=## Efekti)/, '$1\nGel, vitamin C\n\n') },
    [
      'UPOZORENJE products/aloe-gel.mdx:16 Odeljak „Sastav“ je vrlo kratak (14 znakova). → Dopišite bar jednu celu rečenicu.',
    ],
  ],
  [
    'an empty item',
    { [GEL]: replace('- Neutralan, blago gorak ukus, bez dodatih konzervanasa', '- ') },
    [
      'GREŠKA products/aloe-gel.mdx:27 Prazna stavka u listi efekata. → Dopišite tekst iza crtice ili obrišite red.',
    ],
  ],
  [
    'an item without the space',
    { [GEL]: replace('- Neutralan, blago', '-Neutralan, blago') },
    [
      'GREŠKA products/aloe-gel.mdx:27 Ovaj red nije stavka liste, jer ne počinje crticom i razmakom. → Napišite red ovako: - Neutralan, blago gorak ukus, bez dodatih konzervanasa',
    ],
  ],
  [
    'effects that are no list',
    {
      [GEL]: replace(
        /(## Efekti proizvoda\n)[\s\S]*?(?=## Način)/,
        '$1\nVitamin C doprinosi normalnoj funkciji imunskog sistema.\n\n',
      ),
    },
    [
      'GREŠKA products/aloe-gel.mdx:22 Odeljak „Efekti proizvoda“ je lista. → Svaku stavku počnite crticom: - Vitamin C doprinosi normalnoj funkciji imunskog sistema',
    ],
  ],
  [
    'a text of which nothing is left',
    { 'about/o-meni.md': replace(/(alt: .*\n---\n)[\s\S]*/, '$1') },
    [
      'GREŠKA about/o-meni.md:6 Ispod podataka nema teksta. → Ispod druge linije --- napišite tekst od dve do tri rečenice.',
    ],
  ],
  [
    'signs that MDX reads as code, all of them at once',
    {
      [GEL]: replace(
        'Promućkajte bocu',
        'Manje od <25 stepeni {50 ml} i {kolicina}.<br>\n\n<!-- proveriti -->\n\n<savet@primer.rs>\n\nPromućkajte bocu',
      ),
    },
    [
      'GREŠKA products/aloe-gel.mdx:31 Znak < se ovde čita kao programski kod. → Napišite rečima („manje od“) ili ispred stavite obrnutu kosu crtu: \\<25',
      'GREŠKA products/aloe-gel.mdx:31 Vitičasta zagrada { se ovde čita kao programski kod. → Napišite običnim zagradama: (50 ml)',
      'GREŠKA products/aloe-gel.mdx:31 Oznaka <br> čita se kao programski kod. → Obrišite je. Pre novog pasusa ostavite prazan red, a podebljano se piše ovako: **tekst**',
      'GREŠKA products/aloe-gel.mdx:31 Vitičasta zagrada { se ovde čita kao programski kod. → Napišite običnim zagradama: (kolicina)',
      'GREŠKA products/aloe-gel.mdx:33 Napomena <!-- … --> ovde nije dozvoljena. → Obrišite je, od <!-- do -->.',
      'GREŠKA products/aloe-gel.mdx:35 Adresa između znakova < i > čita se kao programski kod. → Napišite vezu ovako: [savet@primer.rs](mailto:savet@primer.rs)',
    ],
  ],
];

const FILES: Mistake[] = [
  [
    'a product with the ending of the other texts',
    { [GEL]: null, 'products/aloe-gel.md': '---\nid: 1\n---\n' },
    [
      'GREŠKA products/aloe-gel.md:1 Ovaj tekst se ne vidi na sajtu, jer se ime fajla završava na .md. → Preimenujte ga u: aloe-gel.mdx',
    ],
  ],
  [
    'a text for a folder that holds others',
    { 'testimonials/utisci.yml': '- id: 1\n' },
    [
      'GREŠKA testimonials/utisci.yml:1 Sajt ne čita tekst sa ovog mesta. → Premestite ga u folder kome pripada, na primer src/content/products, ili ga obrišite.',
    ],
  ],
  [
    'a product in a folder of its own',
    { 'products/novi/krema.mdx': '---\nid: 21\n---\n' },
    [
      'GREŠKA products/novi/krema.mdx:1 Fajl je u podfolderu, pa ga sajt ne vidi. → Premestite ga u folder src/content/products.',
    ],
  ],
  [
    'a file that must be there',
    { 'testimonials/testimonials.yaml': null, 'testimonials/testimonials.yml': '- id: 1\n' },
    [
      'GREŠKA testimonials/testimonials.yaml:1 Ovaj fajl nedostaje. → Preimenujte fajl testimonials.yml u: testimonials.yaml',
      'GREŠKA testimonials/testimonials.yml:1 Ovaj tekst se ne vidi na sajtu, jer se ime fajla završava na .yml. → Preimenujte ga u: testimonials.yaml',
    ],
  ],
  [
    'a missing line of dashes below the data',
    { [GEL]: replace('\n---\n\n## Opis', '\n\n## Opis') },
    [
      'GREŠKA products/aloe-gel.mdx:7 Nedostaje druga linija --- ispod podataka. → Iza reda 7 dodajte red: ---',
    ],
  ],
  [
    'a missing line of dashes above the data',
    { [GEL]: replace('---\n', '') },
    [
      'GREŠKA products/aloe-gel.mdx:1 Nedostaje prva linija --- iznad podataka. → Iznad reda 1 dodajte red: ---',
    ],
  ],
  [
    'dashes that a word processor has joined',
    { [GEL]: replace('---\n\n## Opis', '—-\n\n## Opis') },
    [
      'GREŠKA products/aloe-gel.mdx:8 Red „—-“ treba da ima tačno tri crtice, bez razmaka. → Napišite tačno: ---',
    ],
  ],
  [
    'a space behind the first dashes',
    { [GEL]: replace('---\n', '--- \n') },
    [
      'GREŠKA products/aloe-gel.mdx:1 Red „---“ treba da ima tačno tri crtice, bez razmaka. → Napišite tačno: ---',
    ],
  ],
  [
    'a sign that nobody sees',
    { [GEL]: replace('name: Aloe', 'name: Aloe\u0007') },
    [
      'GREŠKA products/aloe-gel.mdx:3 U ovom redu je nevidljiv znak koji smeta. → Obrišite ceo red i otkucajte ga ponovo, bez kopiranja iz drugog programa.',
    ],
  ],
  [
    'a text without data',
    { [GEL]: '## Opis proizvoda\n\nGel.\n' },
    [
      'GREŠKA products/aloe-gel.mdx:1 Na vrhu fajla nedostaju podaci između dve linije ---. → Uporedite sa drugim fajlom iz istog foldera i dopišite podatke na vrh.',
    ],
  ],
  [
    'both versions of a text that two people changed',
    { [GEL]: replace('## Sastav', '<<<<<<< HEAD\n## Sastav\n=======\n## Sastav\n>>>>>>> izmena') },
    [
      'GREŠKA products/aloe-gel.mdx:16 U fajlu su ostale dve verzije istog teksta, između redova <<<<<<< i >>>>>>>. → Ostavite verziju koja je tačna, a drugu obrišite, zajedno sa redovima <<<<<<<, ======= i >>>>>>>.',
    ],
  ],
  [
    'an empty file',
    { [GEL]: '' },
    [
      'GREŠKA products/aloe-gel.mdx:1 Fajl je prazan. → Vratite raniji sadržaj fajla ili obrišite ceo fajl.',
    ],
  ],
  [
    'a name that makes trouble',
    { [GEL]: null, 'products/Aloe gel za piće.mdx': '' },
    [
      'GREŠKA products/Aloe gel za piće.mdx:1 Fajl je prazan. → Vratite raniji sadržaj fajla ili obrišite ceo fajl.',
      'UPOZORENJE products/Aloe gel za piće.mdx:1 U imenu fajla „Aloe gel za piće.mdx“ dozvoljena su samo mala slova bez kvačica, cifre i crtica. → Preimenujte ga u: aloe-gel-za-pice.mdx (i tamo gde se njegovo ime pominje).',
    ],
  ],
];

const REFERENCES: Mistake[] = [
  [
    'a number that two products share',
    { 'products/aloe-sprej.mdx': replace('id: 11', 'id: 1') },
    [
      'GREŠKA products/aloe-sprej.mdx:2 Broj proizvoda 1 već postoji u fajlu aloe-gel.mdx. → Ako je ovo nov proizvod, upišite prvi slobodan broj: id: 11',
    ],
  ],
  [
    'a card for a product that does not exist',
    { 'featured/zubni-gel.md': replace('product: 14', 'product: 44') },
    [
      'GREŠKA featured/zubni-gel.md:7 Proizvod broj 44 ne postoji. → Upišite broj postojećeg proizvoda, od 1 do 20.',
    ],
  ],
  [
    'two cards in the same place',
    { 'featured/zubni-gel.md': replace('id: 2', 'id: 1') },
    [
      'GREŠKA featured/zubni-gel.md:2 Redni broj 1 već postoji u fajlu napici.md. → Upišite broj koji nije zauzet.',
    ],
  ],
  [
    'a number that two testimonials share',
    { 'testimonials/testimonials.yaml': replace('- id: 2', '- id: 1') },
    [
      'GREŠKA testimonials/testimonials.yaml:11 Oznaka 1 već postoji u redu 6. → Upišite onu koja nije zauzeta.',
    ],
  ],
  [
    'a page with fewer pictures than it shows',
    { 'pages/business-cooperation.mdx': replace(/ {2}- image: .\/saradnja-2[\s\S]*?(?=---)/, '') },
    [
      'GREŠKA pages/business-cooperation.mdx:5 U polju „images“ nedostaje slika: stranica business-cooperation.mdx prikazuje 2, a ovde ih je 1. → Dodajte dva reda: „  - image: ./ime-slike.jpg“ i ispod njega „    alt: opis slike“.',
    ],
  ],
  [
    'a picture of a page without a description',
    { 'pages/about-me.mdx': replace(/ {4}alt: .*\n/, '') },
    [
      'GREŠKA pages/about-me.mdx:7 Nedostaje polje „alt“ (opis slike za onoga ko je ne vidi). → Iza reda 6 dodajte:     alt: Bela boca gela i list aloe vere',
    ],
  ],
  [
    'a picture for conversations that is not there',
    { 'pages/home.mdx': replace('./pocetna.jpg', './pocetn.jpg') },
    [
      'GREŠKA pages/home.mdx:8 Slika „./pocetn.jpg“ ne postoji u folderu src/content/pages. → Da li ste mislili: share_image: ./pocetna.jpg',
    ],
  ],
  [
    'a brand and a claim that the law may forbid',
    { [GEL]: replace('Ukus je neutralan', 'Forever gel detoksikuje. Ukus je neutralan') },
    [
      'PITANJE products/aloe-gel.mdx:14 Proverite izjavu „Forever gel detoksikuje.“: možda nije dozvoljena. → Opišite ukus, sastav, oblik ili način upotrebe, ili uzmite izjavu sa spiska dozvoljenih. Ako sme tako, potvrdite je u polju „Potvrđene izjave“ (confirmed_claims).',
      'UPOZORENJE products/aloe-gel.mdx:14 Naziv „Forever“ je iz asortimana proizvođača i ne sme da stoji na sajtu. → Opišite proizvod opštim imenom, na primer: aloe vera gel',
    ],
  ],
  [
    'a claim in a testimonial',
    { 'testimonials/testimonials.yaml': replace(/text: .*/, 'text: Jača imunitet.') },
    [
      'PITANJE testimonials/testimonials.yaml:8 Proverite izjavu „Jača imunitet.“: možda nije dozvoljena. → Opišite ukus, sastav, oblik ili način upotrebe, ili uzmite izjavu sa spiska dozvoljenih. Ako sme tako, potvrdite je u polju „Potvrđene izjave“ (confirmed_claims).',
    ],
  ],
  [
    'a part of a policy that is opened or closed only, and a kind that does not exist',
    {
      'policies/cookie-policy.mdx': (source) =>
        source
          .replace('baner za kolačiće.\n</BezKolacica>', 'baner za kolačiće.')
          .replace('<SaKolacicima>\nIzbor', 'Izbor')
          .replace('<SpisakKolacica vrsta="marketing"', '<SpisakKolacica vrsta="oglasi"'),
    },
    [
      'GREŠKA policies/cookie-policy.mdx:18 Deo <BezKolacica> ovde počinje, a nigde se ne završava. → Gde se taj deo završava, dodajte: </BezKolacica>',
      'GREŠKA policies/cookie-policy.mdx:79 Vrsta „oglasi“ ne postoji. → Napišite: vrsta="analitika" ili vrsta="marketing"',
      'GREŠKA policies/cookie-policy.mdx:89 Ovde se završava deo </SaKolacicima>, a nigde ne počinje. → Gde taj deo počinje, dodajte: <SaKolacicima>',
    ],
  ],
  [
    'an optional script that says too little',
    {
      'site.yaml': replace(
        'optional_scripts: []',
        'optional_scripts:\n  - kind: statistika\n    service: google-analytics\n  - kind: marketing\n    src: http://a.rs/b.js',
      ),
    },
    [
      'GREŠKA site.yaml:50 Polje „kind“ ima neispravnu vrednost: statistika → Upišite vrstu skripte: analitika ili marketing',
      'GREŠKA site.yaml:53 Veza „http://a.rs/b.js“ nije ispravna. → Napišite red ovako: src: https://a.rs/b.js',
      'GREŠKA site.yaml:53 Nedostaje polje „name“ (naziv usluge). → Iza reda 52 dodajte:     name: Statistika poseta',
      'GREŠKA site.yaml:53 Nedostaje polje „provider“ (ko pruža uslugu). → Iza reda 52 dodajte:     provider: Firma d.o.o.',
    ],
  ],
];

describe.each([
  ['the data on top', FIELDS],
  ['links', LINKS],
  ['the text below', BODY],
  ['files', FILES],
  ['what texts say about each other', REFERENCES],
])('a mistake in %s', (_, mistakes) => {
  it.each(mistakes)('%s is told with its line and the way out', (_, changes, said) => {
    expect(problemsWith(changes)).toEqual(said);
  });
});

describe('several mistakes', () => {
  it('are told at once, across files and kinds, in the order of the files', () => {
    const said = problemsWith({
      [GEL]: (text) =>
        text
          .replace(NAME, 'name: Gel: novo')
          .replace(/link:.*\n/, '')
          .replace('## Način', '## Nacin'),
      'featured/zubni-gel.md': replace('product: 14', 'product: 44'),
      'products/kinds.yaml': replace('order: 2', 'order: dva'),
      'site.yaml': replace('email:', 'mejl:'),
    });
    expect(said.map((line) => line.replace(/^GREŠKA (\S+) .*/, '$1'))).toEqual([
      'featured/zubni-gel.md:7',
      'products/aloe-gel.mdx:3',
      'products/aloe-gel.mdx:7',
      'products/aloe-gel.mdx:28',
      'products/kinds.yaml:11',
      'site.yaml:12',
      'site.yaml:12',
    ]);
  });
});
