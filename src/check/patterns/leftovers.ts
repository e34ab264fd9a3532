// What remains in a text of how it was written: notes of the writer, gaps, and parts of a conversation with a
// person or with a chat program.
import { joinParts, type PatternRule } from './pattern-rule.ts';
import { PHONE_SIGNATURE } from './phone-signature.ts';
import { UNITS } from './units.ts';

/** Signs in place of a word that is not known yet. */
const GAP = '(?:…|\\.{3}|_{2,}|\\?{2,})';
/** Not in a field of `open_questions`, which may hold a sentence with gaps. */
const NOT_IN_A_QUESTION = '(?<![_?])(?=[…._?:])(?<!^\\s*(?:- )?(?:ready|question): .*)';

/** What a writing assistant calls its work: „predlog“, „doterana verzija“. */
const WORK = `(?:${[
  'predlo[gz]',
  'verzij',
  'varijant',
  'tekst',
  'opis',
  'prevod',
  'naslov',
  'formulacij',
  'skraćen',
  'prerađen',
  'doteran',
  'ispravljen',
  'poboljšan',
  'prilagođen',
].join('|')})\\p{L}*`;
/** What a writing assistant offers to do next: „napišem“, „predložiti“. */
const OFFER = `(?:${[
  'napi[sš]',
  'skrati',
  'prera?d',
  'dorad',
  'prilagod',
  'dotera',
  'preprav',
  'predlož',
  'ponud',
  'napravi',
  'pripremi',
  'sastavi',
  'smisli',
].join('|')})\\p{L}*`;

/** What a chat program puts behind a sentence in the place of its source. */
export const LEFT_SOURCE: PatternRule = {
  name: 'the mark of a source from a chat program',
  found: [
    'Gel je blag【4†source】.',
    'Gel je blag citeturn0search1.',
    'turn1news12',
    '\ue200cite\ue202',
    ':contentReference[',
    'oaicite:0',
  ],
  notFound: ['Citiram deklaraciju.'],
  pattern: joinParts(
    'u',
    '【[^【】]{1,40}】', // „【4†source】“
    '|(?:cite)?turn\\d+(?:search|news|view|image|file|fetch)\\d+', // „citeturn0search1“
    '|[\\ue200-\\ue20f]', // the signs around it, which some devices do not show
    '|:contentReference\\[|\\[?oaicite:', // „:contentReference[oaicite:0]{index=0}“
  ),
  text: 'Ostala je oznaka izvora iz programa za pisanje, kao 【4†source】.',
  fix: 'Obrišite je celu.',
  isGrave: true,
};

export const LEFTOVERS: readonly PatternRule[] = [
  {
    name: 'a note that was left in the text',
    found: [
      'Ima 10 g (proveriti količinu).',
      'Ukus (dopuniti)',
      '(Ispraviti)',
      'Miris (dodati sliku)',
      'Za decu (pitati firmu)',
    ],
    notFound: ['Gel (čist)', 'Možete nam se javiti (i pitati, naravno).'],
    pattern: /\((?:proveriti|dopuniti|ispraviti|dodati|pitati)(?!\p{L})[^)]*\)/iu,
    text: 'U tekstu je ostala beleška: „$0“.',
    fix: 'Uradite šta u njoj piše, pa je obrišite.',
  },
  LEFT_SOURCE,
  PHONE_SIGNATURE,
  {
    name: 'a gap that a chat program leaves for a name',
    found: ['Srdačno, [Vaše ime]', '[Your Name]', '[Unesite datum]', '[ime]', '[Naziv firme]'],
    notFound: ['[Moja priča', 'not_for: [trudnoca, lekovi]', '[[naziv proizvoda]]'],
    pattern:
      /(?<!\[)\[(?:(?:vaš|tvoj|moj|your|my)\p{L}*|(?:unes|unet|upiš|upis|dodaj|dodat|ubac|naves|naved|insert|enter|add)\p{L}*|ime|naziv|datum|broj|adresa|telefon|name|date)(?: [^[\]]{1,40})?\](?!\])/iu,
    text: 'Ostalo je prazno mesto: „$0“.',
    fix: 'Upišite ono što nedostaje, bez zagrada, ili obrišite tu rečenicu.',
    isGrave: true,
  },
  {
    name: 'lines of a comparison of two versions',
    found: [
      'diff --git a/x b/x',
      '@@ -22,7 +22,7 @@ Opis',
      '+++ b/src/x.mdx',
      'index 123abcd..456ef01 100644',
      '\\ No newline at end of file',
    ],
    notFound: ['--- i tako dalje', 'index tema'],
    pattern:
      /^(?:diff --git |@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@|(?:---|\+\+\+) [ab]\/|index [\da-f]{3,40}\.\.[\da-f]|\\ No newline at end)/,
    text: 'Ostao je red iz poređenja dve verzije teksta: „$0“.',
    fix: 'Obrišite taj red, i znakove + i - na početku redova ispod njega.',
    isGrave: true,
  },
  {
    name: 'a reminder of the writer',
    found: ['TODO: dopisati ukus', 'xxx', 'FIXME', 'Lorem ipsum', 'Error! Bookmark not defined'],
    notFound: ['Metod proizvodnje'],
    pattern: joinParts(
      'iu',
      '(?<!\\p{L})(?:TODO|FIXME|xxx+|lorem ipsum|Error! Bookmark)(?!\\p{L})',
      '|(?<!\\p{L})x{1,3} (?:mg|µg|g|ml|%)(?!\\p{L})', // „XX mg“
    ),
    text: 'U tekstu je ostao podsetnik: „$0“.',
    fix: 'Obrišite ga, i sve iza njega što posetioci ne treba da pročitaju.',
  },
  {
    name: 'a gap in a prepared sentence',
    found: [
      'U kesici ima … mg vitamina C.',
      'Traje … dana.',
      'Košta ___ dinara.',
      'Ukus: …',
      'Traje ??.',
    ],
    notFound: ['ready: "U kesici ima … mg vitamina C."', 'Ukus je blag...'],
    pattern: joinParts(
      'u',
      NOT_IN_A_QUESTION,
      `(?:${GAP} ?(?:${UNITS}(?!\\p{L})|dana|dinara|\\.(?!\\.))`, // „… mg“, „___.“
      `|: ${GAP}$)`, // „Ukus: …“
    ),
    text: 'Ostalo je prazno mesto: „$0“.',
    fix: 'Upišite ono što nedostaje. Ako ne znate, obrišite tu rečenicu ili vratite raniju.',
    isGrave: true,
  },
  {
    name: 'the first sentence of the answer of a writing assistant',
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
    pattern: joinParts(
      'iu',
      '^\\s*(?:[\\w-]+: ["\']?)?(?:',
      '(?:naravno|svakako|rado|razumem)[!.]$', // the whole paragraph
      `|(?:(?:naravno|svakako|rado|razumem)[!,.] )?evo (?:\\p{L}+ )?${WORK}[^.!?:]*:`,
      '|(?:naravno|svakako)[!,.] evo[^.!?:]*:$',
      ')',
    ),
    text: 'Ostala je rečenica kojom program za pisanje počinje odgovor: „$0“.',
    fix: 'Obrišite je.',
  },
  {
    name: 'the last sentence of the answer of a writing assistant',
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
    pattern: joinParts(
      'iu',
      '(?<!\\p{L})(?:',
      `ako (?:želite|hoćete|treba),? (?:mogu|rado ću)(?!\\p{L})[^.!?]* ${OFFER} [^.!?]*(?<!\\p{L})${WORK}`,
      '|(?:želite li|da li želite) da (?:ga |je |tekst |ovo )?(?:skratim|doradim|preradim|prilagodim)',
      '|rado ću (?:skratiti|doraditi|preraditi|prilagoditi|izmeniti)',
      '|nadam se da (?:\\p{L}+ ){0,4}(?:opis|tekst|predlog|verzij)\\p{L}*',
      '|javite (?:mi )?ako (?:želite|treba)[^.!?]*(?:prilagod|izmen|skrat|drugačij|verzij|ton)\\p{L}*',
      ')[^.!?]*[.!?]?',
    ),
    text: 'Ostala je rečenica kojom program za pisanje završava odgovor: „$0“.',
    fix: 'Obrišite je.',
  },
  {
    name: 'a phrase by which a writing assistant is known',
    found: ['U današnjem užurbanom svetu', 'nije samo napitak, već način života'],
    notFound: ['u svetu', 'nije samo za mlade'],
    pattern: joinParts(
      'iu',
      'u (?:današnjem|savremenom)(?: užurbanom| brzom| modernom)? (?:svetu|tempu)',
      '|nij(?:e|esu) samo [^.,]{3,40}, (?:već|nego) (?:i )?(?:način|iskustvo|ritual)',
    ),
    text: 'Ova fraza ne kaže ništa o proizvodu: „$0“.',
    fix: 'Napišite umesto nje šta je u proizvodu i kakav je.',
  },
];
