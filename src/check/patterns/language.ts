// Letters, words and signs that are a mistake anywhere in a text.
import { joinParts, type PatternRule } from './pattern-rule.ts';

/** Characters without a width, those that change the direction of writing, and the letters of tags (U+E0041). */
const INVISIBLE =
  '\\u061c\\u200b\\u200c\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufffc\\u{e0000}-\\u{e007f}';

/** One of these words, not as a part of a longer word. */
const wholeWord = (...words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\d])(${words.join('|')})(?![\\p{L}\\d])`, 'iu');

/** The manufacturer's names of products and lines: a reseller may not use them on a site of her own. */
const BRANDS = [
  'forever',
  'flp',
  'argi\\+',
  'c9',
  'clean 9',
  'vital5',
  'arctic sea',
  'nature-min',
  'ivision',
  'vitolize',
  'aloe first',
  'bright toothgel',
  'ever-shield',
  'aloe lips',
  'cardiohealth',
  'nutraq10',
  'lite ultra',
  'berry nectar',
  'aloe peaches',
  'aloe blossom',
  'lutemax',
];

/** Croatian words, as chat programs write them. `rules/spelling.ts` finds the ijekavian ones. */
const CROATIAN = [
  'tijekom',
  'tko',
  'tvrtk\\p{L}*',
  'uporab\\p{L}*',
  'obitelj\\p{L}*',
  'okus\\p{L}*',
  'tekućin\\p{L}*',
  'liječnik\\p{L}*',
  'sustav\\p{L}*',
  'suh(?:a|e|i|o|u|og|oj|om|im|ih)',
  'dodat\\p{L}+ prehrani',
  'tjed(?:an|n\\p{L}*)',
];

const CLOSE = 'Na kraju stavite drugi znak para: (…), „…“';

export const LANGUAGE: readonly PatternRule[] = [
  {
    name: "one of the manufacturer's brands",
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
    pattern: wholeWord(...BRANDS),
    text: 'Naziv „$0“ je iz asortimana proizvođača i ne sme da stoji na sajtu.',
    fix: 'Opišite proizvod opštim imenom, na primer: aloe vera gel',
    isGrave: true,
  },
  {
    name: 'an invisible character',
    found: ['Aloe\u200b vera', 'Aloe\u{e0041}', 'Aloe\u200dvera', 'Slika: \ufffc'],
    notFound: ['Aloe\u00advera', 'Porodica 👩\u200d👧'],
    // The joiner inside of a picture of letters is a part of it.
    pattern: new RegExp(`[${INVISIBLE}]|\\u200d(?!\\p{Extended_Pictographic})`, 'u'),
    text: 'U ovom redu je nevidljiv znak iz drugog programa.',
    fix: 'Otkucajte taj red ponovo, bez kopiranja iz poruke ili drugog programa.',
  },
  {
    name: 'Cyrillic letters',
    found: ['G\u0435l sa ćiriličnim slovom.', '\u0433\u0435\u043b'],
    notFound: ['Gel sa latiničnim slovom.'],
    pattern: /(?<![\p{L}\d])[\p{L}\d]*\p{Script=Cyrillic}[\p{L}\d]*/u,
    text: 'U reči „$0“ ima ćiriličnih slova, a ceo sajt je na latinici.',
    fix: 'Otkucajte taj red latinicom.',
  },
  {
    name: 'letters that only look like ordinary ones',
    found: ['𝗮𝗹𝗼𝗲', 'ａｌｏｅ', 'alo\u0301\u0302\u0303e'],
    notFound: ['Aloe', 'café'],
    pattern: /[\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}]+|\p{L}\p{M}{3,}/u,
    text: 'Slova u „$0“ samo liče na obična, pa ih pretraga i čitači ekrana ne prepoznaju.',
    fix: 'Otkucajte tu reč ponovo, običnim slovima.',
    isGrave: true,
  },
  {
    name: 'Serbian letters that another program has broken',
    found: ['VeÄ‡e pakovanje', 'koĹľu', 'Å¡ta', 'â€žgelâ€œ', 'naèin', 'Takoðe', 'Veæe'],
    notFound: ['Veće pakovanje', 'način', 'café', 'Ângelo', 'Ærø'],
    pattern: joinParts(
      'u',
      '[ÃÄÅĹÂâ][\\u0080-\\u00bf€‡‘’“”†ˆ‰‹›Œœ™Ÿľˇ˝„…]', // the two bytes of a letter as two signs
      '|(?<=\\p{L})[èæð](?=\\p{Ll})', // windows-1250 read as windows-1252
    ),
    text: 'Slova č, ć, š, ž, đ su pokvarena, kao „$0“.',
    fix: 'Otkucajte taj red ponovo, ili ga prekopirajte odande gde su slova ispravna.',
    isGrave: true,
  },
  {
    name: 'two letters in one sign',
    found: ['e\ufb01kasan', '\u01c6em'],
    notFound: ['efikasan džem'],
    pattern: /(?<!\p{L})\p{L}*[\ufb00-\ufb06\u01c4-\u01cc]\p{L}*/u,
    text: 'U reči „$0“ su dva slova spojena u jedan znak, kao u PDF-u, pa je pretraga ne nalazi.',
    fix: 'Otkucajte tu reč ponovo.',
  },
  {
    name: 'a sign of the font of another program',
    found: ['\uf0b7 osvežava dah'],
    notFound: ['• osvežava dah'],
    pattern: /(?![\ue200-\ue20f])[\ue000-\uf8ff]/u,
    text: 'U ovom redu je znak iz drugog programa koji se na sajtu ne vidi.',
    fix: 'Obrišite ga. Stavka liste počinje crticom i razmakom: - tekst',
  },
  {
    name: 'a Croatian word',
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
    pattern: wholeWord(...CROATIAN),
    text: 'Reč „$0“ nije srpska, a ceo sajt je na srpskom.',
    fix: 'Prepišite tu rečenicu: tečnost, sistem, lekar, ukus. Reči kupca ostavite kako jesu.',
  },
  {
    name: 'a word twice',
    found: ['Uzmite bocu bocu gela.'],
    notFound: ['Da li se seća?'],
    pattern: /(?<![\p{L}-])(\p{L}+(?: \p{L}+)?) \1(?![\p{L}-])/iu,
    text: 'Reč je napisana dva puta: „$0“.',
    fix: 'Obrišite jednu od njih.',
  },
  {
    name: 'a sentence twice',
    found: ['Ukus je blag. Ukus je blag.'],
    notFound: ['Ukus je blag. Miris je blag.'],
    // Only from the beginning of a sentence, of an item or of a quotation.
    pattern: /(?<=^|[-:*.!?]\s|[„"(*])([^.!?]{9,400}[.!?])\s+\1/u,
    text: 'Ista rečenica stoji dva puta zaredom: „$1“.',
    fix: 'Obrišite jednu od njih.',
  },
  {
    name: 'a warning that has lost its „Ne“',
    found: [
      'Važno: Koristite u slučaju alergije na soju.',
      'Važno: Samo za kožu. Nanosite ga na oštećenu kožu.',
      'Važno: Pijte više od 120 ml dnevno.',
      'Važno: Uzimajte uz antikoagulanse.',
      'Važno: Gutajte.',
    ],
    notFound: [
      'Važno: Ne koristite u slučaju alergije na soju. Ne pijte više od 120 ml.',
      'Pijte više od jedne čaše vode.',
    ],
    pattern: joinParts(
      'u',
      '^Važno:(?:.*\\.)? ', // from the label to the beginning of a sentence
      '((?:Koristi|Nanosi|Uzima|Pij|Pit)\\p{L}*(?: ga| je| ih)? ',
      '(?:u slučaju alergij|ako ste alergičn|na oštećen|uz antikoagulan|više od)\\p{L}*',
      '|Gutajte)',
    ),
    text: 'Upozorenje „$1 …“ počinje bez reči „Ne“.',
    fix: 'Uporedite ga sa deklaracijom. Ako je reč obrisana slučajno, vratite je.',
  },
  {
    name: 'nothing between two signs of a pair',
    found: ['Gel ( )', 'Dugme „“'],
    notFound: ['Gel (čist)'],
    pattern: /\(\s*\)|„\s*“/u,
    text: 'Ovde je prazno mesto kao da je nešto obrisano: „$0“.',
    fix: 'Dopišite ono što nedostaje ili obrišite znakove.',
  },
  {
    name: 'a space beside the wrong side of a sign',
    found: ['Gel , voda i sok.', 'na usnama . Balzam', 'propolis ( pčelinji', 'proizvod )'],
    notFound: ['Gel, voda i sok.', 'propolis (pčelinji)'],
    pattern: /[\p{L}\d] [,;.!?](?![.\d>])|(?<![:;]-?)\( \p{L}|\p{L}[.]? \)/u,
    text: 'Ovde je razmak viška: „$0“.',
    fix: 'Obrišite razmak ispred znaka, a unutar zagrade oba.',
  },
  {
    name: 'a word with two capital letters at its beginning',
    found: ['PIjte 3 puta'],
    notFound: ['Pijte', 'EPA', 'CoQ10'],
    pattern: /(?<!\p{L})\p{Lu}{2}\p{Ll}{3,}/u,
    text: 'Reč „$0“ počinje sa dva velika slova.',
    fix: 'Ispravite drugo slovo.',
  },
  {
    name: 'a hidden hyphen inside a word',
    found: ['dis­kretan'],
    notFound: ['diskretan'],
    pattern: /\p{L}\u00ad\p{L}/u,
    text: 'U ovom redu je nevidljiva crtica iz drugog programa.',
    fix: 'Otkucajte tu reč ponovo.',
  },
  {
    name: 'a warning turned round',
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
    pattern: joinParts(
      'iu',
      '(?<!\\p{L})(?:posle upotrebe (?:pitajte|posavetujte)|bez nadzora odrasl|samo za unutrašnju',
      '|(?<!n(?:ije|isu) (?:ni )?|osim |ni |a ne )za (?:pušače|trudnice))',
    ),
    text: 'Ovde je možda obrnuto ono što piše na deklaraciji: „$0“.',
    fix: 'Uporedite ga sa deklaracijom.',
  },
  {
    name: 'a plural verb where „treba“ has no subject',
    found: ['deklaracije trebaju uporediti'],
    notFound: ['treba uporediti', 'trebaju Vam'],
    pattern: /(?<!\p{L})trebaju \p{L}+ti(?!\p{L})/iu,
    text: '„$0“: ispred infinitiva se piše „treba“.',
    fix: 'Napišite „treba“, ili rečenicu sa „treba da“.',
  },
  {
    name: 'a bracket that is never closed',
    found: ['Gel (boca od 1 l'],
    notFound: ['Gel (boca od 1 l)', 'Radujem se :-(', '[gel](/products'],
    pattern: joinParts(
      'u',
      '(?<![:;]-?|\\])', // except in a smiley and in a link, whose bracket follows ]
      '\\([^()]*$',
    ),
    text: 'Ovde se nešto otvara, a ne zatvara: „$0“.',
    fix: CLOSE,
  },
  {
    name: 'a quotation that is never closed',
    found: ['Dugme „Kupi proizvod'],
    notFound: ['Dugme „Kupi proizvod“'],
    pattern: /„[^„“”"]*$/u,
    text: 'Ovde se nešto otvara, a ne zatvara: „$0“.',
    fix: CLOSE,
  },
  {
    name: 'no space behind a sign',
    found: ['Ukus je blag.Miris takođe.', 'Blag,Voćni'],
    notFound: ['Ukus je blag. Miris takođe.', 'Ime.Prezime@primer.rs'],
    pattern: joinParts(
      'u',
      '(?:(?<!\\p{Ll})\\p{Ll}+[.,;!?]\\p{Lu}\\p{Ll}+|(?<!\\p{Ll})\\p{Ll}{2,}(?:,\\p{Ll}{2,}|\\((?=\\p{L}{2})))',
      '(?!\\S*@)', // an e-mail address may have a dot in front of @
    ),
    text: 'Ispred ili iza znaka nedostaje razmak: „$0“.',
    fix: 'Otkucajte ga.',
  },
  {
    name: 'a sign twice',
    found: ['Ukus je blag..', 'Gel,, voda', 'Zašto??', 'Pazite!!'],
    notFound: ['Ukus je blag...', 'Košta 500 din..'],
    pattern: joinParts(
      'u',
      ',,|;;|!!|%%|\\?\\?|',
      '\\p{L}(?<!din)', // „din..“: the dot of the abbreviation and of the sentence
      '\\.\\.(?![./])', // not three dots, and not the path ../
    ),
    text: 'Isti znak je otkucan dva puta: „$0“.',
    fix: 'Obrišite jedan od njih.',
  },
];
