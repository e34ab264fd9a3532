// Mistakes in the text below the data: edits of each file, with all their findings.
import type { Edits } from './mistakes-in-data.ts';

const GEL = 'products/aloe-gel.mdx';
const TOOTH = 'products/zubni-gel.mdx';
const POLICY = 'policies/cookie-policy.mdx';
const ABOUT = 'pages/about-me.mdx';
const BLOCK = 'about/o-meni.md';

export const MISTAKES_IN_TEXTS: Edits = {
  'products/gel-i-arginin.mdx': {
    'a dose of a package that is not that of its product': [
      '3 puta po 40 ml gela',
      '5 puta po 40 ml gela',
      'warning @ Dnevna količina nije ista kao uz taj proizvod: ovde „5 puta po 40 ml“ (200 ml), a tamo „120 ml dnevno“.',
    ],
  },
  [GEL]: {
    'letters that have exchanged their places': [
      'puta dnevno',
      'puta dnveno',
      'warning @ Reč „dnveno“ nije u rečniku. → Da li ste mislili: dnevno? Ako je reč tačna, dopišite je na spisak „Reči sajta“ (words.yaml).',
    ],
    'č in the place of ć': ['voćnog soka', 'vočnog soka', 'warning @ Reč „vočnog“ nije u rečniku.'],
    'a word without its accents at the beginning of a sentence': [
      'Promućkajte',
      'Promuckajte',
      'warning @ Reč „Promuckajte“ je bez kvačice. → Napišite: Promućkajte',
    ],
    'a paragraph that was pasted twice': [
      /(## Opis proizvoda\n\n)(.*\n\n)/,
      '$1$2$2',
      'warning @ Takav red već stoji iznad: „Čist gel iz sredine lista, za one koji aloe veru žele bez vo“.',
    ],
    'a picture in the text of a product': [
      '## Sastav\n\n',
      '## Sastav\n\n![Gel](./aloe-gel.jpg)\n\n',
      'error @ Slika u ovom tekstu se ne prikazuje: ![Gel](./aloe-gel.jpg) → Obrišite je. Proizvod i kartica za sliku imaju svoje polje, „image“.',
    ],
    'a label that was pasted twice': [
      '**Alergeni:**',
      '**Alergeni:** nema.\n\n**Alergeni:**',
      'warning @+2 Takav red već stoji iznad: „Alergeni:“.',
    ],
    'two effects joined by a comma': [
      'imunskog sistema',
      'imunskog sistema, Neguje kožu',
      'warning @ U ovom redu su dve stavke.',
    ],
    'words behind the closing quote': [
      'Aloe',
      '"Aloe"',
      `error @ Navodnici u polju „name“ nisu u paru ili iza njih ima teksta. → Napišite red ovako: name: '"Aloe" vera gel'`,
    ],
    'words behind the closing quote, with an apostrophe': [
      'Aloe vera gel',
      `"Aloe" d'Or`,
      `error @ Navodnici u polju „name“ nisu u paru ili iza njih ima teksta. → Napišite red ovako: name: '"Aloe" d''Or'`,
    ],
    'a product for next spring': [
      'kind',
      'publish_from: 2027-03-01\nkind',
      'warning about/sta-je-aloe-vera.md:10 Veza „Pogledajte aloe vera gel za piće“ vodi na proizvod koji se još ne prikazuje: /products#1',
      'warning pages/about-me.mdx:14 Veza „aloe vera gela“ vodi na proizvod koji se još ne prikazuje: /products#1',
    ],
    'a link to an e-mail address': [
      'Ukus',
      '[Pišite](ana@primer.rs) Ukus',
      'error @ Veza „Pišite“ ne radi: ana@primer.rs → Napišite celu adresu: https://primer.rs, mailto:ime@primer.rs ili tel:+381601234567 (bez razmaka i zareza).',
    ],
    'a link to her own computer, http://localhost:4321/contact,': [
      'Ukus',
      '[Ovde](http://localhost:4321/contact) Ukus',
      'error @ Veza „Ovde“ ne radi: http://localhost:4321/contact',
    ],
    'an import': [
      'Ukus je',
      '\nimport ovo iz toga\n\nUkus je',
      'error @+1 Red koji počinje rečju import čita se kao programski kod.',
    ],
    'no allergens, which stand above the button as well': [
      '**Alergeni:** proverite deklaraciju.\n',
      '',
      'warning @-4 U odeljku „Sastav“ nema reda „Alergeni“, koji se vidi iznad dugmeta „Kupi proizvod“.',
    ],
    'a missing section': [/Sastav\n[\s\S]*?## /, '', 'error @ Nedostaje odeljak „Sastav“.'],
    'a heading that another program has made plain text': [
      '## Sastav',
      '\\## Sastav',
      'error @ Naslov „Sastav“ nije tačno napisan. → Napišite tačno: ## Sastav',
    ],
    'an empty section': [
      /(?<=Sastav\n\n)[\s\S]*?(?=## )/,
      '',
      'error @-2 Odeljak „Sastav“ je prazan.',
    ],
    'an empty section behind the one that follows it': [
      /## Efekti proizvoda[\s\S]*?(?=## Način)([\s\S]*)$/,
      '$1\n## Efekti proizvoda\n',
      'error @+8 Odeljak „Efekti proizvoda“ je prazan.',
      'warning @+8 Odeljak „Efekti proizvoda“ nije na svom mestu.',
    ],
    'both versions of a text that two people changed': [
      '## Sastav',
      '<<<<<<< HEAD\n## Sastav\n=======\n## Sastav\n>>>>>>> izmena',
      'error @ U fajlu su ostale dve verzije istog teksta, između redova <<<<<<< i >>>>>>>.',
    ],
    'a bold heading': [
      'Sastav',
      '**Sastav**',
      'error @ Naslov „Sastav“ nije tačno napisan. → Napišite tačno: ## Sastav',
    ],
    'a section written twice': [
      'Efekti',
      'Sastav\n\nPonovo isti sastav, ali sa drugim rečima.\n\n## Efekti',
      'warning @ Odeljak „Sastav“ postoji više puta.',
    ],
    'effects that are no list': [
      /## Efekti proizvoda\n[\s\S]*?(?=## Način)/,
      '## Efekti proizvoda\n\nVitamin C doprinosi normalnoj funkciji imunskog sistema.\n\n',
      'error @ Ovaj red nije stavka liste, jer ne počinje jednom crticom i razmakom. → Napišite red ovako: - Vitamin C doprinosi normalnoj funkciji imunskog sistema.',
    ],
    'two dashes': [
      'Vitamin',
      '- Vitamin',
      'error @ Ovaj red nije stavka liste, jer ne počinje jednom crticom i razmakom. → Napišite red ovako: - Vitamin C doprinosi normalnoj funkciji imunskog sistema',
    ],
    'an empty item': ['- Vitamin', '- \n- Vitamin', 'error @ Prazna stavka u listi efekata.'],
    'a misspelled heading': [
      'Način',
      'Nacin',
      'error @ Naslov „Nacin upotrebe“ nije tačno napisan. → Napišite tačno: ## Način upotrebe',
    ],
    'signs that MDX reads as code, all of them at once': [
      'Promućkajte',
      'Manje od <25 stepeni {50 ml} i {količina}.<br>\n\n<!-- proveriti -->\n\n<savet@primer.rs>\n\nPromućkajte',
      'error @ Znak < se ovde čita kao programski kod.',
      'error @ Vitičasta zagrada { se ovde čita kao programski kod.',
      'error @ Vitičasta zagrada { se ovde čita kao programski kod.',
      'error @ Oznaka <br> čita se kao programski kod.',
      'error @+2 Napomena <!-- … --> ovde nije dozvoljena.',
      'error @+4 Adresa između znakova < i > čita se kao programski kod.',
    ],
    'an allergen beside what is not inside': [
      '**Alergeni:** proverite deklaraciju',
      'Bez glutena, sa sojom.\n\n**Alergeni:** nema',
      'warning @+2 Među alergenima ne piše ono na šta sastav upućuje: soja.',
    ],
    'allergens behind what is not inside, without a comma between': [
      '**Alergeni:** proverite deklaraciju',
      'Bez fluora; sojin lecitin. Bez glutena i sa ribljim uljem.\n\n**Alergeni:** nema',
      'warning @+2 Među alergenima ne piše ono na šta sastav upućuje: soja, riba.',
    ],
    'allergens behind what is not inside, by other words': [
      '**Alergeni:** proverite deklaraciju',
      'Bez glutena uz sojin lecitin. Bez fluora ali sa ribljim uljem.\n\n**Alergeni:** nema',
      'warning @+2 Među alergenima ne piše ono na šta sastav upućuje: soja, riba.',
    ],
    'allergens that are left empty': [
      '**Alergeni:** proverite deklaraciju.',
      '**Alergeni:**',
      'warning @ U odeljku „Sastav“ nema reda „Alergeni“, koji se vidi iznad dugmeta „Kupi proizvod“.',
    ],
    'more than the whole': [
      'Miller) 99,7%',
      'Miller) 997%',
      'error @-14 Reči „99,7%“ ne stoje u „Sastavu“ ili već imaju belešku.',
      'warning @ Procenat je veći od 100: „997%“.',
      'warning products/kinds.yaml:19 Podatak 99,7% ne stoji u „Sastavu“ proizvoda broj 1.',
    ],
    'a blank of the form for a new product': [
      'Ukus je',
      '[[ukus ili miris]] Ukus je',
      'error @ Ostalo je prazno mesto: [[ukus ili miris]]',
    ],
    'half a blank': [
      'Ukus je',
      'ukus ili miris]] Ukus je',
      'error @ Ostalo je prazno mesto: ]]',
      'warning @ Pasus počinje malim slovom: „ukus …“.',
    ],
    'a heading in small letters without its signs': [
      '## Sastav',
      'sastav',
      'error @ Naslov „sastav“ nije tačno napisan. → Napišite tačno: ## Sastav',
      'warning @ Pasus počinje malim slovom: „sastav …“.',
    ],
    'an e-mail address that its link does not call': [
      'Ukus',
      '[ana@primer.rs](mailto:ana@primer.com) Ukus',
      'warning @ Veza „ana@primer.rs“ ne vodi na ono što u njoj piše: mailto:ana@primer.com',
    ],
    'a link to a Croatian site without its beginning': [
      'Ukus',
      '[x](primer.hr/x) Ukus',
      'error @ Veza „x“ ne radi: primer.hr/x',
    ],
    'a link to the page of a product that does not exist': [
      'Ukus',
      '[x](/products/zubni-gell) Ukus',
      'error @ Veza „x“ vodi na stranicu koja ne postoji: /products/zubni-gell → Da li ste mislili: [x](/products/zubni-gel)',
    ],
    'smokers who may not, only above the text': [
      /^for_whom: .*/m,
      'for_whom: odrasli, osim pušača',
      'warning @ Upozorenje „pušača“ nema oznaku „Nije za pušače“.',
    ],
    'a text above the first heading': [
      '\n## Opis proizvoda',
      '\nTekst iznad.\n\n## Opis proizvoda',
      'warning @ Ispred prvog naslova ima teksta.',
    ],
    'two effects joined by a dash': [
      'imunskog sistema',
      'imunskog sistema - Neguje kožu',
      'warning @ U ovom redu su dve stavke.',
    ],
    'a heading written twice in a row': [
      '## Sastav',
      '## Sastav\n\n## Sastav',
      'warning 24 U odeljku „Sastav“ nema reda „Alergeni“, koji se vidi iznad dugmeta „Kupi proizvod“.',
      'warning @ Odeljak „Sastav“ postoji više puta.',
    ],
    'a second section without a text': [
      '## Efekti',
      '## Sastav\n\n## Efekti',
      'warning @ Odeljak „Sastav“ postoji više puta.',
    ],
    'a heat that no store has': [
      'do 25 °C',
      'do 52 °C',
      'warning @ Temperatura u pasusu „Čuvanje“ je neobično visoka: „52 °C“.',
    ],
  },
  'products/aloe-sprej.mdx': {
    'a letter that another key lies beside, in a word of the project alone': [
      'propolis, alantoin i',
      'propolis, alantojn i',
      'warning @ Reč „alantojn“ nije u rečniku. → Da li ste mislili: alantoin? Ako je reč tačna, dopišite je na spisak „Reči sajta“ (words.yaml).',
    ],
  },
  'products/paket-pet-proizvoda.mdx': {
    'two words without the space between them': [
      'Ne morate',
      'Nemorate',
      'warning @ Reč „Nemorate“ nije u rečniku. → Da li ste mislili: Ne morate? Ako je reč tačna, dopišite je na spisak „Reči sajta“ (words.yaml).',
    ],
  },
  'products/vanila-proteinski-sejk.mdx': {
    'an allergen of the composition that is said not to be in it': [
      /\*\*Alergeni:\*\*.*/,
      '**Alergeni:** bez soje.',
      'warning @ Među alergenima ne piše ono na šta sastav upućuje: soja.',
    ],
    'an allergen that was deleted beside others that only the label tells': [
      '**Alergeni:** soja. Za',
      '**Alergeni:** Za',
      'warning @ Među alergenima ne piše ono na šta sastav upućuje: soja.',
    ],
    'a sentence of a Croatian label': [
      'najpuniji sa mlekom',
      'uvijek najpuniji',
      'warning @ Reč „uvijek“ nije ekavska, a ceo sajt je na srpskom, ekavicom.',
    ],
    'a lost „Ne“ at the beginning of a warning': [
      'Ne koristite u',
      'Koristite u',
      'warning @ Upozorenje „Koristite u slučaju alergije …“ počinje bez reči „Ne“.',
    ],
  },
  'products/kardio-coq10.mdx': {
    'a dose that is not the one below „Način upotrebe“': [
      '1 kesicu dnevno\n',
      '2 kesice dnevno\n',
      'warning @ Pakovanje od 30 ne traje toliko: 30 dana uz 2 kesice dnevno',
      'warning @+25 Dnevna količina nije ista na dva mesta: „2 kesice dnevno“ i „1 kesicu dnevno“.',
    ],
    'a pack that does not last so long': [
      'lasts: 30 dana',
      'lasts: 60 dana',
      'warning @ Pakovanje od 30 ne traje toliko: 60 dana uz 1 kesicu dnevno',
    ],
    'an allergen that the composition names': [
      '**Alergeni:** soja.',
      '**Alergeni:** nema.',
      'warning @ Među alergenima ne piše ono na šta sastav upućuje: soja.',
    ],
  },
  'pages/home.mdx': {
    'a part of the page without its signs': [
      '<ImeSavetnice />',
      'ImeSavetnice',
      'error @ „ImeSavetnice“ se na sajtu vidi onako kako je napisano. → Napišite: <ImeSavetnice />',
    ],
    'a misspelled part of the page': [
      '<ImeSavetnice />',
      '<ImeSavetnce />',
      'error @ Oznaka <ImeSavetnce /> nije tačno napisana. → Napišite: <ImeSavetnice />',
    ],
  },
  'policies/privacy-policy.mdx': {
    'the number of a heading twice': [
      '## 6. ',
      '## 5. ',
      'warning @ Broj naslova se ponavlja ili preskače: „## 5. Rokovi čuvanja“.',
    ],
    'a part of the policies that is gone': [
      '<PodaciRukovaoca />',
      '',
      'warning 148 Nedostaje deo <PodaciRukovaoca />, koji sajt sam popunjava.',
    ],
    'a part of a policy that only ends': [
      '<PorukeCuva ko="server">',
      '',
      'error @ Deo </PorukeCuva> nema i početak i kraj.',
    ],
    'a part of a policy that only begins': [
      'moj e-mail.</PorukeCuva><PorukeCuva ko="cloudflare">',
      'moj e-mail.<PorukeCuva ko="cloudflare">',
      'error @ Deo <PorukeCuva ko="server"> nema i početak i kraj.',
    ],
    'a keeper of messages that does not exist': [
      'ko="server"',
      'ko="servr"',
      'error @ Podatak ko="servr" nije tačan.',
    ],
    'a number that its link does not call': [
      'tel:+381113408900',
      'tel:+38111340890',
      'warning @ Veza „+381\u00a011\u00a03408\u00a0900“ ne vodi na ono što u njoj piše: tel:+38111340890',
    ],
  },
  [TOOTH]: {
    'a first paragraph that was deleted above its labels': [
      /(## Način upotrebe\n\n).*\n\n/,
      '$1',
      'error @-2 U odeljku „Način upotrebe“ nedostaje prvi pasus: kako se proizvod koristi.',
    ],
    'a label with letters in the wrong places': [
      '**Alergeni:**',
      '**Alegreni:**',
      'warning @ Reč „Alegreni“ nije tačno napisana. → Počnite taj red tačno ovako: **Alergeni:** propolis (pčelinji proizvod).',
      'warning @ Reč „Alegreni“ nije u rečniku.',
    ],
    'a label that is not bold': [
      '**Čuvanje:**',
      'Čuvanje:',
      'warning @ Pasus „Čuvanje“ nije tačno označen. → Počnite taj red tačno ovako: **Čuvanje:** na suvom i',
    ],
    'a label that is bold to one side only, once': [
      '**Čuvanje:**',
      '**Čuvanje:',
      'warning @ „*“ se na sajtu vidi onako kako je napisano.',
    ],
    'a warning of an allergen that was deleted': [
      ' Ne koristite u slučaju alergije na pčelinje proizvode.',
      '',
      'warning @-34 Oznaka „Sadrži pčelinji proizvod“ nema upozorenje u „Načinu upotrebe“.',
      'warning @ U pasusu „Važno“ nema upozorenja na alergen: pčelinji proizvod.',
    ],
    'a ready sentence with its gap': [
      'Bez fluora. N',
      'Bez fluora. U tubi ima … mg aloina. N',
      'error @ Ostalo je prazno mesto: „… mg“.',
    ],
    'a ready sentence with its gap in micrograms': [
      'Bez fluora. N',
      'Bez fluora. U tubi ima … µg joda. N',
      'error @ Ostalo je prazno mesto: „… µg“.',
    ],
    'a sentence that breaks off': [
      'zatim gel ispljunite i isperite usta.',
      'zatim gel',
      'warning @ Pasus se završava usred rečenice: „… 2 minuta, zatim gel“. → Dovršite rečenicu ili stavite tačku.',
    ],
    'a word without its accents that the texts have with them': [
      'Na četkicu',
      'Na cetkicu',
      'warning @ Reč „cetkicu“ je bez kvačice. → Napišite: četkicu',
    ],
    'a fourth note': [
      'label_notes:\n',
      'label_notes:\n  - words: sorbitol\n    note: Sladak je.\n',
      'error @+6 Polje „label_notes“ nije ispravno popunjeno. → Uz sastav mogu da stoje najviše tri beleške. Obrišite suvišne',
    ],
    'a warning that was deleted': [
      /\n\*\*Važno:.*\n/,
      '',
      'warning @-2 Nedostaje pasus „Važno“. → Dodajte ga, sa deklaracije. Počinje ovako: **Važno:**',
    ],
    'sections in another order': [
      /(## Efekti[\s\S]*?)(## Način[\s\S]*)/,
      '$2\n$1',
      'warning @+8 Odeljak „Efekti proizvoda“ nije na svom mestu.',
    ],
    'a short effect twice': [
      '- Osvežava dah',
      '- Osvežava dah\n- osvežava dah.',
      'warning @ Ista stavka već stoji iznad: „osvežava dah“. → Obrišite jedan od njih ili ih spojite.',
    ],
    'the first sentence of a writing assistant': [
      '## Opis proizvoda\n\n',
      '## Opis proizvoda\n\nNaravno! Evo opisa proizvoda:\n\n',
      'warning @ Ostala je rečenica kojom program za pisanje počinje odgovor: „Naravno! Evo opisa proizvoda:“. → Obrišite je.',
    ],
    'two headings that have changed places': [
      /## Sastav([\s\S]*)## Efekti proizvoda/,
      '## Efekti proizvoda$1## Sastav',
      'error @-14 Reči „35,5%“ ne stoje u „Sastavu“ ili već imaju belešku.',
      'error @-12 Reči „propolis“ ne stoje u „Sastavu“ ili već imaju belešku.',
      'error @-10 Reči „Bez fluora“ ne stoje u „Sastavu“ ili već imaju belešku.',
      'error @+2 Ovaj red nije stavka liste, jer ne počinje jednom crticom i razmakom.',
      'warning @+6 Odeljak „Sastav“ nije na svom mestu.',
    ],
    'two texts that have changed places below their headings': [
      /(## Opis proizvoda\n)([\s\S]*?)(## Sastav[\s\S]*## Način upotrebe\n)([\s\S]*)/,
      '$1$4\n$3$2',
      'warning @+2 Pasus „Čuvanje“ nije u odeljku „Način upotrebe“. → Premestite ga tamo, zajedno sa tekstom iza njega.',
      'warning @+4 Pasus „Važno“ nije u odeljku „Način upotrebe“.',
    ],
    'a space inside of the stars of a label': [
      '**Alergeni:** propolis',
      '**Alergeni: **propolis',
      'warning @ Pasus „Alergeni“ nije tačno označen. → Počnite taj red tačno ovako: **Alergeni:** propolis (pčelinji proizvod).',
    ],
    'a space at the beginning of a label': [
      '**Čuvanje:** na',
      '** Čuvanje:** na',
      'warning @ Pasus „Čuvanje“ nije tačno označen. → Počnite taj red tačno ovako: **Čuvanje:** na suvom i',
    ],
    'no space behind a label': [
      '**Važno:** Ne',
      '**Važno:**Ne',
      'warning @ Pasus „Važno“ nije tačno označen. → Počnite taj red tačno ovako: **Važno:** Ne gutajte. Deca',
    ],
  },
  [BLOCK]: {
    'a text without data': [
      /^---\n[\s\S]*?\n---\n/,
      '',
      'error @+1 Na vrhu fajla nedostaje linija --- iznad podataka.',
    ],
    'a text of which nothing is left': [
      /\nNa deklar[\s\S]*/,
      '',
      'error @-2 Ispod podataka nema teksta.',
    ],
    'a link to a page that does not exist': [
      '-me)',
      '_me/)',
      'error @ Veza „Pročitajte moju priču“ vodi na stranicu koja ne postoji: /about_me/ → Da li ste mislili: [Pročitajte moju priču](/about-me)',
    ],
    'a link that is not closed': [
      ')',
      '',
      'error @ „[Pročitajte moju priču](/about-me“ se na sajtu vidi onako kako je napisano. → Napišite vezu ovako: [tekst](adresa)',
    ],
    'a space between the text and the address': [
      '(',
      ' (',
      'error @ „[Pročitajte moju priču] (/about-me)“ se na sajtu vidi onako kako je napisano. → Napišite vezu ovako: [tekst](adresa)',
    ],
    'a link in the text without https://': [
      '/about-me',
      'www.primer.rs/prica',
      'error @ Veza „Pročitajte moju priču“ ne radi: www.primer.rs/prica → Napišite je ovako: [Pročitajte moju priču](https://www.primer.rs/prica)',
    ],
    'an indented paragraph': [
      ')\n',
      ')\n\n    Uvučen pasus.\n',
      'error @ Pasus je uvučen, pa ga sajt prikazuje kao programski kod.',
    ],
    'the end of a version that another person changed': [
      'Na deklar',
      '>>>>>>> izmena\nNa deklar',
      'error @ U fajlu su ostale dve verzije istog teksta, između redova <<<<<<< i >>>>>>>.',
    ],
  },
  'pages/contact.mdx': {
    'a page of which only the heading is left': [
      /\nImate pitanje o proizvodu[\s\S]*/,
      '',
      'warning @-2 Ispod podataka nema teksta.',
    ],
  },
  [ABOUT]: {
    'a picture of a page without a description': [
      '    alt: Radni kutak sa avanom, apotekarskim bočicama od tamnog stakla, knjigama i šoljom čaja\n',
      '',
      'error @ Nedostaje polje „alt“ (opis slike). → Jednom rečenicom napišite šta se vidi na slici. Iza reda 6 dodajte:     alt: …',
    ],
    'a paragraph in Cyrillic, with its Latin words': [
      'prijati.\n',
      'prijati.\n\nЈа сам из Њујорка. ЉИЉА\n',
      'warning @ U reči „Ја“ ima ćiriličnih slova, a ceo sajt je na latinici.',
    ],
    'a quotation in Cyrillic that is not the whole text': [
      'prijati.\n',
      'prijati.\n\nНа кутији пише да је у њој гел алоје, без воде.\n',
      'warning @ U reči „На“ ima ćiriličnih slova, a ceo sajt je na latinici.',
    ],
    'a sentence that starts with a date': [
      'prijati.\n',
      'prijati.\n\n5. maja 2027. otvaram savetovalište.\n',
      'warning @ Red počinje brojem i tačkom („5. maja 2027.“), pa se na sajtu vidi kao stavka liste.',
    ],
    'a table of a word processor': [
      'prijati.\n',
      'prijati.\n\nVitamin C\t80 mg\nVitamin E\t12 mg\n',
      'warning @ Između reči je tabulator: kolone iz drugog programa na sajtu se spajaju.',
    ],
    'a table without the line below its head': [
      'prijati.\n',
      'prijati.\n\n| Dan | Vreme |\n| Ponedeljak | 9 |\n',
      'warning @ „| Dan | Vreme |“ se na sajtu vidi onako kako je napisano.',
    ],
    'text struck through': [
      'prijati.\n',
      'prijati.\n\nOko 3~5 kapi i 10~15 ml.\n',
      'error @ Između dva znaka ~ tekst se na sajtu vidi precrtan: „5 kapi i 10“.',
    ],
    'a second heading of the whole page': [
      'prijati.\n',
      'prijati.\n\n# Škola\n',
      'warning @ Naslov „Škola“ je naslov cele stranice, a stranica ga već ima.',
    ],
    'a heading without its space': [
      'prijati.\n',
      'prijati.\n\n##Škola\n',
      'warning @ „##Škola“ se na sajtu vidi onako kako je napisano.',
    ],
    'a picture with a space in its name': [
      'prijati.\n',
      'prijati.\n\n![Gel](./moj gel.jpg)\n',
      'error @ U imenu slike ima razmaka, pa je sajt ne nalazi: ![Gel](./moj gel.jpg)',
    ],
    'a link without its round brackets': [
      'prijati.\n',
      'prijati.\n\n[Dućan]https://ducan.rs\n',
      'error @ „]https://ducan.rs“ nije cela veza.',
    ],
    'the Serbian name of a page as its address': [
      'prijati.\n',
      'prijati.\n\n[Priča](/kontakt)\n',
      'error @ Veza „Priča“ vodi na stranicu koja ne postoji: /kontakt → Da li ste mislili: [Priča](/contact)',
    ],
    'the name of a product as an anchor': [
      'prijati.\n',
      'prijati.\n\n[Gel](/products#aloe-gel)\n',
      'error @ Veza „Gel“ vodi na proizvod koji ne postoji: /products#aloe-gel → Upišite broj postojećeg proizvoda, na primer: /products#1',
    ],
    'an e-mail with a comma': [
      'prijati.\n',
      'prijati.\n\n[Pišite](mailto:ana@primer,rs)\n',
      'error @ Veza „Pišite“ ne radi: mailto:ana@primer,rs',
    ],
    'double brackets that are left': [
      'prijati.\n',
      'prijati.\n\nTo je [[Zubni gel.\n',
      'error @ Ostalo je prazno mesto: [[Zubni gel.',
    ],
    'double brackets in a heading': [
      'prijati.\n',
      'prijati.\n\n# [[naslov]]\n',
      'error @ Ostalo je prazno mesto: [[naslov]]',
      'warning @ Naslov „[[naslov]]“ je naslov cele stranice, a stranica ga već ima.',
    ],
    'a sentence pasted twice': [
      'prijati.\n',
      'prijati.\n\nPitajte me. Dobro promešajte. Dobro promešajte.\n',
      'warning @ Ista rečenica stoji dva puta zaredom: „Dobro promešajte.“.',
    ],
    'a sentence pasted twice in quotation marks': [
      'prijati.\n',
      'prijati.\n\n„Dobro promešajte. Dobro promešajte.“\n',
      'warning @ Ista rečenica stoji dva puta zaredom: „Dobro promešajte.“.',
    ],
    'a question to a colleague': [
      'prijati.\n',
      'prijati.\n\nBez fluora (proveriti!!!)\n',
      'warning @ U tekstu je ostala beleška: „(proveriti!!!)“.',
      'warning @ Isti znak je otkucan dva puta: „!!“.',
    ],
    'a note to oneself': [
      'prijati.\n',
      'prijati.\n\nBez fluora. TODO: proveriti!\n',
      'warning @ U tekstu je ostao podsetnik: „TODO“.',
    ],
    'a full stop without its space': [
      'prijati.\n',
      'prijati.\n\nUkus je blag.Pije se hladan.\n',
      'warning @ Ispred ili iza znaka nedostaje razmak: „blag.Pije“.',
    ],
    'stars of which one is missing': [
      'prijati.\n',
      'prijati.\n\nOvo je **jako važno* za mene.\n',
      'warning @ „*“ se na sajtu vidi onako kako je napisano.',
    ],
    'an address that begins wrongly': [
      'prijati.\n',
      'prijati.\n\nSve je na htps://primer.rs.\n',
      'warning @ Reč „htps“ nije u rečniku.',
    ],
    'a sentence without its accents': [
      'prijati.\n',
      'prijati.\n\nPijem ga vec godinu dana i osecam se odlicno.\n',
      'warning @ Reč „vec“ je bez kvačice. → Napišite: već',
      'warning @ Reč „osecam“ je bez kvačice. → Napišite: osećam',
      'warning @ Reč „odlicno“ je bez kvačice. → Napišite: odlično',
    ],
    'the signature of a phone': [
      'prijati.\n',
      'prijati.\n\nSent from my iPhone\n',
      'warning @ Ostao je potpis telefona: „Sent from my iPhone“. → Obrišite ga.',
    ],
    'a word without its accents': [
      'prijati.\n',
      'prijati.\n\nMozete da ga pijete i hladnog.\n',
      'warning @ Reč „Mozete“ je bez kvačice.',
    ],
    'a bracket that is never closed': [
      'prijati.\n',
      'prijati.\n\nGel (od aloje prija.\n',
      'warning @ Ovde se nešto otvara, a ne zatvara: „(od aloje prija.“.',
    ],
    'a word twice': [
      'prijati.\n',
      'prijati.\n\nUkus je je blag.\n',
      'warning @ Reč je napisana dva puta: „je je“.',
    ],
    'a sentence that starts with the first of May': [
      'prijati.\n',
      'prijati.\n\n1. maja 2027. otvaram savetovalište.\n',
      'warning @ Red počinje brojem i tačkom („1. maja 2027.“), pa se na sajtu vidi kao stavka liste.',
    ],
    'a line of dashes directly below a text': [
      'prijati.\n',
      'prijati.\n\nŠkola\n---\n',
      'warning @ Red sa crticama ispod teksta pretvara taj tekst u naslov.',
    ],
    'a picture in a text without a description': [
      'prijati.\n',
      'prijati.\n\n![](./pocetna.jpg)\n',
      'error @ Slika nema opis: ![](./pocetna.jpg)',
    ],
    'a picture in a text with a description of blanks': [
      'prijati.\n',
      'prijati.\n\n![ ](./pocetna.jpg)\n',
      'error @ Slika nema opis: ![ ](./pocetna.jpg)',
    ],
    'the last sentence of a writing assistant': [
      'prijati.\n',
      'prijati.\n\nAko želite, mogu da napišem i kraću verziju.\n',
      'warning @ Ostala je rečenica kojom program za pisanje završava odgovor: „Ako želite, mogu da napišem i kraću verziju.“. → Obrišite je.',
    ],
    'a space inside of the stars of a label on a page': [
      'prijati.\n',
      'prijati.\n\n**Napomena: **javite mi se.\n',
      'warning @ Pasus „Napomena“ nije tačno označen. → Počnite taj red tačno ovako: **Napomena:** javite mi se.',
    ],
  },
  'pages/business-cooperation.mdx': {
    'an item without its space, on a page': [
      '- Savetujete',
      '-Savetujete',
      'warning @ „-Savetujete krajnje kupce i preporučujete samo ono što im zaista odgovara“ se na sajtu vidi onako kako je napisano.',
    ],
  },
  'products/dodatak-za-zene.mdx': {
    'iron that nobody keeps from children any more': [
      ' Sadrži gvožđe: obavezno čuvajte van domašaja dece.',
      '',
      'warning @ Sastav sadrži gvožđe, a ovde ne piše da se čuva van domašaja dece.',
    ],
  },
  'products/devetodnevni-program.mdx': {
    'caffeine that no warning names any more': [
      /- Sadrži kofein.*\n/,
      '',
      'warning @-4 Sastav sadrži kofein, a ovde ne piše kome zbog njega nije namenjen. → Uporedite sa deklaracijom i dopišite u pasus **Važno:**, na primer: Sadrži kofein: nije za decu, trudnice i dojilje.',
    ],
  },
  'products/decje-tablete.mdx': {
    'polyols that no warning explains any more': [
      ' Prekomerna upotreba može imati laksativno dejstvo.',
      '',
      'warning @ Sastav sadrži poliole, a ovde ne piše da prekomerna upotreba može da deluje laksativno.',
    ],
    'a phone number without its last digit': [
      '011 3608 440',
      '011 3608 40',
      'warning @ Veza „011 3608 40“ ne vodi na ono što u njoj piše: tel:+381113608440 → Ispravite ono što nije tačno.',
      'warning @ Broj „011 3608 40“ je skoro isti kao „011 3608 440“ (buying.yaml, red 57).',
    ],
    'the number of the poison centre with two digits exchanged': [
      '011 3608 440',
      '011 3608 404',
      'warning @ Veza „011 3608 404“ ne vodi na ono što u njoj piše: tel:+381113608440 → Ispravite ono što nije tačno.',
      'warning @ Broj „011 3608 404“ je skoro isti kao „011 3608 440“ (buying.yaml, red 57).',
    ],
  },
  'products/arginin.mdx': {
    'a note to somebody in square brackets': [
      'u 240 ml vode',
      'u 240 ml vode [Mira: ovo vidi sa Anom]',
      'warning @ U uglastim zagradama je: „[Mira: ovo vidi sa Anom]“. → Ako je to beleška za Vas, obrišite je: posetioci bi je pročitali.',
    ],
    'litres in the place of millilitres': [
      'u 240 ml vode',
      'u 240 l vode',
      'warning @ Količina je neobično velika: „240 l“. → Uporedite sa deklaracijom: možda su mililitri (ml).',
    ],
    'arginine without the word on blood pressure': [
      'nizak krvni pritisak ili uzimate lekove za pritisak, nitrate',
      'alergiju ili uzimate lekove, nitrate',
      'warning @ Sastav sadrži L-arginin, a ovde ne piše da uz nizak pritisak i lekove za pritisak pre upotrebe treba pitati lekara.',
    ],
    'a description and a composition that have changed places': [
      /(## Opis proizvoda\n)([\s\S]*?)(## Sastav\n)([\s\S]*?)(## Efekti)/,
      '$1$4$3$2$5',
      'warning @+4 U odeljku „Sastav“ nema reda „Alergeni“, koji se vidi iznad dugmeta „Kupi proizvod“.',
    ],
    'allergens that were pasted below the description': [
      /(\n## Sastav\n[\s\S]*?)(\*\*Alergeni:.*\n\n)/,
      '$2$1',
      'warning @+3 U odeljku „Sastav“ nema reda „Alergeni“, koji se vidi iznad dugmeta „Kupi proizvod“.',
    ],
  },
  'products/breskva-napitak.mdx': {
    'sugar without the word on diabetes': [
      'Sadrži šećere: ako imate dijabetes, pre upotrebe pitajte lekara. ',
      '',
      'warning @ Sastav sadrži fruktozu, a ovde ne piše da uz dijabetes pre upotrebe treba pitati lekara.',
    ],
  },
  'products/tablete-za-oci.mdx': {
    'an allergen that a warning names': [
      'soja, riba.',
      'soja.',
      'warning @ Među alergenima ne piše ono na šta sastav upućuje: riba.',
    ],
  },
  'products/mineralne-tablete.mdx': {
    'a blank as it was written once': [
      'onoliko tableta',
      'POPUNITI: koliko tableta',
      'error @ Ostalo je prazno mesto: POPUNITI: koliko tableta dnevno koliko piše na deklaraciji.',
    ],
  },
  [POLICY]: {
    'a row of a table with a cell too few': [
      '| Šta baner nudi | 1 godina |',
      '| Šta baner nudi |',
      'warning @ U redu tabele nema onoliko polja koliko u njenom prvom redu.',
    ],
  },
};
