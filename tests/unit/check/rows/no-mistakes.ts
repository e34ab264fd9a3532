// Right texts: edits of each file about which the check reports nothing.
import type { Edits } from './mistakes-in-data.ts';

const GEL = 'products/aloe-gel.mdx';
const SITE = 'site.yaml';
const STEPS = 'steps.yaml';
const POLICY = 'policies/cookie-policy.mdx';
const ABOUT = 'pages/about-me.mdx';

export const NO_MISTAKES: Edits = {
  [GEL]: {
    'a bottle in thousands of ml': ['dana (boca od 1 l', 'dana (boca od 1.000 ml'],
    'a bottle whose last day is begun': ['oko 8 dana', 'oko 9 dana'],
    'a name at the beginning of a sentence': ['Ukus', 'Milica i Đorđe ga piju. Ukus'],
    'a case of a word from words.yaml': ['Ukus', 'Bez zeaksantina i gimneme. Ukus'],
    'a Latin name in the middle': ['Ukus', 'List (Simmondsia Chinensis) je tu. Ukus'],
    'a space in front of a colon': ['kind:', 'kind :'],
    'an address with a large letter at its beginning': ['https', 'Https'],
    'a note behind a group': ['\nimage', ' # topli i hladni\nimage'],
    'an address with another one in it': [
      'prodavnica.example.com/korpa/aloe-gel',
      'ducan.rs/?nazad=https://primer.rs',
    ],
    'a line that begins like a heading that is there': ['Ukus', '\\## Sastav\n\nUkus'],
    'a word of English code at the beginning of a line, as the form writes it': [
      'Ukus',
      '&#105;mport kasni.\n\nUkus',
    ],
    'an address without its beginning': ['https://prodavnica', 'prodavnica'],
    'what only begins like a name of the maker': ['Ukus', 'Vitamin C90, flpx, vesela leća. Ukus'],
    'a name of the maker in an address': [
      'Ukus',
      'Kupite [u prodavnici](https://prodavnica.rs/forever/gel). Ukus',
    ],
    'a number sign in quotes': ['Aloe vera gel', '"#1 gel"'],
    'two spaces behind a dash': ['- Vitamin', '-  Vitamin'],
    'a colon inside quotes': ['Aloe vera gel', '"Gel: novo pakovanje"'],
    'a text over several lines': ['Aloe vera gel', '>\n  Aloe vera: gel\n  #1'],
    'a comment on its own line': ['name', '# naziv sa deklaracije: ovde\nname'],
    'an own note in a comment': ['name', '# [dopisati sa deklaracije]\nname'],
    'a comment behind a number': ['\nname', ' # ne menjati\nname'],
    'fields in another order': ['id: 1\nname: Aloe vera gel', 'name: Aloe vera gel\nid: 1'],
    'an escaped sign': ['Ukus', 'Manje od \\<25 i \\{50 ml\\}. Ukus'],
    'a sign with a space behind it': ['Ukus', 'Manje od < 25. Ukus'],
    'every kind of link': [
      'Ukus',
      '[jedan](/products#2) [dva](https://primer.rs/a_(b)) [Tri@primer.rs](mailto:tri@primer.rs) [četiri](tel:+381601234567) [pet](/privacy-policy#8-pritužba-povereniku "Naslov") Ukus',
    ],
    'what is said not to be so': ['Ukus', 'Ovo nije lek i ne leči bolest. Ukus'],
    'a nested list': ['- Vitamin', '- Ukus:\n  - blag\n  - gorak\n- Vitamin'],
    'stars for bullets': ['- Vitamin', '* Vitamin'],
    'an address of the shop that says who sends': [
      'korpa/aloe-gel',
      'korpa/aloe-gel?ref=ana&utm_source=sajt',
    ],
    'a link to the card of a product': ['Ukus', '[Zubni gel](/products#naziv-14) Ukus'],
    'a link to the page of a product': ['Ukus', '[Zubni gel](/products/zubni-gel) Ukus'],
    'quotes over two lines': ['Aloe vera gel', '"Gel\n  za piće"'],
  },
  [STEPS]: {
    'a text above its title': [
      '- title: Izaberite ili pitajte\n  text: Pročitajte opis, a ako se dvoumite, pozovite me ili mi pišite.\n',
      '- text: Pročitajte opis, a ako se dvoumite, pozovite me ili mi pišite.\n  title: Izaberite ili pitajte\n',
    ],
  },
  'products/kardio-coq10.mdx': {
    'a dose that is told beside a larger one': [
      'Pijte 1 kesicu dnevno',
      'Prvog dana uzmite 2 kesice, a zatim pijte 1 kesicu dnevno',
    ],
  },
  'about/o-meni.md': {
    'a link to another place of the page on which the text is shown': [
      /\n$/,
      ' [Proizvodi su ispod](#izdvajam).\n',
    ],
  },
  [ABOUT]: {
    'stars inside of stars': [
      'prijati.\n',
      'prijati.\n\n**Ovo je *jako* važno**, a *ovo **još** više*, i ***to***.\n',
    ],
    'a smile and a numbered thought': [
      'prijati.\n',
      'prijati.\n\nNema je više :( a ja je volim :)\n\na) prvo, b) drugo\n',
    ],
    'a short phone number in its two forms': [
      'prijati.\n',
      'prijati.\n\nPozovite [064 123 456](tel:+38164123456).\n',
    ],
    'a single sign for about': ['prijati.\n', 'prijati.\n\nOko ~5 kapi.\n'],
    'an indented paragraph in MDX': ['prijati.\n', 'prijati.\n\n    Uvučen pasus.\n'],
    'an ordered list': ['prijati.\n', 'prijati.\n\n1. Operite ruke.\n2. Otvorite bocu.\n'],
    'a day inside of a sentence': ['prijati.\n', 'prijati.\n\nOtvaram 5. maja 2027. godine.\n'],
    'hours and days that end in one, and those that do not': [
      'prijati.\n',
      'prijati.\n\nRadim 11 sati, 21 sat, 111 sati i 12 meseci, pa još 22 meseca.\n',
    ],
    'a line that is broken where the author wants it': [
      'prijati.\n',
      'prijati.\n\nProdaja dobra\\\nvolja.\n',
    ],
    'a table': ['prijati.\n', 'prijati.\n\n| Dan | Vreme |\n| --- | --- |\n| Ponedeljak | 9 |\n'],
    'joined emoji': ['prijati.\n', 'prijati.\n\nPorodica 👩\u200d👧 na okupu.\n'],
    'an address of a text in Cyrillic': [
      'prijati.\n',
      'prijati.\n\n[Aloja](https://sr.wikipedia.org/wiki/Алоја)\n',
    ],
    'a short paragraph without a sign at its end': ['prijati.\n', 'prijati.\n\nAna Đurić\n'],
    'two short words that differ by their accents alone': [
      'prijati.\n',
      'prijati.\n\nTu su nalazi i mirise.\n',
    ],
    'a name that differs by its accents from a word of two other texts': [
      'prijati.\n',
      'prijati.\n\nTo je savet doktora Radnića.\n',
    ],
    'a short item in two lists of one page': [
      'prijati.\n',
      'prijati.\n\n## Ujutru\n\n- čaša vode\n\n## Uveče\n\n- čaša vode\n',
    ],
  },
  [SITE]: {
    'who is in no register': ['registration: ""', 'registration: ne'],
    'both numbers as they stand in the register': [
      'registration: ""',
      'registration: "PIB 123456789, matični broj 12345678"',
    ],
    'a phone as people write it at home': ['"+381 60 000 00 00"', '060/123-4567'],
    'a phone with the zero of the country': ['"+381 60 000 00 00"', '+381 064 123 45 67'],
    'hours that end after they begin': ['hours: ""', 'hours: radnim danima od 9.30 do 9.45'],
    'a phone with both zeros of the country': ['"+381 60 000 00 00"', '00381 60 123 45 67'],
    'one number in two forms': [
      /"\+381 60 000 00 00"([\s\S]*?)viber_phone: ""/,
      '060/123-45-67$1viber_phone: "+381 60 123 45 67"',
    ],
    'another number for messages': [
      /"\+381 60 000 00 00"([\s\S]*?)viber_phone: ""/,
      '011 123 4567$1viber_phone: "+381 60 987 65 43"',
    ],
  },
  'products/zubni-gel.mdx': {
    'a draft, which takes its card along': ['name', 'draft: true\nname'],
    'a product whose day has come': ['name', 'publish_from: 2026-11-20\nname'],
    'allergens of which the label tells the rest': [
      /\*\*Alergeni:\*\*.*/,
      '**Alergeni:** ima mirisnih sastojaka, pogledajte deklaraciju.',
    ],
  },
  'headings.yaml': {
    'an optional field that was emptied': ['label_product: 1', 'label_product:'],
  },
  [POLICY]: {
    'a day in quotes': ['2026-11-22', '"2026-11-22"'],
  },
  'testimonials/testimonials.yaml': {
    'a list of testimonials with nothing in it': [/[\s\S]*/, '[]\n'],
    'two people of one name': ['Korisnik 2', 'Korisnik 1'],
  },
  'products/kinds.yaml': {
    'a word in the place of a share': ['- 84,5%', '- sladak'],
  },
  'policies/privacy-policy.mdx': {
    'the same paragraph below two headings of a policy': [/(## 2\. .*\n\n)(.*\n\n)/, '$1$2$2'],
  },
  'products/vanila-proteinski-sejk.mdx': {
    'an allergen that is said not to be inside': [
      '## Sastav\n\n',
      '## Sastav\n\nNe sadrži gluten. ',
    ],
  },
  'products/tablete-za-oci.mdx': {
    'a draft whose mark is missing': [/not_for:\n {2}- pusenje\n/, 'draft: true\n'],
  },
  'products/breskva-napitak.mdx': {
    'sugar that another product lacks': [
      'Osnova je',
      'Ako tražite napitak bez šećera, uzmite čist gel. Osnova je',
    ],
    'a time that stands without a dose': [/^lasts: .*/m, 'lasts: oko 20 dana (boca od 1 l)'],
  },
  'products/mineralne-tablete.mdx': {
    'two of many minerals': [
      'Jedanaest minerala i nijedan vitamin',
      'Nijedan vitamin, a ova dva minerala najčešće nedostaju: jod i selen',
    ],
  },
  'products/decje-tablete.mdx': {
    'doses by age': [
      '4. godine: 4 tablete dnevno',
      '4. godine: 4 tablete dnevno, a od 12 godina uz savet pedijatra',
    ],
  },
  'products/kapsule-arkticko-more.mdx': {
    'marks in one line with brackets': [
      'not_for:\n  - trudnoca\n  - lekovi',
      'not_for: [trudnoca, lekovi]',
    ],
  },
  'products/balzam-za-usne.mdx': {
    'a share of an ingredient beside those of the product': [
      '20,4% i',
      '20,4%, ekstrakt nevena (95% polifenola) i',
    ],
  },
};
