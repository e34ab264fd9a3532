// Mistakes in the data above a text and in lists: edits of each file, with all their findings.
const GEL = 'products/aloe-gel.mdx';
const TOOTH = 'products/zubni-gel.mdx';
const OMEGA = 'products/kapsule-arkticko-more.mdx';
const GROUPS = 'products/kinds.yaml';
const SITE = 'site.yaml';
const STEPS = 'steps.yaml';
const POLICY = 'policies/cookie-policy.mdx';

type Edit = [from: string | RegExp, to: string, ...said: string[]];

/**
 * For each file its edits by their titles: the replaced text, its replacement, and the findings: severity, line (after
 * the path of the file, if it is another file), message, and the advice where it holds the corrected text. The line is
 * that of the text as `asInRows` prepares it (`changed-site.ts`), not of the file on the disk.
 */
export type Edits = Readonly<Record<string, Readonly<Record<string, Edit>>>>;

export type Row = [title: string, file: string, ...Edit];

export const rowsOf = (edits: Edits): Row[] =>
  Object.entries(edits).flatMap(([file, rows]) =>
    Object.entries(rows).map(([title, row]): Row => [title, file, ...row]),
  );

export const MISTAKES_IN_DATA: Edits = {
  'products/arginin.mdx': {
    'the picture of another product': [
      './arginin.jpg',
      './gel-i-arginin.jpg',
      'warning products/gel-i-arginin.mdx:6 Polje „image“ je isto u fajlovima arginin.mdx i gel-i-arginin.mdx: ./gel-i-arginin.jpg',
    ],
    'a picture with the name of a telephone in the place of its description': [
      /^alt: .*/m,
      'alt: WhatsApp Image 2026-11-03 at 10.22.31',
      'warning @ Opis slike „WhatsApp Image 2026-11-03 at 10.22.31“ ne kaže šta se na njoj vidi.',
    ],
    'a link that two products share': [
      'korpa/arginin',
      'korpa/aloe-gel',
      'warning @ Polje „link“ je isto u fajlovima aloe-gel.mdx i arginin.mdx: https://prodavnica.example.com/korpa/aloe-gel',
    ],
  },
  [GROUPS]: {
    'no group at all': [/[\s\S]+/, '# nema', 'error @ U ovom spisku nema nijedne stavke.'],
    'a table without a title': [
      / {4}caption: .*\n/,
      '',
      'error @ Nedostaje polje „caption“ (naslov tabele).',
    ],
    'a column with a value too few': [
      '          - sladak\n',
      '',
      'error @-2 Polje „values“ nije ispravno popunjeno. → Kolona „Breskva“ ima podataka: 3, a tabela redova: 4. Upišite za svaki red po jedan, a gde ga nema crtu: –',
    ],
    'a fruit that stands on the label of another product': [
      '          - nema ih\n',
      '          - brusnica\n',
      'warning @ „brusnica“ ne stoji u „Sastavu“ proizvoda broj 1. → Ispravite ono što nije sa deklaracije.',
    ],
    'a table that another label fits': [
      '- 84,5%',
      '- 85%',
      'warning @ Podatak 85% ne stoji u „Sastavu“ proizvoda broj 2.',
    ],
  },
  'featured/zubni-gel.md': {
    'a picture that is in another folder': [
      /^image: .*/m,
      'image: ./balzam-za-usne.jpg',
      'error @ Slika „./balzam-za-usne.jpg“ ne postoji u folderu src/content/featured. → Napišite red ovako: image: ../products/balzam-za-usne.jpg',
    ],
    'a card for a product that does not exist': [
      '14',
      '44',
      'error @ Proizvod broj 44 ne postoji.',
    ],
  },
  [TOOTH]: {
    'the alt text of another product': [
      /alt: .*/,
      'alt: Bela boca gela, aloe vera u saksiji, isečci lista i kocke gela',
      'warning @ Polje „alt“ je isto u fajlovima aloe-gel.mdx i zubni-gel.mdx: Bela boca gela, aloe vera u saksiji, isečci lista i kocke gela',
    ],
    'a note at words that the composition does not have': [
      'words: propolis',
      'words: lanolin',
      'error @ Reči „lanolin“ ne stoje u „Sastavu“ ili već imaju belešku.',
    ],
    'a note at words of which only a part is bold': [
      /words: propolis\n([\s\S]*)propolis, hlorofil/,
      'words: propolis, hlorofil\n$1**propolis**, hlorofil',
      'error @ Reči „propolis, hlorofil“ ne stoje u „Sastavu“ ili već imaju belešku.',
    ],
    'two notes at the same words': [
      'words: propolis',
      'words: bez fluora',
      'error @+2 Reči „Bez fluora“ ne stoje u „Sastavu“ ili već imaju belešku.',
    ],
    'a quote inside of a list that is never closed': [
      'words: 35,5%',
      'words: "35,5%',
      'error @ Navodnici u polju „words“ nisu u paru ili iza njih ima teksta. → Napišite red ovako: - words: 35,5%',
    ],
    'a tab in front of an item of two fields': [
      '  - words: propolis',
      '\t- words: propolis',
      'error @ Na početku reda je tabulator (taster Tab). → Obrišite sve ispred crtice, pa otkucajte 2 razmaka: „  - words: propolis“',
    ],
  },
  [GEL]: {
    'an order behind a product that does not exist': [
      'id: 1\n',
      'id: 1\norder: 99\n',
      'warning @ Proizvod broj 99 ne postoji.',
    ],
    'an address with https:// twice': [
      'https://prodavnica',
      'https://https://prodavnica',
      'error @ U adresi je znak viška, pa veza ne radi.',
    ],
    'a picture that lies on her own computer': [
      './aloe-gel.jpg',
      '/Users/ana/aloe-gel.jpg',
      'error @ Slika ne može da bude sa drugog sajta ni sa Vašeg računara: /Users/ana/aloe-gel.jpg → Stavite je u folder src/content/products. Napišite red ovako: image: ./aloe-gel.jpg',
    ],
    'a space behind the first dashes': [
      '\n',
      ' \n',
      'error @ Red „---“ treba da ima tačno tri crtice, bez razmaka. → Napišite tačno: ---',
    ],
    'a number in quotes': [
      '1',
      '"1"',
      'error @ Polje „id“ ima neispravnu vrednost: "1" → Napišite red ovako: id: 1',
    ],
    'a name of the maker': [
      'Aloe vera gel',
      'Gel Forever',
      'error @ Naziv „Forever“ je iz asortimana proizvođača i ne sme da stoji na sajtu.',
    ],
    'a sign without width, from a message': [
      ' vera',
      '\u200b vera',
      'warning @ U ovom redu je nevidljiv znak iz drugog programa.',
    ],
    'an empty field': [' Aloe vera gel', '', 'error @ Polje „name“ (naziv) je prazno.'],
    'HTML signs in a name': [
      'Aloe vera gel',
      'Gel &amp; <b>nana</b>',
      'warning @ „&amp;“ se na sajtu vidi onako kako je napisano.',
    ],
    'a colon in the text': [
      'Aloe vera gel',
      'Gel za piće: aloja i jabuka',
      'error @ U polju „name“ je dvotačka, pa sajt misli da tu počinje novo polje. → Napišite red ovako: name: "Gel za piće: aloja i jabuka"',
    ],
    'a # that cuts the text': [
      'Aloe vera gel',
      'Gel za piće #1 u prodaji',
      'error @ Sve iza znaka # sajt ne prikazuje, pa polje „name“ ostaje bez tog dela. → Napišite red ovako: name: "Gel za piće #1 u prodaji"',
    ],
    'a tab': [
      'name',
      '\tname',
      'error @ Na početku reda je tabulator (taster Tab). → Obrišite sve ispred reči „name“.',
    ],
    'a field that is pushed to the right': [
      'kind: ',
      '  kind: ',
      'error @ Na početku ovog reda ima razmaka viška. → Obrišite sve ispred reči „kind“.',
    ],
    'two fields in one line': [
      'napici\nimage',
      'napici image',
      'error @ U ovom redu su dva polja, „kind“ i „image“. → Napišite ih u dva reda: „kind: napici“, a ispod njega „image: ./aloe-gel.jpg“',
    ],
    'a straight quote closed by a curly one': [
      'Aloe vera gel',
      '"Gel za piće od aloje”',
      'error @ Navodnici u polju „name“ nisu u paru ili iza njih ima teksta. → Napišite red ovako: name: Gel za piće od aloje',
    ],
    'a quote that is never closed': [
      'Aloe vera gel',
      '"Gel za piće',
      'error @ Navodnici u polju „name“ nisu u paru ili iza njih ima teksta. → Napišite red ovako: name: Gel za piće',
    ],
    'no space behind the colon': [
      ' Aloe',
      'Aloe',
      'error @ Iza crtice i iza naziva polja „name:“ treba da stoji razmak. → Napišite red ovako: name: Aloe vera gel',
    ],
    'a sign that YAML reads as its own': [
      'Aloe vera',
      '*Novo*',
      'error @ Polje „name“ počinje znakom koji ovde ima posebno značenje. → Napišite red ovako: name: "*Novo* gel"',
      'warning @ „*“ se na sajtu vidi onako kako je napisano.',
    ],
    'a sign that nobody sees': [
      ' vera',
      '\u0007 vera',
      'error @ U ovom redu je nevidljiv znak koji smeta.',
    ],
    'a no-break space behind a field': [
      ' Aloe',
      '\u00a0Aloe',
      'error @ Iza crtice i iza naziva polja „name:“ treba da stoji razmak. → Napišite red ovako: name: Aloe vera gel',
    ],
    'a line that is no field': [
      'kind',
      'novo pakovanje od jula\nkind',
      'error @ Ovaj red nije na svom mestu.',
    ],
    'a field written twice': [
      'kind',
      'name: Aloe vera gel\nkind',
      'error @ Polje „name“ je upisano dva puta.',
    ],
    'yes instead of true': [
      'kind',
      'draft: da\nkind',
      'error @ Polje „draft“ ima neispravnu vrednost: da → Napišite red ovako: draft: true',
    ],
    'a group that does not exist': [
      'napici',
      'napitci',
      'error @ Grupa „napitci“ ne postoji. → Da li ste mislili: kind: napici',
    ],
    'a misspelled field': [
      'image',
      'imgae',
      'error @ Polje „imgae“ ne postoji; verovatno ste mislili „image“. → Ispravite naziv polja u: image: ./aloe-gel.jpg',
    ],
    'the name of a file for a description': [
      'Bela boca gela, aloe vera u saksiji, isečci lista i kocke gela',
      'IMG_2041.jpg',
      'warning @ Opis slike „IMG_2041.jpg“ ne kaže šta se na njoj vidi.',
    ],
    'a missing field': [
      'image: ./aloe-gel.jpg\n',
      '',
      'error @+5 Nedostaje polje „image“ (slika). → Iza reda 9 dodajte: image: ./aloe-gel.jpg',
    ],
    'an address pasted twice': [
      'prodavnica.example.com/korpa/aloe-',
      'ducan.rs/gelhttps://ducan.rs/',
      'error @ Polje „link“ ima neispravnu vrednost: https://ducan.rs/gelhttps://ducan.rs/gel',
    ],
    'a link of running text in a field': [
      'https://prodavnica.example.com/korpa/aloe-gel',
      '[kupi](https://prodavnica.example.com/korpa/aloe-gel)',
      'error @ U polju „link“ stoji samo adresa, bez zagrada. → Napišite red ovako: link: https://prodavnica.example.com/korpa/aloe-gel',
    ],
    'a sign without width in an address': [
      '/korpa/aloe-gel',
      '/korpa/\u200baloe-gel',
      'error @ U adresi je znak koji adrese nemaju, a možda se i ne vidi: dugačka crta, tri tačke ili znak bez širine.',
    ],
    'an address that follows the visitor': [
      '/korpa/aloe-gel',
      '/korpa/aloe-gel?fbclid=abc',
      'warning @ Adresa je prekopirana zajedno sa oznakom za praćenje („fbclid“).',
    ],
    'a missing line of dashes below the data': [
      '\n---\n',
      '\n',
      'error @-1 Nedostaje druga linija --- ispod podataka. → Iza reda 15 dodajte red: ---',
    ],
    'dashes that a word processor has joined': [
      '\n---',
      '\n—-',
      'error @ Red „—-“ treba da ima tačno tri crtice, bez razmaka. → Napišite tačno: ---',
    ],
    'a word for the number of a product': [
      'id: 1\n',
      'id: prvi\n',
      'error @ Polje „id“ ima neispravnu vrednost: prvi → Upišite broj, na primer: id: 1',
    ],
    'a comma behind a day': [
      'id: 1\n',
      'id: 1\npublish_from: 2026-11-01,\n',
      'error @ Polje „publish_from“ ima neispravnu vrednost: 2026-11-01, → Napišite red ovako: publish_from: 2026-11-01',
    ],
    'no instead of false': [
      'kind',
      'draft: ne\nkind',
      'error @ Polje „draft“ ima neispravnu vrednost: ne → Napišite red ovako: draft: false',
    ],
    'a star in the place of a number': [
      '\nkind',
      '\norder: "*"\nkind',
      'error @ Polje „order“ ima neispravnu vrednost: "*"',
      'warning @ „*“ se na sajtu vidi onako kako je napisano.',
    ],
    'yes without its accent instead of true': [
      'kind',
      'draft: tacno\nkind',
      'error @ Polje „draft“ ima neispravnu vrednost: tacno → Napišite red ovako: draft: true',
    ],
    'yes, mistyped and with a comma, which must not show a hidden product': [
      'kind',
      'draft: ture,\nkind',
      'error @ Polje „draft“ ima neispravnu vrednost: ture, → Napišite red ovako: draft: true',
    ],
    'a word that says neither yes nor no': [
      'kind',
      'draft: sklonjeno\nkind',
      'error @ Polje „draft“ ima neispravnu vrednost: sklonjeno',
    ],
    'null, as other editors write an empty value': [
      /link: .*/,
      'link: null',
      'error @ Polje „link“ (veza ka prodavnici) je prazno.',
    ],
    'a picture in the folder of a computer with Linux': [
      './aloe-gel.jpg',
      '/home/ana/aloe-gel.jpg',
      'error @ Slika ne može da bude sa drugog sajta ni sa Vašeg računara: /home/ana/aloe-gel.jpg',
    ],
    'a picture with a letter too few': [
      './aloe-gel.jpg',
      './alo-gel.jpg',
      'error @ Slika „./alo-gel.jpg“ ne postoji u folderu src/content/products. → Napišite red ovako: image: ./aloe-gel.jpg',
    ],
    'a sign at the beginning that YAML keeps to itself': [
      'Aloe vera gel',
      '&novo gel',
      'error @ Polje „name“ počinje znakom koji ovde ima posebno značenje. → Napišite red ovako: name: "&novo gel"',
    ],
    'a number sign behind quotes': [
      'Aloe vera gel',
      '"Gel" #1',
      'error @ Navodnici u polju „name“ nisu u paru ili iza njih ima teksta. → Napišite red ovako: name: \'"Gel" #1\'',
    ],
    'a field name inside a value, whose own line is there': [
      'kind: napici',
      'kind: napici image: x',
      'error @ U polju „kind“ je dvotačka, pa sajt misli da tu počinje novo polje.',
      'error @ Grupa „napici image: x“ ne postoji.',
      'warning @ Reč „image“ nije u rečniku.',
    ],
  },
  'about/sta-je-aloe-vera.md': {
    'a link to a product that does not exist': [
      '1)',
      '99)',
      'error @ Veza „Pogledajte aloe vera gel za piće“ vodi na proizvod koji ne postoji: /products#99',
    ],
  },
  'featured/sapun-od-avokada.md': {
    'two cards of one product': [
      '17',
      '14',
      'warning featured/zubni-gel.md:7 Polje „product“ je isto u fajlovima sapun-od-avokada.md i zubni-gel.md: 14',
    ],
  },
  [STEPS]: {
    'one step twice': [
      /Dugme.*/,
      'Pročitajte opis, a ako se dvoumite, pozovite me ili mi pišite.',
      'warning @ Polje „text“ je isto kao u redu 4: Pročitajte opis, a ako se dvoumite, pozovite me ili mi pišite.',
    ],
    'quotes inside of quotes': [
      /(?<=text: ).*/,
      '"Mama kaže "odlično" i tačka"',
      'error @ Navodnici u polju „text“ nisu u paru ili iza njih ima teksta. → Napišite red ovako: text: Mama kaže "odlično" i tačka',
    ],
    'a text in two lines': ['opis, a', 'opis,\n  a', 'error @+1 Ovaj red nije na svom mestu.'],
    'a step without its dash': [
      '- title: Otvorite',
      '  title: Otvorite',
      'error @ Polje „title“ je upisano dva puta. → Ako je suvišno, obrišite ga. Ako tu počinje nova stavka, stavite crticu i razmak.',
    ],
    'a line of a list that is pushed to the right': [
      '  text: Dugme',
      '    text: Dugme',
      'error @ Na početku ovog reda ima razmaka viška. → Neka „text“ počinje tačno ispod polja iz reda iznad: ispred je 2 razmaka.',
    ],
    'a tab in a list': [
      '  text: Dugme',
      '	text: Dugme',
      'error @ Na početku reda je tabulator (taster Tab). → Neka „text“ počinje tačno ispod polja iz reda iznad: ispred je 2 razmaka.',
    ],
    'a tab in front of an item of a whole list': [
      '- title: Otvorite',
      '\t- title: Otvorite',
      'error @ Na početku reda je tabulator (taster Tab). → Obrišite sve ispred crtice.',
    ],
  },
  'testimonials/testimonials.yaml': {
    'the words of a sample under a real name': [
      'name: Korisnik 1\n  text: Ovde će stajati utisak korisnika o ukusu napitka.\n  sample: true',
      'name: Ana Đurić\n  text: Ovde će stajati utisak korisnika o ukusu napitka.',
      'error @+1 Utisak „Ana Đurić“ nije označen kao primer, a tekst mu je iz primera.',
    ],
    'the number of a testimonial that another has': [
      'id: 4',
      'id: 2',
      'error @ Polje „id“ je isto kao u redu 11: 2 → Ako je jedan od njih samo kopija, obrišite ga. Prvi slobodan broj je: id: 4',
    ],
    'a testimonial without a number': [
      '- id: 6\n  name',
      '- name',
      'error @+1 Nedostaje polje „id“ (broj utiska). → Iza reda 31 dodajte:   id: 6',
    ],
    'a sample whose text alone was replaced': [
      'text: Ovde će stajati utisak korisnika o ukusu napitka.\n  sample: true',
      'text: Gel je blag.',
      'warning @-1 Kod utiska „Korisnik 1“ ime i oznaka „Primer“ se ne slažu.',
    ],
    'the phone number of a customer': [
      /name: Korisnik 1\n.*\n.*\n/,
      'name: Jelena M.\n  text: Prijatan ukus, pozovite me na 064 555 12 34.\n',
      'warning @+1 U utisku je telefon ili e-mail adresa: 064 555 12 34 → Izostavite tu rečenicu: lični podaci kupca ne objavljuju se.',
    ],
    'the e-mail address of a customer': [
      /name: Korisnik 1\n.*\n.*\n/,
      'name: Jelena M.\n  text: Prijatan ukus, pišite mi na jelena@gmail.com\n',
      'warning @+1 U utisku je telefon ili e-mail adresa: jelena@gmail.com',
    ],
  },
  [SITE]: {
    'a letter in a telephone number': [
      '+381 60 000 00 00',
      '+381 6O 123 45 67',
      'error @ Polje „phone“ ima neispravnu vrednost: "+381 6O 123 45 67" → U polje „Telefon“ upišite jedan broj sa pozivnim brojem, pod navodnicima, na primer: 064 123 45 67',
    ],
    'a text that is a number': [
      '"+381 60 000 00 00"',
      '0641234567',
      'error @ Polje „phone“ ima neispravnu vrednost: 0641234567 → Napišite red ovako: phone: "0641234567"',
    ],
    'direction marks around a copied phone number': [
      '+381 60 000 00 00',
      '\u202a+381 60 123 45 67\u202c',
      'error @ Polje „phone“ ima neispravnu vrednost: "\u202a+381 60 123 45 67\u202c" → Napišite red ovako: phone: +381 60 123 45 67',
      'warning @ U ovom redu je nevidljiv znak iz drugog programa.',
    ],
    'a misspelled mail service': [
      'ime.prezime@example',
      'ana@gmial',
      'warning @ Proverite kraj e-mail adrese: @gmial.com',
    ],
    'a link of WhatsApp for a number': [
      'whatsapp_phone: ""',
      'whatsapp_phone: https://wa.me/381601234567',
      'error @ Polje „whatsapp_phone“ ima neispravnu vrednost: https://wa.me/381601234567 → Napišite red ovako: whatsapp_phone: "+381 60 123 45 67"',
    ],
    'a note that cuts a sentence': [
      'hours: ""',
      'hours: radnim danima # od 9 do 17 h',
      'warning @ Sve iza znaka # sajt ne prikazuje, pa polje „hours“ ostaje bez tog dela.',
    ],
    'another time for returning a purchase': [
      'od 14 dana',
      'od 4 dana',
      'warning @ Rok za odustanak od kupovine na daljinu je po zakonu 14 dana: „odustanete u roku od 4 dana“.',
    ],
    'a number for messages with two digits exchanged': [
      /"\+381 60 000 00 00"([\s\S]*?)viber_phone: ""/,
      '060 123 45 67$1viber_phone: "+381 60 123 45 76"',
      'warning @+16 Broj za poruke je skoro isti kao telefon: +381 60 123 45 76 i 060 123 45 67. → Ako je to isti broj, ispravite onaj koji nije tačan. Ako su dva, ostavite ih tako.',
    ],
  },
  'pages/home.mdx': {
    'a name that was deleted from its sentence': [
      'Ja sam <ImeSavetnice />,',
      'Ja sam ,',
      'warning @ Ovde je razmak viška: „m ,“.',
    ],
    'a picture for conversations that is not there': [
      'pocetna',
      'pocetn',
      'error @ Slika „./pocetn.jpg“ ne postoji u folderu src/content/pages. → Napišite red ovako: share_image: ./pocetna.jpg',
    ],
    'a part of a page that stands alone': [
      ' /',
      '',
      'error @ Deo <ImeSavetnice> nema i početak i kraj.',
    ],
  },
  'pages/business-cooperation.mdx': {
    'a page with fewer pictures than it shows': [
      '  - image: ./saradnja-2.jpg\n    alt: Dve šolje čaja na stolu, zelene grančice i posetnice\n',
      '',
      'error @-3 U polju „images“ nedostaje slika: stranica prikazuje 2, a ovde ih je 1.',
    ],
  },
  'pages/contact.mdx': {
    'one description for two pages': [
      /^description: .*/m,
      'description: Upoznajte aloe vera gel za piće, dodatke ishrani i negu kože. Lični saveti nezavisne savetnice, jasan sastav i uputstvo za svaki proizvod.',
      'warning pages/home.mdx:3 Polje „description“ je isto u fajlovima contact.mdx i home.mdx: Upoznajte aloe vera gel za piće, dodatke ishrani i negu kože. Lični saveti nezavisne savetnice, jasan sastav i uputstvo za svaki proizvod.',
    ],
  },
  [POLICY]: {
    'a date with one digit for the month': [
      '11',
      '1',
      'error @ Polje „applies_from“ ima neispravnu vrednost: 2026-1-22 → Napišite red ovako: applies_from: 2026-01-22',
    ],
    'a day and a month that changed places': [
      '2026-11-22',
      '2026-31-12',
      'error @ Polje „applies_from“ ima neispravnu vrednost: 2026-31-12 → Napišite red ovako: applies_from: 2026-12-31',
    ],
    'a day with the month in letters': [
      '2026-11-22',
      '1. decembar 2026',
      'error @ Polje „applies_from“ ima neispravnu vrednost: 1. decembar 2026',
    ],
    'a day that no calendar has': [
      '2026-11-22',
      '2026-02-30',
      'error @ Polje „applies_from“ ima neispravnu vrednost: 2026-02-30',
    ],
    'a day in a list': [
      'applies_from',
      'confirmed_claims:\n  - text: Ukus\n    reason: Tako piše\n    date: 2026-13-05\napplies_from',
      'warning @+1 Potvrđena izjava „Ukus“ ne stoji više u ovom tekstu.',
      'error @+3 Polje „date“ ima neispravnu vrednost: 2026-13-05 → Napišite red ovako: date: 2026-05-13',
    ],
  },
  'questions.yaml': {
    'a field by its Serbian name': [
      'answer: Blag',
      'odgovor: Blag',
      'error @ Polje „odgovor“ ne postoji. → Ako je ovo polje „answer“, napišite tako njegov naziv. Ako nije, obrišite ovaj red.',
      'error @ Nedostaje polje „answer“ (odgovor).',
    ],
    'a line of dashes between two questions, below which nothing would be read': [
      '\n- question: Pijem',
      '\n---\n\n- question: Pijem',
      'error @ Odavde do kraja sajt ne bi pročitao ništa.',
    ],
    'an alias of itself': [
      /- question: (.*)\n {2}answer: Blag.*/,
      '- &a\n  question: $1\n  answer: *a',
      'error @+2 Polje „answer“ počinje znakom koji ovde ima posebno značenje.',
      'warning @+2 „*“ se na sajtu vidi onako kako je napisano.',
    ],
    'a list of questions with nothing in it': [
      /[\s\S]*/,
      '[]\n',
      'error @ U ovom spisku nema nijedne stavke.',
    ],
    'an answer that is missing': [
      /\n {2}answer: .*/,
      '',
      'error @ Nedostaje polje „answer“ (odgovor). → Iza reda 3 dodajte:   answer: …',
    ],
  },
  'products/aloe-sprej.mdx': {
    'a number that two products share': [
      '11',
      '1',
      'error @ Polje „id“ je isto u fajlovima aloe-gel.mdx i aloe-sprej.mdx: 1',
    ],
  },
  'products/breskva-napitak.mdx': {
    'a number that was given to another product': [
      'id: 2',
      'id: 3',
      'error @ Polje „id“ je isto u fajlovima bobicasti-napitak.mdx i breskva-napitak.mdx: 3 → Ako je jedan od njih samo kopija, obrišite ga. Prvi slobodan broj je: id: 2',
      'error products/kinds.yaml:23 Proizvod broj 2 ne postoji.',
      'error questions.yaml:4 Veza „napitak sa breskvom“ vodi na proizvod koji ne postoji: /products#2',
    ],
  },
  'headings.yaml': {
    'a label on the home page of a product without notes': [
      'label_product: 1',
      'label_product: 17',
      'warning @ Proizvod broj 17 nema beleške uz sastav, pa se deklaracija na početnoj ne vidi.',
    ],
  },
  'products/biljni-caj.mdx': {
    'a tea bag too many': [
      'lasts: 25 puta',
      'lasts: 20 puta',
      'warning @ Pakovanje od 25 ne traje toliko: 20 puta po 1 l toplog čaja',
    ],
  },
  [OMEGA]: {
    'a tab in front of an item of a field': [
      '  - lekovi',
      '\t- lekovi',
      'error @ Na početku reda je tabulator (taster Tab). → Obrišite sve ispred crtice, pa otkucajte 2 razmaka: „  - lekovi“',
    ],
    'a tab in front of the first item of a field': [
      '  - trudnoca',
      '\t-trudnoca',
      'error @ Na početku reda je tabulator (taster Tab). → Obrišite sve ispred crtice, pa otkucajte 2 razmaka: „  - trudnoca“',
    ],
    'marks in one line without brackets': [
      'not_for:\n  - trudnoca\n  - lekovi',
      'not_for: trudnoca, lekovi',
      'error @ Polje „not_for“ ima neispravnu vrednost: trudnoca, lekovi → Napišite red ovako: not_for: [trudnoca, lekovi]',
    ],
  },
};
