// Words and signs that are a mistake anywhere in a text.
import { joinParts, type PatternRule } from '../pattern-rule.ts';
import { LEFTOVERS } from './leftover-patterns.ts';
import { UNITS } from './units.ts';

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

/** Characters without a width, and those that change the direction of writing. */
const UNSEEN = '\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069';

/** Words that people often type without č, ć, š, ž and đ, and that are no other word when typed so. */
const WITHOUT_ACCENTS = [
  'moze(?:te|mo)?',
  'vise',
  'jos',
  'vec',
  'nece',
  'nista',
  'cesto',
  'secer\\p{L}*',
  'kasicic\\p{L}*',
  'narucit\\p{L}*',
  'posaljit\\p{L}*',
  'odlic(?:an|no|na)',
  'proizvodac\\p{L}*',
  'osecaj\\p{L}*',
  'zelit\\p{L}*',
  'vlazn\\p{L}*',
  'cas[aeiu]',
];

/** Croatian and ijekavian words, as chat programs write them, that are no word of Serbian ekavian. */
const IJEKAVIAN = [
  'uvijek',
  'prije',
  'poslije',
  'tijekom',
  'tko',
  'mlijek\\p{L}*',
  'lijek\\p{L}*',
  'liječ\\p{L}*',
  'cijel\\p{L}*',
  'lijep\\p{L}*',
  'bijel[aei]?',
  'tijel\\p{L}*',
  'cvijet[au]?',
  'riječ\\p{L}*',
  'vrijem\\p{L}*',
  'djec\\p{L}*',
  'djetet\\p{L}*',
  'osjetljiv\\p{L}*',
  'osjeća\\p{L}*',
  'savjet\\p{L}*',
  'mjesec\\p{L}*',
  'mjest\\p{L}*',
  'smjes\\p{L}*',
  '(?:pro|iz)?miješ\\p{L}*',
  '(?:pri)?mijen\\p{L}*',
  'namijenjen\\p{L}*',
  'svjež\\p{L}*',
  'tvrtk\\p{L}*',
  'uporab\\p{L}*',
  'obitelj\\p{L}*',
  'okus\\p{L}*',
  'dodat\\p{L}+ prehrani',
  'tjed(?:an|n\\p{L}*)',
];

/** The end of an e-mail address in a field. */
const END_OF_ADDRESS = '(?=["\\s]*$)';
const PIECES = '(?:tablet|kapsul|kesic)';

/** A number in which the letter O, l or I stands for a digit: „33O“, „l20“. */
const DIGITS_WITH_LETTER = '(?:\\d[\\d.,]*[OolI]|[OolI]\\d)[\\dOolI]*';

/** „htps“ and other wrong forms of „https“, also the right one for a colon that is missing behind it. */
const MISTYPED_HTTPS = '(?:htt?ps?|hhttps?|httsp|httos|htpps|ttps?)';

/** How a phone, a chat program or a screen names a picture: „IMG_2041“, „WhatsApp Image 2026-11-12 at 14.03“. */
const FILE_NAME = '.+\\.(?:jpe?g|png|gif|webp|avif|svg|hei[cf])';
const CAMERA_WORDS = [
  'whatsapp image',
  'screenshot',
  'snimak ekrana',
  'slika',
  'fotka',
  'fotografija',
  'foto',
  'photo',
  'image',
  'picture',
  'img',
  'dsc',
  'pxl',
].join('|');
const CAMERA_NUMBER = '(?:[\\s\\d_().:-]|wa|at)*';

const FROM_10 = '[1-9]\\d+';
const FROM_40 = '(?:[4-9]\\d|\\d{3,})';
const FROM_200 = '(?:[2-9]\\d\\d|\\d{4,})';
const FROM_300 = '(?:[3-9]\\d\\d|\\d{4,})';

/** A number and a space, unless it is this number. */
const numberOtherThan = (right: number) => `(?<!\\d)(?!${right}\\s)\\d+\\s`;

const COMPARE = 'Uporedite sa deklaracijom.';
const MUCH = 'Količina je neobično velika: „$0“.';
const END_MAIL = 'Proverite kraj e-mail adrese: $0';
const CURE_MAIL = 'Uporedite je slovo po slovo, na primer sa: @gmail.com';
const CLOSE = 'Na kraju stavite drugi znak para: (…), „…“';

/** Applied to a line without the addresses in it. */
export const WORD_PATTERNS: readonly PatternRule[] = [
  ...LEFTOVERS,
  {
    name: "one of the manufacturer's brands",
    pattern: wholeWord(...BRANDS),
    says: 'Naziv „$0“ je iz asortimana proizvođača i ne sme da stoji na sajtu.',
    cure: 'Opišite proizvod opštim imenom, na primer: aloe vera gel',
    isGrave: true,
    examples: [
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
    counterExamples: ['Aloe vera gel za piće.', 'Vitamin C90'],
  },
  {
    name: 'an invisible character',
    pattern: new RegExp(`[${UNSEEN}]`),
    says: 'U ovom redu je nevidljiv znak iz drugog programa.',
    cure: 'Otkucajte taj red ponovo, bez kopiranja iz poruke ili drugog programa.',
    examples: ['Aloe\u200b vera'],
    counterExamples: ['Aloe\u00advera'],
  },
  {
    name: 'Cyrillic letters',
    pattern: /[\p{L}\d]*\p{Script=Cyrillic}[\p{L}\d]*/u,
    says: 'U reči „$0“ ima ćiriličnih slova, a ceo sajt je na latinici.',
    cure: 'Otkucajte taj red latinicom.',
    examples: ['Gеl sa ćiriličnim slovom.', 'гел'],
    counterExamples: ['Gel sa latiničnim slovom.'],
  },
  {
    name: 'a misspelled name of a mail service',
    pattern: new RegExp(
      `@(gmial|gmai|gmal|gamil|gmil|gmaill|gnail|hotmial|hotmal|hotmai|yaho|yahooo|outlok)\\.com${END_OF_ADDRESS}`,
      'i',
    ),
    says: END_MAIL,
    cure: CURE_MAIL,
    examples: [
      'email: ana@gmial.com',
      'ana@gmai.com',
      'ana@hotmal.com',
      'ana@yaho.com',
      'ana@outlok.com',
    ],
    counterExamples: ['email: ana@gmail.com', 'ana@gmial.com je pogrešno'],
  },
  {
    name: 'a mail service with a wrong top-level domain',
    pattern: new RegExp(
      `@(gmail|hotmail|yahoo|outlook)\\.(con|cm|co|om|comm|rs)${END_OF_ADDRESS}`,
      'i',
    ),
    says: END_MAIL,
    cure: CURE_MAIL,
    examples: ['email: ana@gmail.con', 'ana@yahoo.cm', 'ana@gmail.rs', 'ana@outlook.co'],
    counterExamples: ['email: ana@primer.co'],
  },
  {
    name: 'a letter O, l or I among the digits of an amount',
    pattern: new RegExp(`(?<![\\p{L}\\d])${DIGITS_WITH_LETTER}(?=\\s?${UNITS}(?!\\p{L}))`, 'u'),
    says: 'U količini „$0“ je slovo umesto cifre.',
    cure: 'Napišite je ciframa: nulu i jedinicu, a ne slova O i l.',
    examples: ['Boca od 33O ml.', 'l20 kapi', '5O µg', '1O0 g'],
    counterExamples: ['Boca od 330 ml.', 'vitamin B1 mg'],
  },
  {
    name: 'a word twice',
    pattern: /(?<![\p{L}-])(\p{L}+) \1(?![\p{L}-])/iu,
    says: 'Reč je napisana dva puta: „$0“.',
    cure: 'Obrišite jednu od njih.',
    examples: ['Uzmite bocu bocu gela.'],
    counterExamples: ['Da li se seća?'],
  },
  {
    name: 'letters decoded by the wrong encoding',
    pattern: joinParts(
      'u',
      '[\\p{L}\\d]*',
      '(?:Å[¡¾\\u00a0]|Ä[‡‘\\u008d\\u0087])', // š, ž, Š; ć, đ, č, ć in two other encodings
      '[\\p{L}\\d]*',
    ),
    says: 'U reči „$0“ su slova koja je drugi program pogrešno pročitao.',
    cure: 'Otkucajte tu reč ponovo.',
    examples: ['Å¡ejk od vanile', 'koÅ¾a', 'Ä‡elija'],
    counterExamples: ['šejk od vanile'],
  },
  {
    name: 'a time to withdraw from a purchase that is not 14 days',
    pattern: joinParts(
      'iu',
      // The terms of cooperation are other than those of a purchase.
      '(?<!saradnj[^.]*)(?:odust|predomisl)(?![^.]*saradnj)',
      '(?:(?!vrati)[^.\\d])*', // a time to return is another row
      numberOtherThan(14),
      '(?:\\p{L}+ )?dana', // „7 radnih dana“
    ),
    says: 'Rok za odustanak od kupovine na daljinu je po zakonu 14 dana: „$0“.',
    cure: 'Ispravite ga.',
    examples: [
      'Od kupovine možete da odustanete u roku od 7 dana.',
      'Ako se predomislite, imate 7 radnih dana.',
    ],
    counterExamples: [
      'Od kupovine možete da odustanete u roku od 14 dana.',
      'Od saradnje odustajete u roku od 30 dana.',
    ],
  },
  {
    name: 'a time to return a purchase that is shorter than 14 days',
    pattern: joinParts(
      'iu',
      '(?<!\\p{L})vrati(?:te|ti)(?![^.]*saradnj)',
      '[^.]*?(?<!\\d)(?:[1-9]|1[0-3])\\s(?:\\p{L}+ )?dana',
    ),
    says: 'Rok za vraćanje kupljenog na daljinu je po zakonu bar 14 dana: „$0“.',
    cure: 'Ispravite ga.',
    examples: ['Kupljeno možete da vratite u roku od 3 dana.', 'Možete ga vratiti 10 radnih dana.'],
    counterExamples: ['Kupljeno možete da vratite u roku od 30 dana.', 'Vratite poklopac na bocu.'],
  },
  {
    name: 'a warning that has lost its „Ne“',
    pattern: joinParts(
      'u',
      '^\\*\\*Važno:\\*\\*(?:.*\\.)? ', // from the label to the beginning of a sentence
      '((?:Koristi|Nanosi|Uzima|Pij|Pit)\\p{L}*(?: ga| je| ih)? ',
      '(?:u slučaju alergij|ako ste alergičn|na oštećen|uz antikoagulan|više od)\\p{L}*',
      '|Gutajte)',
    ),
    says: 'Upozorenje „$1 …“ počinje bez reči „Ne“.',
    cure: 'Uporedite ga sa deklaracijom. Ako je reč obrisana slučajno, vratite je.',
    examples: [
      '**Važno:** Koristite u slučaju alergije na soju.',
      '**Važno:** Samo za kožu. Nanosite ga na oštećenu kožu.',
      '**Važno:** Pijte više od 120 ml dnevno.',
      '**Važno:** Uzimajte uz antikoagulanse.',
      '**Važno:** Gutajte.',
    ],
    counterExamples: [
      '**Važno:** Ne koristite u slučaju alergije na soju. Ne pijte više od 120 ml.',
      'Pijte više od jedne čaše vode.',
    ],
  },
  {
    name: 'milligrams as the contents of a bottle or a tube',
    pattern: joinParts(
      'iu',
      '(?<!\\p{L})(?:boc|tub|flaš|tegl)\\p{L}*(?: od)? \\d[\\d.,]* ?mg(?!\\p{L})',
      '|^facts: ["\']?\\d[\\d.,]* ?mg *(?:·|$)', // „473 mg · za lice“
    ),
    says: 'Pakovanje u miligramima je neobično malo: „$0“.',
    cure: 'Uporedite ga sa deklaracijom: možda je ml ili g.',
    examples: ['facts: boca od 330 mg', 'tuba 130 mg', 'facts: 473 mg · za lice i telo'],
    counterExamples: ['facts: boca od 330 ml', 'facts: 500 mg vitamina C · 60 tableta'],
  },
  {
    name: 'a time to answer a request about personal data that is not 30 days',
    pattern: joinParts('u', numberOtherThan(30), 'dana od prijema zahteva'),
    says: 'Na zahtev u vezi sa podacima o ličnosti odgovara se u roku od 30 dana: „$0“.',
    cure: 'Ispravite ga.',
    examples: ['Odgovaram u roku od 60 dana od prijema zahteva.'],
    counterExamples: ['Odgovaram u roku od 30 dana od prijema zahteva.'],
  },
  {
    name: 'ten tablets a day, or more',
    pattern: joinParts(
      'u',
      `(?<!\\d)(?:${FROM_10} ${PIECES}\\p{L}* dnevno|`,
      `dnevno po ${FROM_10} ${PIECES})`,
    ),
    says: MUCH,
    cure: COMPARE,
    examples: [
      'Uzimajte 20 tableta dnevno.',
      'Uzimajte dnevno po 10 tableta.',
      'Uzimajte 30 kapsula dnevno.',
      'Pijte 12 kesica dnevno.',
    ],
    counterExamples: ['Uzimajte 2 tablete dnevno.'],
  },
  {
    name: '300 ml a day, or more',
    pattern: new RegExp(`(?<!\\d)(?:${FROM_300} ml dnevno|dnevno po ${FROM_300} ml)`, 'u'),
    says: MUCH,
    cure: COMPARE,
    examples: ['Pijte 400 ml dnevno.', 'Pijte dnevno po 300 ml.', 'Pijte 1000 ml dnevno.'],
    counterExamples: ['Pijte 120 ml dnevno.'],
  },
  {
    name: 'ten litres, or more',
    pattern: new RegExp(`(?<![\\d,.])${FROM_10} l(?![\\p{L}/])`, 'u'),
    says: MUCH,
    cure: 'Uporedite sa deklaracijom: možda su mililitri (ml).',
    examples: ['Rastvorite u 240 l vode.', '330 l'],
    counterExamples: ['Rastvorite u 1 l vode.', '3,6 l', '240 ml', '12 listova'],
  },
  {
    name: 'storage in a heat of 40 °C, or more',
    pattern: joinParts('u', `Čuvanje:.*(?<!\\d)(${FROM_40} ?°C)`),
    says: 'Temperatura u pasusu „Čuvanje“ je neobično visoka: „$1“.',
    cure: COMPARE,
    examples: ['**Čuvanje:** na tamnom mestu, do 52 °C.', '**Čuvanje:** do 250 °C.'],
    counterExamples: ['**Čuvanje:** na tamnom mestu, do 25 °C.'],
  },
  {
    name: '200 days after opening, or more',
    pattern: joinParts('u', `otvaranj.*(?<!\\d)(${FROM_200} dana)`),
    says: 'Rok posle otvaranja je neobično dug: „$1“.',
    cure: COMPARE,
    examples: ['Posle otvaranja trošite 300 dana.', 'Posle otvaranja trošite 1000 dana.'],
    counterExamples: ['Posle otvaranja trošite 30 dana.'],
  },
  {
    name: 'milligrams of what is measured in micrograms',
    pattern: joinParts(
      'iu',
      '(?<![\\d,])[1-9]\\d*(?:,\\d+)? mg ', // vitamin A may be 0,8 mg
      '(?:vitamina? (?:A|B12|D|K)|biotina|folne|selena|joda|hroma)(?![\\p{L}\\d])',
    ),
    says: 'Ovo se meri u mikrogramima, a u tekstu su miligrami: „$0“.',
    cure: 'Uporedite sa deklaracijom; mikrogram se piše ovako: µg',
    examples: [
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
    counterExamples: ['10 µg vitamina D', '80 mg vitamina C', '0,8 mg vitamina A', '12 mg dnevno'],
  },
  {
    name: 'a decimal point',
    pattern: joinParts(
      'u',
      '(?<![\\d.])\\d+\\.\\d{1,2} ?', // with three digits it is the point of thousands
      '(?:g|kg|l|ml|mg|µg|%)(?![\\p{L}\\d])',
    ),
    says: 'U broju „$0“ stoji tačka.',
    cure: 'Decimale odvojite zarezom, na primer: 92,1 g',
    examples: [
      'facts: 92.1 g',
      '1.5 kg',
      '0.33 l',
      '2.5 ml',
      '1.4 mg',
      '2.5 µg',
      'L-arginin 51.5%',
    ],
    counterExamples: ['92,1 g', '1.300 g', 'Od 12.11. traje 2 g'],
  },
  {
    name: 'more than 100 percent',
    pattern: joinParts(
      '',
      '(?<![\\d,.])(?!100 ?%)\\d{3,}(?:,\\d+)? ?%',
      '(?! *(?:preporu|PU|NRV|RI|RDA|dnevn))', // the recommended daily intake may be exceeded
    ),
    says: 'Procenat je veći od 100: „$0“.',
    cure: 'Uporedite ga sa deklaracijom.',
    examples: ['Gel aloe vere 997%.', 'Gel 100,5%'],
    counterExamples: [
      'Vitamin C: 150% preporučenog unosa.',
      'Cink: 150% PU',
      'Cink: 200% dnevnih potreba',
      '100%',
    ],
  },
  {
    name: 'a bracket that is never closed',
    pattern: joinParts(
      'u',
      '(?<![:;]-?|\\])', // except in a smiley and in a link, whose bracket follows ]
      '\\([^()]*$',
    ),
    says: 'Ovde se nešto otvara, a ne zatvara: „$0“.',
    cure: CLOSE,
    examples: ['Gel (boca od 1 l'],
    counterExamples: ['Gel (boca od 1 l)', 'Radujem se :-(', '[gel](/products'],
  },
  {
    name: 'a quotation that is never closed',
    pattern: /„[^„“”"]*$/u,
    says: 'Ovde se nešto otvara, a ne zatvara: „$0“.',
    cure: CLOSE,
    examples: ['Dugme „Kupi proizvod'],
    counterExamples: ['Dugme „Kupi proizvod“'],
  },
  {
    name: 'a sentence twice',
    pattern: /([^.!?]{9,}[.!?])\s+\1/u,
    says: 'Ista rečenica stoji dva puta zaredom: „$1“.',
    cure: 'Obrišite jednu od njih.',
    examples: ['Ukus je blag. Ukus je blag.'],
    counterExamples: ['Ukus je blag. Miris je blag.'],
  },
  {
    name: 'what remains after a deletion',
    pattern: /[\p{L}\d] ,|\(\s*\)|„\s*“/u,
    says: 'Ovde je prazno mesto kao da je nešto obrisano: „$0“.',
    cure: 'Dopišite ono što nedostaje ili obrišite razmak ispred zareza.',
    examples: ['Gel , voda i sok.', 'Gel ( )', 'Dugme „“'],
    counterExamples: ['Gel, voda i sok.'],
  },
  {
    name: 'no space behind a sign',
    pattern: joinParts(
      'u',
      '\\p{Ll}+[.,;!?]\\p{Lu}\\p{Ll}+',
      '(?!\\S*@)', // an e-mail address may have a dot in front of @
    ),
    says: 'Iza znaka nedostaje razmak: „$0“.',
    cure: 'Otkucajte ga.',
    examples: ['Ukus je blag.Miris takođe.', 'Blag,Voćni'],
    counterExamples: ['Ukus je blag. Miris takođe.', 'Ime.Prezime@primer.rs'],
  },
  {
    name: 'a sign twice',
    pattern: joinParts(
      'u',
      ',,|;;|!!|\\?\\?|',
      '\\p{L}(?<!din)', // „din..“: the dot of the abbreviation and of the sentence
      '\\.\\.(?![./])', // not three dots, and not the path ../
    ),
    says: 'Isti znak je otkucan dva puta: „$0“.',
    cure: 'Obrišite jedan od njih.',
    examples: ['Ukus je blag..', 'Gel,, voda', 'Zašto??', 'Pazite!!'],
    counterExamples: ['Ukus je blag...', 'Košta 500 din..'],
  },
  {
    name: 'a word without its accents',
    pattern: new RegExp(
      `(?<![\\p{L}./-])(?:${WITHOUT_ACCENTS.join('|')})(?![\\p{L}-]|\\.\\w)`,
      'iu',
    ),
    says: 'Reč „$0“ je napisana bez kvačice.',
    cure: 'Otkucajte taj red sa slovima č, ć, š, ž i đ.',
    examples: [
      'Ne treba vise od dve kapsule.',
      'Mozemo da probamo.',
      'Jos malo',
      'Vec od danas',
      'Nece',
      'Nista',
      'Cesto',
      'Secera',
      '2 kasicice',
      'Narucite',
      'Posaljite',
      'Odlican',
      'proizvodaca',
      'Osecaj',
      'Zelite',
      'vlazna',
      'dve case',
    ],
    counterExamples: ['Ne treba više od dve kapsule.', 'Časa istorije'],
  },
  {
    name: 'an ijekavian or a Croatian word',
    pattern: wholeWord(...IJEKAVIAN),
    says: 'Reč „$0“ nije ekavska, a ceo sajt je na srpskom, ekavicom.',
    cure: 'Prepišite tu rečenicu ekavicom: mleko, uvek, pre, ukus. Reči kupca ostavite kako jesu.',
    examples: [
      'Uvijek',
      'prije upotrebe',
      'poslije',
      'tijekom dana',
      'tko',
      'sa mlijekom',
      'nije lijek',
      'Ne liječi',
      'cijelu',
      'lijep',
      'bijela',
      'tijela',
      'cvijet',
      'riječi',
      'vrijeme',
      'djeca',
      'djetetu',
      'osjetljiva',
      'osjećaj',
      'savjet',
      'mjeseca',
      'mjestu',
      'smjesa',
      'promiješajte',
      'izmiješajte',
      'miješa',
      'mijenja',
      'primijenite',
      'namijenjen',
      'svježi',
      'tvrtke',
      'uporabe',
      'obitelj',
      'okusa',
      'dodatak prehrani',
      'tjedan',
      'tjedna',
    ],
    counterExamples: ['uvek', 'prijem', 'prehrambene izjave', 'Bijeljina', 'Cvijetić', 'pokusaj'],
  },
  {
    name: 'an address with a mistyped beginning',
    // Except in a field that holds an address alone: its schema has a message for that.
    pattern: joinParts(
      'iu',
      '(?<!^\\s*\\w+: .*|[\\p{L}\\d])',
      `${MISTYPED_HTTPS}(?:[:;]?\\/+|[:;])\\S+`, // „htps://…“, „https//…“, „https;…“
    ),
    says: 'Adresa nije tačno napisana: $0',
    cure: 'Počnite je sa https://',
    examples: [
      'Pogledajte htps://primer.rs',
      'Pogledajte https//primer.rs',
      'Pogledajte http;//primer.rs',
    ],
    counterExamples: ['link: htps://primer.rs'],
  },
];

/** Applied to the whole line, addresses included. */
export const LINE_PATTERNS: readonly PatternRule[] = [
  {
    name: 'an address with an extra character',
    pattern: new RegExp(
      [
        `https?:\\/\\/\\S*[${UNSEEN}]`,
        `https?:\\/\\/(?:https?:|[^\\s/?)"']*,\\w)`,
        `^\\s*\\w+: https?:\\/\\/\\S*[,;]$`,
      ].join('|'),
    ),
    says: 'U adresi je znak viška, pa veza ne radi.',
    cure: 'Otkucajte adresu ponovo: jedno https://, bez zareza, a na kraju bez tačke.',
    isGrave: true,
    examples: [
      'shop_url: https://https://prodavnica.rs',
      'link: https://primer,rs',
      'link: https://primer.rs,',
    ],
    counterExamples: ['shop_url: https://prodavnica.rs'],
  },
  {
    name: 'an address with a tracking parameter',
    pattern: /https?:\/\/[^\s)"']*[?&](fbclid|gclid|igshid)=/,
    says: 'Adresa je prekopirana zajedno sa oznakom za praćenje („$1“).',
    cure: 'Obrišite iz adrese sve od te oznake do kraja, zajedno sa znakom ? ili & ispred nje.',
    examples: [
      'link: https://prodavnica.rs/gel?fbclid=IwAR1',
      'https://primer.rs/gel?a=1&igshid=x',
      'https://primer.rs/?gclid=x',
    ],
    counterExamples: ['link: https://prodavnica.rs/gel?boja=1'],
  },
  {
    name: 'a description of a picture that describes nothing',
    pattern: new RegExp(
      `^[\\s-]*alt: *["']?(?=[^\\s"'])(${FILE_NAME}|(?:${CAMERA_WORDS})?${CAMERA_NUMBER})["']?$`,
      'i',
    ),
    says: 'Opis slike „$1“ ne kaže šta se na njoj vidi.',
    cure: 'Napišite jednom rečenicom šta se na njoj vidi, na primer: Bela boca gela i list aloe vere',
    examples: [
      'alt: IMG_2041',
      'alt: boca.jpg',
      'alt: Snimak ekrana 2026-11-03',
      '- alt: "DSC 0001"',
      'alt: WhatsApp Image 2026-11-12 at 14.03',
    ],
    counterExamples: ['alt: Slika bele boce gela'],
  },
  {
    name: 'quotation marks of a text around a field',
    pattern: joinParts(
      'u',
      '^[\\s-]*(\\w+): *[„“”‟‘’»«]',
      '(?!.*[“”»].*\\p{L})', // not where words follow the closing mark: „Ovo“ i drugo
      '.*[“”’"»«]\\s*$',
    ),
    says: 'Navodnici oko polja „$1“ vide se na sajtu, jer nisu pravi (").',
    cure: 'Obrišite ih.',
    examples: ['name: „Aloe vera gel“', 'name: »Gel«', 'name: ”Gel"'],
    counterExamples: ['title: „Ovo nije za Vas“ i druge rečenice'],
  },
  {
    name: 'the word „iz“ in front of the town',
    pattern: /^town: *["']?iz\s.*/i,
    says: 'Ispred mesta sajt sam piše „iz“.',
    cure: 'Upišite samo mesto u genitivu, na primer: town: Novog Sada',
    examples: ['town: iz Novog Sada'],
    counterExamples: ['town: Novog Sada'],
  },
  {
    name: 'a numbered item without its space',
    pattern: /^\d+\.\*\*.*/,
    says: '„$0“ se na sajtu vidi onako kako je napisano.',
    cure: 'Iza broja i tačke stavite razmak: 2. **Tekst**',
    examples: ['2.**Deklaracije.** Čitamo ih zajedno.'],
    counterExamples: ['2. **Deklaracije.** Čitamo ih zajedno.'],
  },
  {
    name: 'a town that is not in the genitive',
    // The genitive of a town never ends in a consonant.
    pattern: /^town: *["']?([^"']*[bcčćdđfghjklmnprsštvzž])["']?\s*$/iu,
    says: 'Sajt piše „iz $1“.',
    cure: 'Upišite mesto u genitivu, na primer: town: Novog Sada',
    examples: ['town: Novi Sad'],
    counterExamples: ['town: Novog Sada'],
  },
  {
    name: 'the addresses of two networks exchanged',
    pattern: /^facebook_url:.*instagram\.|^instagram_url:.*(facebook|fb)\./,
    says: 'Ova adresa je sa druge mreže: $0',
    cure: 'Proverite da li su veze ka Facebooku i Instagramu zamenile mesta.',
    examples: ['facebook_url: https://www.instagram.com/ana', 'instagram_url: https://fb.com/ana'],
    counterExamples: ['facebook_url: https://www.facebook.com/ana'],
  },
];
