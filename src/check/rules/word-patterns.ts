// Words and signs that are a mistake anywhere in a text.
import type { PatternRule } from '../pattern-rule.ts';

/** One of these words, not as a part of a longer word. */
const wholeWord = (...words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\d])(${words.join('|')})(?![\\p{L}\\d])`, 'iu');

/** The manufacturer's names of products and lines: a reseller may not use them on a site of her own. */
const BRANDS = [
  ...['forever', 'flp', 'argi\\+', 'c9', 'clean 9', 'vital5', 'arctic sea', 'nature-min'],
  ...['ivision', 'vitolize', 'aloe first', 'bright toothgel', 'ever-shield', 'aloe lips'],
  ...['cardiohealth', 'nutraq10', 'lite ultra', 'berry nectar', 'aloe peaches', 'aloe blossom'],
  'lutemax',
];

/** Characters without a width, and those that change the direction of writing. */
const UNSEEN = '\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069';

/** Words that people often type without č, ć, š, ž and đ, and that are no other word when typed so. */
const WITHOUT_ACCENTS = [
  ...['moze(?:te|mo)?', 'vise', 'jos', 'vec', 'nece', 'nista', 'cesto', 'secer\\p{L}*'],
  ...['kasicic\\p{L}*', 'narucit\\p{L}*', 'posaljit\\p{L}*', 'odlic(?:an|no|na)'],
  ...['proizvodac\\p{L}*', 'osecaj\\p{L}*', 'zelit\\p{L}*', 'vlazn\\p{L}*', 'cas[aeiu]'],
];

/** The end of an e-mail address in a field. */
const END_OF_ADDRESS = '(?=["\\s]*$)';
const PIECES = '(?:tablet|kapsul|kesic)';
const UNITS = '(?:ml|mg|g|kg|l|µg|%|°|kapi|tablet|kapsul)';

/** Signs in place of a word that is not known yet. */
const GAP = '(?:…|\\.{3}|_{2,}|\\?{2,})';
/** Not in a field of `open_questions`, which may hold a sentence with gaps. */
const NOT_IN_A_QUESTION = '(?<!^\\s*(?:- )?(?:ready|question): .*)';

/** A number in which the letter O, l or I stands for a digit: „33O“, „l20“. */
const DIGITS_WITH_LETTER = '(?:\\d+[.,]?)*\\d*[OolI]\\d*(?<=\\d[OolI]|[OolI]\\d)';

/** „htps“ and other wrong forms of „https“, also the right one for a colon that is missing behind it. */
const MISTYPED_HTTPS = '(?:htt?ps?|hhttps?|httsp|httos|htpps|ttps?)';

/** How a phone, a chat program or a screen names a picture: „IMG_2041“, „WhatsApp Image 2026-11-12 at 14.03“. */
const FILE_NAME = '.+\\.(?:jpe?g|png|gif|webp|avif|svg|hei[cf])';
const CAMERA_WORDS = [
  ...['whatsapp image', 'screenshot', 'snimak ekrana', 'slika', 'fotka', 'fotografija'],
  ...['foto', 'photo', 'image', 'picture', 'img', 'dsc', 'pxl'],
].join('|');
const CAMERA_NUMBER = '(?:[\\s\\d_().:-]|wa|at)*';

/** The day and the time with which a chat program begins a message: „12.11.2026, 14:03“. */
const CHAT_DAY = '\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}\\.?';
const CHAT_TIME = '\\d{1,2}[:.]\\d\\d(?::\\d\\d)?';

const FROM_300 = '(?:[3-9]\\d\\d|\\d{4,})';

const COMPARE = 'Uporedite je sa deklaracijom.';
const MUCH = 'Količina je neobično velika: „$0“.';
const END_MAIL = 'Proverite kraj e-mail adrese: $0';
const CURE_MAIL = 'Uporedite je slovo po slovo, na primer sa: @gmail.com';
const CLOSE = 'Na kraju stavite drugi znak para: (…), „…“';

/** Applied to a line without the addresses in it. */
export const WORD_PATTERNS: readonly PatternRule[] = [
  {
    name: "one of the manufacturer's brands",
    pattern: wholeWord(...BRANDS),
    says: 'Naziv „$0“ je iz asortimana proizvođača i ne sme da stoji na sajtu.',
    cure: 'Opišite proizvod opštim imenom, na primer: aloe vera gel',
    isGrave: true,
    example: 'Forever gel za piće.',
    counterExample: 'Aloe vera gel za piće.',
  },
  {
    name: 'an invisible character',
    pattern: new RegExp(`[${UNSEEN}]`),
    says: 'U ovom redu je nevidljiv znak iz drugog programa.',
    cure: 'Otkucajte taj red ponovo, bez kopiranja iz poruke ili drugog programa.',
    example: 'Aloe\u200b vera',
    counterExample: 'Aloe\u00advera',
  },
  {
    name: 'Cyrillic letters',
    pattern: /[\p{L}\d]*\p{Script=Cyrillic}[\p{L}\d]*/u,
    says: 'U reči „$0“ ima ćiriličnih slova, a ceo sajt je na latinici.',
    cure: 'Otkucajte taj red latinicom.',
    example: 'Gеl sa ćiriličnim slovom.',
    counterExample: 'Gel sa latiničnim slovom.',
  },
  {
    name: 'a misspelled name of a mail service',
    pattern: new RegExp(
      `@(gmial|gmai|gmal|gamil|gmil|gmaill|gnail|hotmial|hotmal|hotmai|yaho|yahooo|outlok)\\.com${END_OF_ADDRESS}`,
      'i',
    ),
    says: END_MAIL,
    cure: CURE_MAIL,
    example: 'email: ana@gmial.com',
    counterExample: 'email: ana@gmail.com',
  },
  {
    name: 'a mail service with a wrong top-level domain',
    pattern: new RegExp(
      `@(gmail|hotmail|yahoo|outlook)\\.(con|cm|co|om|comm|rs)${END_OF_ADDRESS}`,
      'i',
    ),
    says: END_MAIL,
    cure: CURE_MAIL,
    example: 'email: ana@gmail.con',
    counterExample: 'email: ana@primer.co',
  },
  {
    name: 'a letter O, l or I among the digits of an amount',
    pattern: new RegExp(`(?<![\\p{L}\\d])${DIGITS_WITH_LETTER}(?=\\s?${UNITS}(?!\\p{L}))`, 'u'),
    says: 'U količini „$0“ je slovo umesto cifre.',
    cure: 'Napišite je ciframa: nulu i jedinicu, a ne slova O i l.',
    example: 'Boca od 33O ml.',
    counterExample: 'Boca od 330 ml.',
  },
  {
    name: 'a word twice',
    pattern: /(?<![\p{L}-])(\p{L}+) \1(?![\p{L}-])/iu,
    says: 'Reč je napisana dva puta: „$0“.',
    cure: 'Obrišite jednu od njih.',
    example: 'Uzmite bocu bocu gela.',
    counterExample: 'Da li se seća?',
  },
  {
    name: 'letters decoded by the wrong encoding',
    pattern: /[\p{L}\d]*(?:Å[¡¾\u00a0]|Ä[‡‘\u008d\u0087])[\p{L}\d]*/u,
    says: 'U reči „$0“ su slova koja je drugi program pogrešno pročitao.',
    cure: 'Otkucajte tu reč ponovo.',
    example: 'Å¡ejk od vanile',
    counterExample: 'šejk od vanile',
  },
  {
    name: 'a time to withdraw from a purchase that is not 14 days',
    // The terms of cooperation are other than those of a purchase.
    pattern: /(?:odust|predomisl)(?![^.]*saradnj)[^.]*?(?<!\d)(?!14\s)\d+\s(?:\p{L}+ )?dana/iu,
    says: 'Rok za odustanak od kupovine na daljinu je po zakonu 14 dana: „$0“.',
    cure: 'Ispravite ga.',
    example: 'Od kupovine možete da odustanete u roku od 7 dana.',
    counterExample: 'Od kupovine možete da odustanete u roku od 14 dana.',
  },
  {
    name: 'a time to answer a request about personal data that is not 30 days',
    pattern: /(?<!\d)(?!30\s)\d+\sdana od prijema zahteva/u,
    says: 'Na zahtev u vezi sa podacima o ličnosti odgovara se u roku od 30 dana: „$0“.',
    cure: 'Ispravite ga.',
    example: 'Odgovaram u roku od 60 dana od prijema zahteva.',
    counterExample: 'Odgovaram u roku od 30 dana od prijema zahteva.',
  },
  {
    name: 'a wrong emergency number',
    pattern: /(?:hitn\p{L}* |zovite )[^\d.]{0,20}(?!19[234]|112)(?<!\d)\d{3}(?![\d ]*\d)/iu,
    says: 'Proverite broj: „$0“.',
    cure: 'Hitna pomoć je 194.',
    example: 'Odmah pozovite 149.',
    counterExample: 'Odmah pozovite 194.',
  },
  {
    name: 'ten tablets a day, or more',
    pattern: new RegExp(
      `(?<!\\d)(?:[1-9]\\d+ ${PIECES}\\p{L}* dnevno|dnevno po [1-9]\\d+ ${PIECES})`,
      'u',
    ),
    says: MUCH,
    cure: COMPARE,
    example: 'Uzimajte 20 tableta dnevno.',
    counterExample: 'Uzimajte 2 tablete dnevno.',
  },
  {
    name: '300 ml a day, or more',
    pattern: new RegExp(`(?<!\\d)(?:${FROM_300} ml dnevno|dnevno po ${FROM_300} ml)`, 'u'),
    says: MUCH,
    cure: COMPARE,
    example: 'Pijte 400 ml dnevno.',
    counterExample: 'Pijte 120 ml dnevno.',
  },
  {
    name: 'storage in a heat of 40 °C, or more',
    pattern: /Čuvanje:.*(?<!\d)(?:[4-9]\d|\d{3,}) ?°C/u,
    says: MUCH,
    cure: COMPARE,
    example: '**Čuvanje:** na tamnom mestu, do 52 °C.',
    counterExample: '**Čuvanje:** na tamnom mestu, do 25 °C.',
  },
  {
    name: '200 days after opening, or more',
    pattern: /otvaranj.*(?<!\d)[2-9]\d\d dana/u,
    says: MUCH,
    cure: COMPARE,
    example: 'Posle otvaranja trošite 300 dana.',
    counterExample: 'Posle otvaranja trošite 30 dana.',
  },
  {
    name: 'more than 100 percent',
    // A product may contain more than 100% of the recommended daily intake.
    pattern: /(?<![\d,.])(?!100 ?%)\d{3,}(?:,\d+)? ?%(?! *(?:preporu|PU|NRV|RI|RDA|dnevn))/,
    says: 'Procenat je veći od 100: „$0“.',
    cure: 'Uporedite ga sa deklaracijom.',
    example: 'Gel aloe vere 997%.',
    counterExample: 'Vitamin C: 150% preporučenog unosa.',
  },
  {
    name: 'a bracket that is never closed',
    // Except in a smiley and in a link, whose bracket follows ].
    pattern: /(?<![:;]-?|\])\([^()]*$/u,
    says: 'Ovde se nešto otvara, a ne zatvara: „$0“.',
    cure: CLOSE,
    example: 'Gel (boca od 1 l',
    counterExample: 'Gel (boca od 1 l)',
  },
  {
    name: 'a quotation that is never closed',
    pattern: /„[^„“”"]*$/u,
    says: 'Ovde se nešto otvara, a ne zatvara: „$0“.',
    cure: CLOSE,
    example: 'Dugme „Kupi proizvod',
    counterExample: 'Dugme „Kupi proizvod“',
  },
  {
    name: 'a reminder of the writer',
    pattern: /(?<!\p{L})(?:TODO|FIXME|xxx+|lorem ipsum|Error! Bookmark)(?!\p{L})/iu,
    says: 'U tekstu je ostao podsetnik: „$0“.',
    cure: 'Obrišite ga, i sve iza njega što posetioci ne treba da pročitaju.',
    example: 'TODO: dopisati ukus',
    counterExample: 'Metod proizvodnje',
  },
  {
    name: 'a gap in a prepared sentence',
    pattern: new RegExp(
      `${NOT_IN_A_QUESTION}(?:${GAP} ?(?:${UNITS}(?!\\p{L})|dana|dinara|\\.(?!\\.))|: ${GAP}$)`,
      'u',
    ),
    says: 'Ostalo je prazno mesto: „$0“.',
    cure: 'Upišite ono što nedostaje. Ako ne znate, obrišite tu rečenicu ili vratite raniju.',
    isGrave: true,
    example: 'U kesici ima … mg vitamina C.',
    counterExample: 'ready: "U kesici ima … mg vitamina C."',
  },
  {
    name: 'a sentence twice',
    pattern: /([^.!?]{9,}[.!?])\s+\1/u,
    says: 'Ista rečenica stoji dva puta zaredom: „$1“.',
    cure: 'Obrišite jednu od njih.',
    example: 'Ukus je blag. Ukus je blag.',
    counterExample: 'Ukus je blag. Miris je blag.',
  },
  {
    name: 'what remains after a deletion',
    pattern: /[\p{L}\d] ,|\(\s*\)|„\s*“/u,
    says: 'Ovde je prazno mesto kao da je nešto obrisano: „$0“.',
    cure: 'Dopišite ono što nedostaje ili obrišite razmak ispred zareza.',
    example: 'Gel , voda i sok.',
    counterExample: 'Gel, voda i sok.',
  },
  {
    name: 'no space behind a sign',
    // The part of an e-mail address in front of @ may have a dot.
    pattern: /\p{Ll}+[.,;!?]\p{Lu}\p{Ll}+(?!\S*@)/u,
    says: 'Iza znaka nedostaje razmak: „$0“.',
    cure: 'Otkucajte ga.',
    example: 'Ukus je blag.Miris takođe.',
    counterExample: 'Ukus je blag. Miris takođe.',
  },
  {
    name: 'a sign twice',
    // Except „din..“ (the dot of the abbreviation and of the sentence) and three dots.
    pattern: /,,|;;|!!|\?\?|\p{L}(?<!din)\.\.(?![./])/u,
    says: 'Isti znak je otkucan dva puta: „$0“.',
    cure: 'Obrišite jedan od njih.',
    example: 'Ukus je blag..',
    counterExample: 'Ukus je blag...',
  },
  {
    name: 'a word without its accents',
    pattern: new RegExp(
      `(?<![\\p{L}./-])(?:${WITHOUT_ACCENTS.join('|')})(?![\\p{L}-]|\\.\\w)`,
      'iu',
    ),
    says: 'Reč „$0“ je napisana bez kvačice.',
    cure: 'Otkucajte taj red sa slovima č, ć, š, ž i đ.',
    example: 'Ne treba vise od dve kapsule.',
    counterExample: 'Ne treba više od dve kapsule.',
  },
  {
    name: 'an address with a mistyped beginning',
    // Except in a field that holds an address alone: its schema has a message for that.
    pattern: new RegExp(
      `(?<!^\\s*\\w+: .*|[\\p{L}\\d])${MISTYPED_HTTPS}(?:[:;]?\\/+|[:;])\\S+`,
      'iu',
    ),
    says: 'Adresa nije tačno napisana: $0',
    cure: 'Počnite je sa https://',
    example: 'Pogledajte htps://primer.rs',
    counterExample: 'link: htps://primer.rs',
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
    example: 'shop_url: https://https://prodavnica.rs',
    counterExample: 'shop_url: https://prodavnica.rs',
  },
  {
    name: 'an address with a tracking parameter',
    pattern: /https?:\/\/[^\s)"']*[?&](fbclid|gclid|igshid)=/,
    says: 'Adresa je prekopirana zajedno sa oznakom za praćenje („$1“).',
    cure: 'Obrišite iz adrese sve od te oznake do kraja, zajedno sa znakom ? ili & ispred nje.',
    example: 'link: https://prodavnica.rs/gel?fbclid=IwAR1',
    counterExample: 'link: https://prodavnica.rs/gel?boja=1',
  },
  {
    name: 'a description of a picture that describes nothing',
    pattern: new RegExp(
      `^[\\s-]*alt: *["']?(?=[^\\s"'])(${FILE_NAME}|(?:${CAMERA_WORDS})?${CAMERA_NUMBER})["']?$`,
      'i',
    ),
    says: 'Opis slike „$1“ ne kaže šta se na njoj vidi.',
    cure: 'Napišite jednom rečenicom šta se na njoj vidi, na primer: Bela boca gela i list aloe vere',
    example: 'alt: IMG_2041',
    counterExample: 'alt: Slika bele boce gela',
  },
  {
    name: 'quotation marks of a text around a field',
    pattern: /^[\s-]*(\w+): *[„“”‟‘’»«](?!.*[“”»].*\p{L}).*[“”’"»«]\s*$/u,
    says: 'Navodnici oko polja „$1“ vide se na sajtu, jer nisu pravi (").',
    cure: 'Obrišite ih.',
    example: 'name: „Aloe vera gel“',
    counterExample: 'title: „Ovo nije za Vas“ i druge rečenice',
  },
  {
    name: 'the word „iz“ in front of the town',
    pattern: /^town: *["']?iz\s.*/i,
    says: 'Ispred mesta sajt sam piše „iz“.',
    cure: 'Upišite samo mesto u genitivu, na primer: town: Novog Sada',
    example: 'town: iz Novog Sada',
    counterExample: 'town: Novog Sada',
  },
  {
    name: 'a numbered item without its space',
    pattern: /^\d+\.\*\*.*/,
    says: '„$0“ se na sajtu vidi onako kako je napisano.',
    cure: 'Iza broja i tačke stavite razmak: 2. **Tekst**',
    example: '2.**Deklaracije.** Čitamo ih zajedno.',
    counterExample: '2. **Deklaracije.** Čitamo ih zajedno.',
  },
  {
    name: 'the day and the name with which a chat program begins a message',
    pattern: new RegExp(`\\[?${CHAT_DAY},? ${CHAT_TIME}\\]?(?: -)? [^:]{2,40}:`, 'u'),
    says: 'Ostalo je zaglavlje poruke: „$0“.',
    cure: 'Obrišite ga, i ostavite samo reči te osobe.',
    example: 'text: "[12.11.2026, 14:03] Jelena M: Gel je blag."',
    counterExample: 'text: "Poručila sam 12.11.2026. Gel je blag."',
  },
  {
    name: 'a town that is not in the genitive',
    // The genitive of a town never ends in a consonant.
    pattern: /^town: *["']?([^"']*[bcčćdđfghjklmnprsštvzž])["']?\s*$/iu,
    says: 'Sajt piše „iz $1“.',
    cure: 'Upišite mesto u genitivu, na primer: town: Novog Sada',
    example: 'town: Novi Sad',
    counterExample: 'town: Novog Sada',
  },
  {
    name: 'the addresses of two networks exchanged',
    pattern: /^facebook_url:.*instagram\.|^instagram_url:.*(facebook|fb)\./,
    says: 'Ova adresa je sa druge mreže: $0',
    cure: 'Proverite da li su veze ka Facebooku i Instagramu zamenile mesta.',
    example: 'facebook_url: https://www.instagram.com/ana',
    counterExample: 'facebook_url: https://www.facebook.com/ana',
  },
];
