// Sentences that the law, or fairness, requires on the site and that are easily lost when a text is shortened.
import { KINDS, SITE } from '../../model/collections.ts';
import { shownText } from '../../model/fields.ts';
import { nameOf } from '../../model/paths.ts';
import type { Content } from '../content.ts';
import { type Finding, question, warning } from '../finding.ts';
import type { PatternExamples } from '../patterns/pattern-rule.ts';
import { lastLine, type Text } from '../read-text.ts';

interface Duty extends PatternExamples {
  /** Name of the file that must contain `words`. */
  file: string;
  words: RegExp;
  what: string;
}

/** A question of the list in `cooperation.yaml` in which a word has one of these beginnings. */
const questionAbout = (...beginnings: readonly string[]) =>
  new RegExp(`^- question: .*(?<!\\p{L})(?:${beginnings.join('|')})`, 'imu');

export const DUTIES: readonly Duty[] = [
  {
    file: 'business-cooperation.mdx',
    words: /zarada[^.]*ni(je|su) zagarantovan/i,
    what: 'da zarada nije zagarantovana',
    examples: ['Zarada zavisi od prodaje i nije zagarantovana.'],
    counterExamples: ['Zarada zavisi od prodaje.', 'Zarada raste. Popust nije zagarantovan.'],
  },
  {
    file: 'cooperation.yaml',
    words: questionAbout('košta', 'cen', 'ulog', 'ulož', 'ulaž', 'ulagan'),
    what: 'koliko košta početak saradnje',
    examples: [
      '- question: Koliko košta početak?',
      '- question: Koja je cena početka?',
      '- question: Koliki je ulog?',
      '- question: Koliko treba da uložim?',
      '- question: Koliko se ulaže?',
      '- question: Da li je potrebno ulaganje?',
    ],
    counterExamples: ['- question: Kako počinjemo?', '  answer: Ništa ne košta.'],
  },
  {
    file: 'cooperation.yaml',
    words: questionAbout('odust', 'izlaz', 'izlas', 'raskid'),
    what: 'kako se od saradnje odustaje',
    examples: [
      '- question: Kako mogu da odustanem?',
      '- question: Kako da izlazim?',
      '- question: Kakav je izlazak?',
      '- question: Šta je sa izlaskom iz saradnje?',
      '- question: Kako se ugovor raskida?',
    ],
    counterExamples: ['- question: Kako počinjemo?'],
  },
  {
    file: 'privacy-policy.mdx',
    words: /Poverenik/,
    what: 'da posetilac može da se pritužuje Povereniku',
    examples: ['Možete da podnesete pritužbu Povereniku.'],
    counterExamples: ['Možete da mi pišete.'],
  },
];

/** A question and not a warning: the launch must wait until the sentence is back. */
const ask = (path: string, line: number, what: string) =>
  question(path, line, `Ovde više ne piše ${what}.`, 'Vratite tu rečenicu iz ranije verzije.');

export function checkDuties(text: Text, content: Content): Finding[] {
  const { path, lines, collection } = text;
  const source = text.body.trim() || lines.join('\n');
  const findings = DUTIES.filter(
    ({ file, words }) => file === nameOf(path) && !words.test(source),
  ).map(({ what }) => ask(path, lastLine(lines), what));
  if (path === KINDS) findings.push(...checkNotices(text));
  if (path === SITE) findings.push(...checkSale(text));
  if (collection.name === 'policies') findings.push(...checkParts(text, content));
  return findings;
}

/** The fields shown below every link to the shop. A consultant who gets no commission says so by „ne“. */
function checkSale({ path, data, lineOf }: Text): Finding[] {
  const isLost = (key: string) => !shownText(String(data[key] ?? ''));
  return [
    { key: 'shop_operator', what: 'ko je prodavac', isLost: isLost('shop_operator') },
    {
      key: 'buyer_rights',
      what: 'šta kupac može kada se predomisli',
      isLost: isLost('buyer_rights'),
    },
    { key: 'commission', what: 'da li od prodaje nešto dobijate', isLost: !data['commission'] },
  ]
    .filter((one) => one.isLost)
    .map(({ key, what }) => ({ ...ask(path, lineOf([key]) ?? 1, what), at: [key] }));
}

interface NoticeDuty extends PatternExamples {
  words: RegExp;
  what: string;
}

/** What the rulebook on supplements (Pravilnik o dodacima ishrani) wants beside every supplement. */
export const NOTICE_DUTIES: readonly NoticeDuty[] = [
  {
    words: /domašaja/iu,
    what: 'da se čuva van domašaja dece',
    examples: ['Čuvajte van domašaja male dece.'],
    counterExamples: ['Čuvajte na suvom mestu.'],
  },
  {
    words: /prekorač|ne uzimajte više/iu,
    what: 'da se preporučena dnevna doza ne prekoračuje',
    examples: [
      'Ne prekoračujte preporučenu dnevnu dozu.',
      'Preporučena doza ne sme da se prekorači.',
      'Ne uzimajte više od preporučene doze.',
    ],
    counterExamples: ['Doziranje može da se promeni.'],
  },
  {
    words: /zamen/iu,
    what: 'da proizvod nije zamena za raznovrsnu ishranu',
    examples: ['Ovo nije zamena za raznovrsnu ishranu.', 'Ne zamenjuje raznovrsnu ishranu.'],
    counterExamples: ['Hranite se raznovrsno.'],
  },
];

/** A word that the notice of foods and supplements has, and that of cosmetics has not: „lek“, „lekove“. */
const OF_MEDICINES = /(?<!\p{L})lek/u;

/** Reports each required sentence that the notice of a food or a supplement lacks. */
function checkNotices({ path, entries, lineOf }: Text): Finding[] {
  return entries.flatMap(({ at, data }) => {
    const notice = String(data['notice'] ?? '');
    if (!OF_MEDICINES.test(notice)) return [];
    const line = lineOf([...at, 'notice']) ?? 1;
    return NOTICE_DUTIES.filter(({ words }) => !words.test(notice)).map(({ what }) =>
      ask(path, line, what),
    );
  });
}

/** Reports a component that no policy contains any more. All policies are checked once, with the first. */
function checkParts(text: Text, { texts, isIncomplete }: Content): Finding[] {
  const { path, lines, collection } = text;
  const same = texts.filter((one) => one.collection === collection);
  if (same[0] !== text || isIncomplete) return [];
  const all = same.map(({ body }) => body).join('\n');
  return (collection.components ?? [])
    .filter((name) => !all.includes(`<${name}`))
    .map((name) => {
      const fix = 'Ako je obrisan slučajno, vratite taj red iz ranije verzije.';
      return warning(path, lastLine(lines), `Nijedan tekst više nema deo <${name} />.`, fix);
    });
}
