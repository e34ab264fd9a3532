// What remains in a text of how it was written: notes of the writer, gaps, and parts of a conversation with a
// person or with a chat program.
import { joinParts, type PatternRule } from './pattern-rule.ts';
import { UNITS } from './units.ts';

/** Signs in place of a word that is not known yet. */
const GAP = '(?:…|\\.{3}|_{2,}|\\?{2,})';
/** Not in a field of `open_questions`, which may hold a sentence with gaps. */
const NOT_IN_A_QUESTION = '(?<![_?])(?=[…._?:])(?<!^\\s*(?:- )?(?:ready|question): .*)';

/** The day and the time with which a chat program begins a message: „12.11.2026, 14:03“. */
const CHAT_DAY = '\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}\\.?';
const CHAT_TIME = '\\d{1,2}[:.]\\d\\d(?::\\d\\d)?';

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
  examples: [
    'Gel je blag【4†source】.',
    'Gel je blag citeturn0search1.',
    'turn1news12',
    '\ue200cite\ue202',
    ':contentReference[',
    'oaicite:0',
  ],
  counterExamples: ['Citiram deklaraciju.'],
};

/** Applied to a line without the addresses in it. */
export const LEFTOVERS: readonly PatternRule[] = [
  {
    name: 'a note that was left in the text',
    pattern: /\((?:proveriti|dopuniti|ispraviti|dodati|pitati)(?!\p{L})[^)]*\)/iu,
    text: 'U tekstu je ostala beleška: „$0“.',
    fix: 'Uradite šta u njoj piše, pa je obrišite.',
    examples: [
      'Ima 10 g (proveriti količinu).',
      'Ukus (dopuniti)',
      '(Ispraviti)',
      'Miris (dodati sliku)',
      'Za decu (pitati firmu)',
    ],
    counterExamples: ['Gel (čist)', 'Možete nam se javiti (i pitati, naravno).'],
  },
  LEFT_SOURCE,
  {
    name: 'a gap that a chat program leaves for a name',
    pattern:
      /(?<!\[)\[(?:(?:vaš|tvoj|moj|your|my)\p{L}*|(?:unesi|upiši|dodaj|insert|enter|add)\p{L}*|ime|naziv|datum|broj|adresa|telefon|name|date)(?: [^[\]]{1,40})?\](?!\])/iu,
    text: 'Ostalo je prazno mesto: „$0“.',
    fix: 'Upišite ono što nedostaje, bez zagrada, ili obrišite tu rečenicu.',
    isGrave: true,
    examples: ['Srdačno, [Vaše ime]', '[Your Name]', '[Unesite datum]', '[ime]', '[Naziv firme]'],
    counterExamples: [
      '[Moja priča](/about-me)'.replace(/\].*/, ''),
      'not_for: [trudnoca, lekovi]',
      '[[naziv proizvoda]]',
    ],
  },
  {
    name: 'lines of a comparison of two versions',
    pattern:
      /^(?:diff --git |@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@|(?:---|\+\+\+) [ab]\/|index [\da-f]{3,40}\.\.[\da-f])/,
    text: 'Ostao je red iz poređenja dve verzije teksta: „$0“.',
    fix: 'Obrišite taj red, i znakove + i - na početku redova ispod njega.',
    isGrave: true,
    examples: [
      'diff --git a/x b/x',
      '@@ -22,7 +22,7 @@ Opis',
      '+++ b/src/x.mdx',
      'index 123abcd..456ef01 100644',
    ],
    counterExamples: ['--- i tako dalje', 'index tema'],
  },
  {
    name: 'a reminder of the writer',
    pattern: /(?<!\p{L})(?:TODO|FIXME|xxx+|lorem ipsum|Error! Bookmark)(?!\p{L})/iu,
    text: 'U tekstu je ostao podsetnik: „$0“.',
    fix: 'Obrišite ga, i sve iza njega što posetioci ne treba da pročitaju.',
    examples: ['TODO: dopisati ukus', 'xxx', 'FIXME', 'Lorem ipsum', 'Error! Bookmark not defined'],
    counterExamples: ['Metod proizvodnje'],
  },
  {
    name: 'a gap in a prepared sentence',
    pattern: joinParts(
      'u',
      NOT_IN_A_QUESTION,
      `(?:${GAP} ?(?:${UNITS}(?!\\p{L})|dana|dinara|\\.(?!\\.))`, // „… mg“, „___.“
      `|: ${GAP}$)`, // „Ukus: …“
    ),
    text: 'Ostalo je prazno mesto: „$0“.',
    fix: 'Upišite ono što nedostaje. Ako ne znate, obrišite tu rečenicu ili vratite raniju.',
    isGrave: true,
    examples: [
      'U kesici ima … mg vitamina C.',
      'Traje … dana.',
      'Košta ___ dinara.',
      'Ukus: …',
      'Traje ??.',
    ],
    counterExamples: ['ready: "U kesici ima … mg vitamina C."', 'Ukus je blag...'],
  },
  {
    name: 'the day and the name with which a chat program begins a message',
    pattern: new RegExp(`\\[?${CHAT_DAY},? ${CHAT_TIME}\\]?(?: -)? [^:]{2,40}:`, 'u'),
    text: 'Ostalo je zaglavlje poruke: „$0“.',
    fix: 'Obrišite ga, i ostavite samo reči te osobe.',
    examples: [
      'text: "[12.11.2026, 14:03] Jelena M: Gel je blag."',
      '12/11/26, 14:03 - Jelena: Gel je blag.',
    ],
    counterExamples: ['text: "Poručila sam 12.11.2026. Gel je blag."'],
  },
  {
    name: 'the first sentence of the answer of a writing assistant',
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
    examples: [
      'Naravno!',
      'Naravno! Evo opisa proizvoda:',
      'Naravno, evo:',
      'Svakako! Evo kraće i jasnije rečenice:',
      'Evo doterane verzije teksta:',
      'text: "Evo predloga za opis: Gel je blag."',
    ],
    counterExamples: [
      'Naravno, možete da me pozovete.',
      'answer: Naravno! Javite mi se.',
      'Evo kako se poručuje:',
      'Evo šta piše na deklaraciji:',
    ],
  },
  {
    name: 'the last sentence of the answer of a writing assistant',
    pattern: joinParts(
      'iu',
      '(?<!\\p{L})(?:',
      `ako (?:želite|hoćete|treba),? (?:mogu|rado ću)(?!\\p{L})[^.!?]* ${OFFER} [^.!?]*(?<!\\p{L})${WORK}`,
      '|(?:želite li|da li želite) da (?:ga |je |tekst |ovo )?(?:skratim|doradim|preradim|prilagodim)',
      ')[^.!?]*[.!?]?',
    ),
    text: 'Ostala je rečenica kojom program za pisanje završava odgovor: „$0“.',
    fix: 'Obrišite je.',
    examples: [
      'Ako želite, mogu da napišem i kraću verziju.',
      'Ako hoćete, rado ću predložiti još naslova!',
      'Želite li da ga skratim?',
      'Da li želite da tekst prilagodim mlađima?',
    ],
    counterExamples: [
      'Ako želite, mogu da Vam pošaljem katalog.',
      'Ako želite, mogu da Vam pošaljem opis proizvoda.',
      'Ako želite, mogu da napravim plan.',
      'Ako želite, mogu da donesem i probu.',
      'Da li želite da Vam pomognem?',
    ],
  },
];
