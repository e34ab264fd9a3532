// Sentences that the law, or fairness, requires on the site and that are easily lost when a text is shortened.

import { KINDS, SITE } from '../../model/collections.ts';
import { nameOf, stemOf } from '../../model/paths.ts';
import { shownText } from '../../model/schema/fields.ts';
import type { Examples } from '../../model/serbian/word-pattern.ts';
import { type Finding, question, warning } from '../finding.ts';
import { lastLine, type Text } from '../read-text.ts';

interface Duty extends Examples {
  /** Name of the file that must contain `words`. */
  file: string;
  pattern: RegExp;
  requiredStatement: string;
}

/** A question of the list in `cooperation.yaml` in which a word has one of these beginnings. */
const questionAbout = (...beginnings: readonly string[]) =>
  new RegExp(`^- question: .*(?<!\\p{L})(?:${beginnings.join('|')})`, 'imu');

export const DUTIES: readonly Duty[] = [
  {
    file: 'business-cooperation.mdx',
    pattern: /zarada[^.]*ni(je|su) zagarantovan/i,
    requiredStatement: 'da zarada nije zagarantovana',
    found: ['Zarada zavisi od prodaje i nije zagarantovana.'],
    notFound: ['Zarada zavisi od prodaje.', 'Zarada raste. Popust nije zagarantovan.'],
  },
  {
    file: 'cooperation.yaml',
    pattern: questionAbout('košta', 'cen', 'ulog', 'ulož', 'ulaž', 'ulagan'),
    requiredStatement: 'koliko košta početak saradnje',
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
  {
    file: 'cooperation.yaml',
    pattern: questionAbout('odust', 'izlaz', 'izlas', 'raskid'),
    requiredStatement: 'kako se od saradnje odustaje',
    found: [
      '- question: Kako mogu da odustanem?',
      '- question: Kako da izlazim?',
      '- question: Kakav je izlazak?',
      '- question: Šta je sa izlaskom iz saradnje?',
      '- question: Kako se ugovor raskida?',
    ],
    notFound: ['- question: Kako počinjemo?'],
  },
  {
    file: 'privacy-policy.mdx',
    pattern: /Poverenik/,
    requiredStatement: 'da posetilac može da se pritužuje Povereniku',
    found: ['Možete da podnesete pritužbu Povereniku.'],
    notFound: ['Možete da mi pišete.'],
  },
];

/** A question and not a warning: the launch must wait until the sentence is back. */
const askForSentence = (path: string, line: number, requiredStatement: string) =>
  question(
    path,
    line,
    `Ovde više ne piše ${requiredStatement}.`,
    'Vratite tu rečenicu iz ranije verzije.',
  );

export function checkDuties(text: Text): Finding[] {
  const { path, lines } = text;
  const source = text.body.trim() || lines.join('\n');
  const findings = DUTIES.filter(
    ({ file, pattern }) => file === nameOf(path) && !pattern.test(source),
  ).map(({ requiredStatement }) => askForSentence(path, lastLine(lines), requiredStatement));
  findings.push(...checkParts(text));
  if (path === KINDS) findings.push(...checkNotices(text));
  if (path === SITE) findings.push(...checkSale(text));
  return findings;
}

/** The fields shown below every link to the shop. A consultant who gets no commission says so by „ne“. */
function checkSale({ path, data, lineOf }: Text): Finding[] {
  const isLost = (key: string) => !shownText(String(data[key] ?? ''));
  return [
    { key: 'shop_operator', requiredStatement: 'ko je prodavac', isLost: isLost('shop_operator') },
    {
      key: 'buyer_rights',
      requiredStatement: 'šta kupac može kada se predomisli',
      isLost: isLost('buyer_rights'),
    },
    {
      key: 'commission',
      requiredStatement: 'da li od prodaje nešto dobijate',
      isLost: !data['commission'],
    },
  ]
    .filter((one) => one.isLost)
    .map(({ key, requiredStatement }) => ({
      ...askForSentence(path, lineOf([key]) ?? 1, requiredStatement),
      at: [key],
    }));
}

interface NoticeDuty extends Examples {
  pattern: RegExp;
  requiredStatement: string;
}

/** What the rulebook on supplements (Pravilnik o dodacima ishrani) wants beside every supplement. */
export const NOTICE_DUTIES: readonly NoticeDuty[] = [
  {
    pattern: /domašaja/iu,
    requiredStatement: 'da se čuva van domašaja dece',
    found: ['Čuvajte van domašaja male dece.'],
    notFound: ['Čuvajte na suvom mestu.'],
  },
  {
    pattern: /prekorač|ne uzimajte više/iu,
    requiredStatement: 'da se preporučena dnevna doza ne prekoračuje',
    found: [
      'Ne prekoračujte preporučenu dnevnu dozu.',
      'Preporučena doza ne sme da se prekorači.',
      'Ne uzimajte više od preporučene doze.',
    ],
    notFound: ['Doziranje može da se promeni.'],
  },
  {
    pattern: /zamen/iu,
    requiredStatement: 'da proizvod nije zamena za raznovrsnu ishranu',
    found: ['Ovo nije zamena za raznovrsnu ishranu.', 'Ne zamenjuje raznovrsnu ishranu.'],
    notFound: ['Hranite se raznovrsno.'],
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
    return NOTICE_DUTIES.filter(({ pattern }) => !pattern.test(notice)).map(
      ({ requiredStatement }) => askForSentence(path, line, requiredStatement),
    );
  });
}

/** Reports a component that the text has lost. */
function checkParts({ path, lines, body, collection }: Text): Finding[] {
  const { parts = [] } = collection.files?.[stemOf(path)] ?? {};
  return parts
    .filter((name) => !body.includes(`<${name}`))
    .map((name) => {
      const message = `Nedostaje deo <${name} />, koji sajt sam popunjava.`;
      const fix = 'Ako je obrisan slučajno, vratite taj red iz ranije verzije.';
      return warning(path, lastLine(lines), message, fix);
    });
}
