// Texts that each pattern of the check finds, at least one for each kind of alternative, and similar ones that it does
// not find.

export const EXAMPLES: Readonly<
  Record<string, { found: readonly string[]; notFound: readonly string[] }>
> = {
  'a note that was left in the text': {
    found: [
      'Ima 10 g (proveriti količinu).',
      'Ukus (dopuniti)',
      '(Ispraviti)',
      'Miris (dodati sliku)',
      'Za decu (pitati firmu)',
    ],
    notFound: ['Gel (čist)', 'Možete nam se javiti (i pitati, naravno).'],
  },
  'the mark of a source from a chat program': {
    found: [
      'Gel je blag【4†source】.',
      'Gel je blag citeturn0search1.',
      'turn1news12',
      '\ue200cite\ue202',
      ':contentReference[',
      'oaicite:0',
    ],
    notFound: ['Citiram deklaraciju.'],
  },
  'a gap that a chat program leaves for a name': {
    found: ['Srdačno, [Vaše ime]', '[Your Name]', '[Unesite datum]', '[ime]', '[Naziv firme]'],
    notFound: ['[Moja priča', 'not_for: [trudnoca, lekovi]', '[[naziv proizvoda]]'],
  },
  'lines of a comparison of two versions': {
    found: [
      'diff --git a/x b/x',
      '@@ -22,7 +22,7 @@ Opis',
      '+++ b/src/x.mdx',
      'index 123abcd..456ef01 100644',
    ],
    notFound: ['--- i tako dalje', 'index tema'],
  },
  'a reminder of the writer': {
    found: ['TODO: dopisati ukus', 'xxx', 'FIXME', 'Lorem ipsum', 'Error! Bookmark not defined'],
    notFound: ['Metod proizvodnje'],
  },
  'a gap in a prepared sentence': {
    found: [
      'U kesici ima … mg vitamina C.',
      'Traje … dana.',
      'Košta ___ dinara.',
      'Ukus: …',
      'Traje ??.',
    ],
    notFound: ['ready: "U kesici ima … mg vitamina C."', 'Ukus je blag...'],
  },
  'the first sentence of the answer of a writing assistant': {
    found: [
      'Naravno!',
      'Naravno! Evo opisa proizvoda:',
      'Naravno, evo:',
      'Svakako! Evo kraće i jasnije rečenice:',
      'Evo doterane verzije teksta:',
      'text: "Evo predloga za opis: Gel je blag."',
    ],
    notFound: [
      'Naravno, možete da me pozovete.',
      'answer: Naravno! Javite mi se.',
      'Evo kako se poručuje:',
      'Evo šta piše na deklaraciji:',
    ],
  },
  'the last sentence of the answer of a writing assistant': {
    found: [
      'Ako želite, mogu da napišem i kraću verziju.',
      'Ako hoćete, rado ću predložiti još naslova!',
      'Želite li da ga skratim?',
      'Da li želite da tekst prilagodim mlađima?',
    ],
    notFound: [
      'Ako želite, mogu da Vam pošaljem katalog.',
      'Ako želite, mogu da Vam pošaljem opis proizvoda.',
      'Ako želite, mogu da napravim plan.',
      'Ako želite, mogu da donesem i probu.',
      'Da li želite da Vam pomognem?',
    ],
  },
  "one of the manufacturer's brands": {
    found: [
      'Forever gel',
      'FLP',
      'Argi+',
      'C9',
      'Clean 9',
      'Vital5',
      'Arctic Sea',
      'Nature-Min',
      'iVision',
      'Vitolize',
      'Aloe First',
      'Bright Toothgel',
      'Ever-Shield',
      'Aloe Lips',
      'CardioHealth',
      'NutraQ10',
      'Lite Ultra',
      'Berry Nectar',
      'Aloe Peaches',
      'Aloe Blossom',
      'Lutemax',
    ],
    notFound: ['Aloe vera gel za piće.', 'Vitamin C90'],
  },
  'an invisible character': {
    found: ['Aloe\u200b vera', 'Aloe\u{e0041}'],
    notFound: ['Aloe\u00advera'],
  },
  'Cyrillic letters': {
    found: ['G\u0435l sa ćiriličnim slovom.', '\u0433\u0435\u043b'],
    notFound: ['Gel sa latiničnim slovom.'],
  },
  'two letters in one sign': { found: ['e\ufb01kasan', '\u01c6em'], notFound: ['efikasan džem'] },
  'a sign of the font of another program': {
    found: ['\uf0b7 osvežava dah'],
    notFound: ['• osvežava dah'],
  },
  'a Croatian word': {
    found: [
      'tijekom dana',
      'tko',
      'tvrtke',
      'uporabe',
      'obitelj',
      'okusa',
      'tekućine',
      'liječnika',
      'imunološkog sustava',
      'dodatak prehrani',
      'tjedan',
      'tjedna',
    ],
    notFound: ['prehrambene izjave', 'pokusaj', 'sistema'],
  },
  'a word twice': { found: ['Uzmite bocu bocu gela.'], notFound: ['Da li se seća?'] },
  'a sentence twice': {
    found: ['Ukus je blag. Ukus je blag.'],
    notFound: ['Ukus je blag. Miris je blag.'],
  },
  'a warning that has lost its „Ne“': {
    found: [
      '**Važno:** Koristite u slučaju alergije na soju.',
      '**Važno:** Samo za kožu. Nanosite ga na oštećenu kožu.',
      '**Važno:** Pijte više od 120 ml dnevno.',
      '**Važno:** Uzimajte uz antikoagulanse.',
      '**Važno:** Gutajte.',
    ],
    notFound: [
      '**Važno:** Ne koristite u slučaju alergije na soju. Ne pijte više od 120 ml.',
      'Pijte više od jedne čaše vode.',
    ],
  },
  'a bracket that is never closed': {
    found: ['Gel (boca od 1 l'],
    notFound: ['Gel (boca od 1 l)', 'Radujem se :-(', '[gel](/products'],
  },
  'a quotation that is never closed': {
    found: ['Dugme „Kupi proizvod'],
    notFound: ['Dugme „Kupi proizvod“'],
  },
  'no space behind a sign': {
    found: ['Ukus je blag.Miris takođe.', 'Blag,Voćni'],
    notFound: ['Ukus je blag. Miris takođe.', 'Ime.Prezime@primer.rs'],
  },
  'a sign twice': {
    found: ['Ukus je blag..', 'Gel,, voda', 'Zašto??', 'Pazite!!'],
    notFound: ['Ukus je blag...', 'Košta 500 din..'],
  },
  'milligrams of what is measured in micrograms': {
    found: [
      'U 4 tablete ima 10 mg vitamina D.',
      '800 mg vitamina A',
      '2,5 mg vitamina B12',
      '75 mg vitamin K',
      '50 mg biotina',
      '200 mg folne kiseline',
      '55 mg selena',
      '150 mg joda',
      '40 mg hroma',
    ],
    notFound: ['10 µg vitamina D', '80 mg vitamina C', '0,8 mg vitamina A', '12 mg dnevno'],
  },
  '10 litres, or more': {
    found: ['Rastvorite u 10 l vode.', '330 l'],
    notFound: ['Rastvorite u 9 l vode.', '3,6 l', '240 ml', '12 listova'],
  },
  'storage in a heat of 40 °C, or more': {
    found: ['**Čuvanje:** na tamnom mestu, do 40 °C.', '**Čuvanje:** do 250 °C.'],
    notFound: ['**Čuvanje:** na tamnom mestu, do 39 °C.'],
  },
  'a decimal point': {
    found: ['facts: 92.1 g', '1.5 kg', '0.33 l', '2.5 ml', '1.4 mg', '2.5 µg', 'L-arginin 51.5%'],
    notFound: ['92,1 g', '1.300 g', 'Od 12.11. traje 2 g'],
  },
  'more than 100 percent': {
    found: ['Gel aloe vere 997%.', 'Gel 100,5%'],
    notFound: [
      'Vitamin C: 150% preporučenog unosa.',
      'Cink: 150% PU',
      'Cink: 200% dnevnih potreba',
      '100%',
    ],
  },
  'a time to withdraw from a purchase that is not 14 days': {
    found: [
      'Od kupovine možete da odustanete u roku od 7 dana.',
      'Ako se predomislite, imate 7 radnih dana.',
    ],
    notFound: [
      'Od kupovine možete da odustanete u roku od 14 dana.',
      'Od saradnje odustajete u roku od 30 dana.',
    ],
  },
  'a time to answer a request about personal data that is not 30 days': {
    found: ['Odgovaram u roku od 60 dana od prijema zahteva.'],
    notFound: ['Odgovaram u roku od 30 dana od prijema zahteva.'],
  },
  'a misspelled name of a mail service': {
    found: [
      'email: ana@gmial.com',
      'ana@gmai.com',
      'ana@hotmal.com',
      'ana@yaho.com',
      'ana@outlok.com',
    ],
    notFound: ['email: ana@gmail.com', 'ana@gmial.com je pogrešno'],
  },
  'a mail service with a wrong top-level domain': {
    found: ['email: ana@gmail.con', 'ana@yahoo.cm', 'ana@gmail.rs', 'ana@outlook.co'],
    notFound: ['email: ana@primer.co'],
  },
  'a host with letters of two alphabets': {
    found: ['link: https://prod\u0430vnica.rs/gel', 'mailto:ana@prim\u0435r.rs'],
    notFound: [
      'https://prodavnica.rs/\u0430',
      'https://www.\u043f\u0440\u0438\u043c\u0435\u0440.\u0441\u0440\u0431',
      'https://šumadija.rs',
    ],
  },
  'a name in front of the host': {
    found: ['https://prodavnica.rs@zlo.example.com/'],
    notFound: ['https://primer.rs/@ana', 'https://primer.rs, ana@primer.rs'],
  },
  'a sign that addresses do not have': {
    found: [
      'link: https://prodavnica.rs/aloe–gel',
      'link: https://prodavnica.rs/aloe…',
      '(https://prodavnica.rs/zub\u00adni)',
      'https://prodavnica.rs/\u3164',
      'https://prodavnica.rs/„gel“',
    ],
    notFound: [
      'link: https://prodavnica.rs/šampon',
      'Piše na „https://primer.rs“.',
      'https://primer.rs – tu piše',
    ],
  },
  'an address with an extra character': {
    found: [
      'shop_url: https://https://prodavnica.rs',
      'link: https://primer,rs',
      'link: https://primer.rs,',
    ],
    notFound: ['shop_url: https://prodavnica.rs'],
  },
  'a line that only looks empty': {
    found: ['\u00a0', '  \u2003 '],
    notFound: ['', '  ', '10\u00a0ml'],
  },
  'a description of a picture that describes nothing': {
    found: [
      'alt: IMG_2041',
      'alt: boca.jpg',
      'alt: Snimak ekrana 2026-11-03',
      '- alt: "DSC 0001"',
      'alt: WhatsApp Image 2026-11-12 at 14.03',
    ],
    notFound: ['alt: Slika bele boce gela'],
  },
  'a numbered item without its space': {
    found: ['2.**Deklaracije.** Čitamo ih zajedno.'],
    notFound: ['2. **Deklaracije.** Čitamo ih zajedno.'],
  },
  'a picture with a space in its name': {
    found: ['![Boca gela](./moja slika.jpg)'],
    notFound: ['Boca gela (moja slika)'],
  },
  'a link that lacks a part': {
    found: [
      '[prodavnica] (https://primer.rs)',
      '(prodavnica)[https://primer.rs]',
      '(https://primer.rs)[prodavnica]',
      '[prodavnica(https://primer.rs)',
    ],
    notFound: ['gel (boca od 1 l) i [napomena]'],
  },
  'an asterisk beside a word': {
    found: ['** Važno:** ne pijte', 'važno*', '*važno'],
    notFound: ['2 * 3 i \\*'],
  },
  'a heading without a space': { found: ['##Sastav'], notFound: ['Broj # 1'] },
  'a table without its second row': { found: ['| Gel | 99,7% |'], notFound: ['Gel | 99,7%'] },
  'an item of a list without a space': {
    found: ['-čisti zube', '1.Čisti zube'],
    notFound: ['1.000 ml', '-5 °C'],
  },
  "the file's data in its text": {
    found: ['name: Aloe vera gel', 'id: 1', 'title: Gel', 'image: ./gel.jpg', '+++'],
    notFound: ['Ime: Ana'],
  },
  'a sign of another kind of Markdown': {
    found: [':::note', 'Blag je.[^1]'],
    notFound: ['Cena: 5 €', '[napomena]'],
  },
  'columns of another program': { found: ['Gel\t99,7%'], notFound: ['\tGel 99,7%'] },
  'a sign or a tag of HTML': {
    found: ['gel&nbsp;aloe vere', '&#160;', '<b>gel</b>'],
    notFound: ['gel & sok'],
  },
  'da zarada nije zagarantovana': {
    found: ['Zarada zavisi od prodaje i nije zagarantovana.'],
    notFound: ['Zarada zavisi od prodaje.', 'Zarada raste. Popust nije zagarantovan.'],
  },
  'koliko košta početak saradnje': {
    found: [
      '- question: Koliko košta početak?',
      '- question: Koja je cena početka?',
      '- question: Koliki je ulog?',
      '- question: Koliko treba da uložim?',
      '- question: Koliko se ulaže?',
      '- question: Da li je potrebno ulaganje?',
    ],
    notFound: ['- question: Kako počinjemo?', '  answer: Ništa ne košta.'],
  },
  'kako se od saradnje odustaje': {
    found: [
      '- question: Kako mogu da odustanem?',
      '- question: Kako da izlazim?',
      '- question: Kakav je izlazak?',
      '- question: Šta je sa izlaskom iz saradnje?',
      '- question: Kako se ugovor raskida?',
    ],
    notFound: ['- question: Kako počinjemo?'],
  },
  'da posetilac može da se pritužuje Povereniku': {
    found: ['Možete da podnesete pritužbu Povereniku.'],
    notFound: ['Možete da mi pišete.'],
  },
  'da se čuva van domašaja dece': {
    found: ['Čuvajte van domašaja male dece.'],
    notFound: ['Čuvajte na suvom mestu.'],
  },
  'da se preporučena dnevna doza ne prekoračuje': {
    found: [
      'Ne prekoračujte preporučenu dnevnu dozu.',
      'Preporučena doza ne sme da se prekorači.',
      'Ne uzimajte više od preporučene doze.',
    ],
    notFound: ['Doziranje može da se promeni.'],
  },
  'da proizvod nije zamena za raznovrsnu ishranu': {
    found: ['Ovo nije zamena za raznovrsnu ishranu.', 'Ne zamenjuje raznovrsnu ishranu.'],
    notFound: ['Hranite se raznovrsno.'],
  },
  soja: {
    found: ['soja', 'izolat sojinog proteina', 'lecitin'],
    notFound: ['lecitin suncokreta', 'svojim'],
  },
  riba: {
    found: ['ulje ribe', 'riblje ulje', 'kolagen lososa', 'ulje haringe', 'ulje sardine'],
    notFound: ['ribonukleinska kiselina', 'hrib'],
  },
  mekušci: { found: ['mekušci', 'ulje lignje', 'prah školjke'], notFound: ['meka kapsula'] },
  rakovi: {
    found: ['rakovi', 'ekstrakt škampa', 'ljuskari', 'hitozan'],
    notFound: ['orakova kora'],
  },
  mleko: {
    found: ['mleko', 'mlečni proteini', 'laktoza', 'proteini surutke', 'natrijum-kazeinat'],
    notFound: ['mlevena kora'],
  },
  gluten: {
    found: [
      'gluten',
      'pšenični skrob',
      'ječam',
      'ječmeni slad',
      'brašno od raži',
      'ovsene pahuljice',
    ],
    notFound: ['glutaminska kiselina', 'izražen', 'bezglutensko'],
  },
  jaja: {
    found: ['belance jaja', 'žumance jajčane ćelije'],
    notFound: ['sastojci koji prijaju koži'],
  },
  'orašasti plodovi': {
    found: [
      'orašasti plodovi',
      'ulje badema',
      'pasta od lešnika',
      'ulje oraha',
      'indijski orašćić',
      'pistaći',
    ],
    notFound: ['muškatni cvet'],
  },
  kikiriki: { found: ['ulje kikirikija'], notFound: ['ulje suncokreta'] },
  susam: { found: ['ulje susama'], notFound: ['ulje suncokreta'] },
  celer: { found: ['prah korena celera'], notFound: ['cela zrna'] },
  slačica: {
    found: ['seme slačice', 'senf', 'brašno gorušice'],
    notFound: ['slačanski', 'gorka narandža'],
  },
  'sumpor-dioksid i sulfiti': {
    found: ['natrijum-sulfit', 'kalijum metabisulfit', 'sumpor-dioksid'],
    notFound: ['cink-sulfat', 'organski sumpor'],
  },
  lupina: { found: ['brašno lupine'], notFound: ['lanene ljuspice'] },
  'pčelinji proizvod': {
    found: ['pčelinji vosak', 'propolis', 'matična mleč'],
    notFound: ['matičnjak'],
  },
  gvožđe: {
    found: ['Sadrži gvožđe: obavezno čuvajte van domašaja dece.'],
    notFound: ['Sadrži gvožđe.'],
  },
  fruktozu: {
    found: ['Ako imate dijabetes, pre upotrebe pitajte lekara.'],
    notFound: ['Pre upotrebe pitajte lekara.'],
  },
  'L-arginin': {
    found: ['Ako imate nizak krvni pritisak, pre upotrebe pitajte lekara.'],
    notFound: ['Pre upotrebe pitajte lekara.'],
  },
  kofein: {
    found: ['Sadrži kofein: nije za decu, trudnice i dojilje.'],
    notFound: ['Nije za decu, trudnice i dojilje.'],
  },
  poliole: {
    found: ['Prekomerna upotreba može imati laksativno dejstvo.'],
    notFound: ['Ne prekoračujte dnevnu dozu.'],
  },
  'a product for pregnant women': {
    found: ['sve žene, pa i trudnice', 'odrasli; trudnice i dojilje', 'dojilje; deca uz savet'],
    notFound: [
      'odrasli, osim trudnica i dojilja',
      'odrasle žene; trudnice i dojilje samo po savetu lekara',
      'nije za trudnice',
      'trudnice i dojilje neka pitaju lekara',
      'odrasle žene',
    ],
  },
  'milligrams of a drink': {
    found: ['po 40 mg u 240 ml', 'u 240 mg vode', 'Pijte 30–40 mg'],
    notFound: ['12 mg u 2 tablete', '40 ml u 240 ml'],
  },
  '10 decilitres, or more': {
    found: ['u 240 dl vode', 'po 10 dl'],
    notFound: ['po 9 dl', '2,5 dl'],
  },
  'less than 30 ml of what something is dissolved in': {
    found: ['u 24 ml tečnosti', '5 ml vode'],
    notFound: ['u 240 ml tečnosti', '30 ml vode', '15–24 ml vode', '24 ml gela'],
  },
  '10 grams in a tablet, or more': {
    found: ['oko 93 g u 2 tablete', '10 g u jednoj kapsuli'],
    notFound: ['93 mg u 2 tablete', '9 g u 2 tablete'],
  },
  'a unit that is written otherwise': {
    found: ['142 gr', '330ML', '1 L', '2 posto', '5 KG'],
    notFound: ['142 g', 'vitamin D3 mg', '2%'],
  },
  'a temperature without its degree': {
    found: ['do 25 C', 'ispod 7C'],
    notFound: ['do 25 °C', 'vitamin C'],
  },
  'an hour after 24': {
    found: ['hours: "radnim danima od 9 do 71 h"', 'hours: od 9 do 31'],
    notFound: ['hours: "radnim danima od 9 do 17.30 h"', 'hours: od 8 do 24 h'],
  },
  'nothing between two signs of a pair': {
    found: ['Gel ( )', 'Dugme „“'],
    notFound: ['Gel (čist)'],
  },
  'a space beside the wrong side of a sign': {
    found: ['Gel , voda i sok.', 'na usnama . Balzam', 'propolis ( pčelinji', 'proizvod )'],
    notFound: ['Gel, voda i sok.', 'propolis (pčelinji)'],
  },
  'a word with two capital letters at its beginning': {
    found: ['PIjte 3 puta'],
    notFound: ['Pijte', 'EPA', 'CoQ10'],
  },
  'a hidden hyphen inside a word': { found: ['dis­kretan'], notFound: ['diskretan'] },
  'a warning turned round': {
    found: [
      'Posle upotrebe pitajte pedijatra',
      'bez nadzora odrasle osobe',
      'Samo za unutrašnju upotrebu',
      'Za pušače, jer',
      'za trudnice i dojilje',
    ],
    notFound: [
      'Posle upotrebe vratite poklopac',
      'Nisu za pušače',
      'Nije ni za trudnice',
      'osim za pušače',
      'nije za decu ni za trudnice',
    ],
  },
  'a plural verb where „treba“ has no subject': {
    found: ['deklaracije trebaju uporediti'],
    notFound: ['treba uporediti', 'trebaju Vam'],
  },
  'a phrase by which a writing assistant is known': {
    found: ['U današnjem užurbanom svetu', 'nije samo napitak, već način života'],
    notFound: ['u svetu', 'nije samo za mlade'],
  },
  'an address with a tracking parameter': {
    found: [
      'link: https://prodavnica.rs/gel?fbclid=IwAR1',
      'https://primer.rs/gel?a=1&igshid=x',
      'https://primer.rs/?gclid=x',
      'https://primer.rs/?igsh=x',
      'https://primer.rs/?mibextid=x',
      'https://primer.rs/?utm_source=chatgpt.com',
      'https://primer.rs/?utm_source=qr',
    ],
    notFound: ['https://prodavnica.rs/gel?boja=1&utm_source=sajt'],
  },
  '10 times a day, or more': {
    found: ['Pijte 10 puta dnevno'],
    notFound: ['9 puta dnevno', '30 puta po 1 l'],
  },
};
