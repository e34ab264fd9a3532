// Sentences that the law, or fairness, requires on the site and that are easily lost when a text is shortened.
import { KINDS, SITE } from '../../model/collections.ts';
import { shownText } from '../../model/fields.ts';
import { nameOf } from '../../model/paths.ts';
import type { Content } from '../content.ts';
import { type Finding, question, warning } from '../finding.ts';
import { BROKEN_LABEL, findMistypedLabel, reportMistypedLabel } from '../product-headings.ts';
import type { CheckedProduct } from '../read-product.ts';
import { lastLine, type Text } from '../read-text.ts';

/** Finds a word that begins with one of these letters, in capitals or not. */
const wordBeginningWith = (...beginnings: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(?:${beginnings.join('|')})`, 'iu');

interface Examples {
  /** Texts in which `words` are found: one for each of their alternatives. */
  examples: readonly string[];
  /** Similar texts in which they are not found. */
  counterExamples: readonly string[];
}

interface Duty extends Examples {
  /** Name of the file that must contain `words`. */
  file: string;
  words: RegExp;
  what: string;
}

/** A question of the list in `cooperation.yaml` in which a word begins with one of these letters. */
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

interface Allergen extends Examples {
  name: string;
  /** Ingredients on a label that contain the allergen. */
  words: RegExp;
}

/** Allergens by the name that the paragraph „Alergeni“ uses. */
export const ALLERGENS: readonly Allergen[] = [
  {
    name: 'soja',
    words: wordBeginningWith('soj[aeiou]', 'sojin', 'lecitin(?! suncokreta)'),
    examples: ['soja', 'izolat sojinog proteina', 'lecitin'],
    counterExamples: ['lecitin suncokreta', 'svojim'],
  },
  {
    name: 'riba',
    words: wordBeginningWith('rib[aeiu]', 'riblj', 'losos', 'haring', 'sardin'),
    examples: ['ulje ribe', 'riblje ulje', 'kolagen lososa', 'ulje haringe', 'ulje sardine'],
    counterExamples: ['ribonukleinska kiselina', 'hrib'],
  },
  {
    name: 'mekušci',
    words: wordBeginningWith('mekuš', 'lignj', 'školjk'),
    examples: ['mekušci', 'ulje lignje', 'prah školjke'],
    counterExamples: ['meka kapsula'],
  },
  {
    name: 'rakovi',
    words: wordBeginningWith('rakov', 'škamp', 'ljuskar', 'hitozan'),
    examples: ['rakovi', 'ekstrakt škampa', 'ljuskari', 'hitozan'],
    counterExamples: ['orakova kora'],
  },
  {
    name: 'mleko',
    words: wordBeginningWith('mlek', 'mleč', 'laktoz', 'surutk', 'kazein'),
    examples: ['mleko', 'mlečni proteini', 'laktoza', 'proteini surutke', 'natrijum-kazeinat'],
    counterExamples: ['mlevena kora'],
  },
  {
    name: 'gluten',
    words: wordBeginningWith('gluten', 'pšeni', 'ječam', 'ječm', 'raži?(?!\\p{L})', 'ovsen'),
    examples: [
      'gluten',
      'pšenični skrob',
      'ječam',
      'ječmeni slad',
      'brašno od raži',
      'ovsene pahuljice',
    ],
    counterExamples: ['glutaminska kiselina', 'izražen', 'bezglutensko'],
  },
  {
    name: 'jaja',
    words: wordBeginningWith('jaj[aeiu]', 'jajč'),
    examples: ['belance jaja', 'žumance jajčane ćelije'],
    counterExamples: ['sastojci koji prijaju koži'],
  },
  {
    name: 'orašasti plodovi',
    words: wordBeginningWith('orašast', 'badem', 'lešnik', 'orah', 'indijsk\\p{L} or', 'pistać'),
    examples: [
      'orašasti plodovi',
      'ulje badema',
      'pasta od lešnika',
      'ulje oraha',
      'indijski orašćić',
      'pistaći',
    ],
    counterExamples: ['muškatni cvet'],
  },
  {
    name: 'kikiriki',
    words: wordBeginningWith('kikirik'),
    examples: ['ulje kikirikija'],
    counterExamples: ['ulje suncokreta'],
  },
  {
    name: 'susam',
    words: wordBeginningWith('susam'),
    examples: ['ulje susama'],
    counterExamples: ['ulje suncokreta'],
  },
  {
    name: 'pčelinji proizvod',
    words: wordBeginningWith('pčelinj', 'propolis', 'matičn\\p{L} mleč'),
    examples: ['pčelinji vosak', 'propolis', 'matična mleč'],
    counterExamples: ['matičnjak'],
  },
];

interface Danger extends Examples {
  /** The ingredient in the composition. */
  ingredient: RegExp;
  /** The ingredient in the accusative, for the finding. */
  name: string;
  /** The warning in „Način upotrebe“. The first example is offered in the advice. */
  words: RegExp;
  what: string;
}

/** Ingredients that are sold only with a warning, or that some people must avoid. */
export const DANGERS: readonly Danger[] = [
  {
    ingredient: /gvožđ/i,
    name: 'gvožđe',
    words: /domašaja/i,
    what: 'da se čuva van domašaja dece',
    examples: ['Sadrži gvožđe: obavezno čuvajte van domašaja dece.'],
    counterExamples: ['Sadrži gvožđe.'],
  },
  {
    ingredient: /fruktoz/i,
    name: 'fruktozu',
    words: /dijabet/i,
    what: 'da uz dijabetes pre upotrebe treba pitati lekara',
    examples: ['Ako imate dijabetes, pre upotrebe pitajte lekara.'],
    counterExamples: ['Pre upotrebe pitajte lekara.'],
  },
  {
    ingredient: /arginin/i,
    name: 'L-arginin',
    words: /pritis/i,
    what: 'da uz nizak pritisak i lekove za pritisak pre upotrebe treba pitati lekara',
    examples: ['Ako imate nizak krvni pritisak, pre upotrebe pitajte lekara.'],
    counterExamples: ['Pre upotrebe pitajte lekara.'],
  },
  {
    ingredient: /(?<!bez )kofein|guaran|zelen\p{L}+ kaf/iu,
    name: 'kofein',
    words: /kofein/i,
    what: 'kome zbog njega nije namenjen',
    examples: ['Sadrži kofein: nije za decu, trudnice i dojilje.'],
    counterExamples: ['Nije za decu, trudnice i dojilje.'],
  },
  {
    ingredient: /poliol/i,
    name: 'poliole',
    words: /laksativ/i,
    what: 'da prekomerna upotreba može da deluje laksativno',
    examples: ['Prekomerna upotreba može imati laksativno dejstvo.'],
    counterExamples: ['Ne prekoračujte dnevnu dozu.'],
  },
];

/** A question and not a warning: the launch must wait until the sentence is back. */
const ask = (path: string, line: number, what: string) =>
  question(path, line, `Ovde više ne piše ${what}.`, 'Vratite tu rečenicu iz ranije verzije.');

export function checkRequiredWords(text: Text, content: Content): Finding[] {
  const { path, lines, collection, product } = text;
  const source = text.body.trim() || lines.join('\n');
  const findings = DUTIES.filter(
    ({ file, words }) => file === nameOf(path) && !words.test(source),
  ).map(({ what }) => ask(path, lastLine(lines), what));
  if (path === KINDS) findings.push(...checkNotices(text));
  if (path === SITE) findings.push(...checkSale(text));
  if (product && !text.isDraft)
    findings.push(
      ...checkUsage(text, product),
      ...checkDangers(text, product),
      ...checkAllergens(text, product),
    );
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

interface NoticeDuty extends Examples {
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

/** The notice of a group of foods or supplements. */
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

/** „**Važno:** …“, „__Važno:__ …“ or no asterisk at all. */
const LABEL_WITH_PAIRS = /^\*\*[^*]+\*\*|^__[^_]+__|^[^*]+$/;

/** The paragraphs „Čuvanje“ and „Važno“, which each product's text must have. */
function checkUsage({ path, lines }: Text, { usage }: CheckedProduct): Finding[] {
  const missing = ['Čuvanje', 'Važno'].filter((label) => !usage.includes(`**${label}:**`));
  if (usage === '') return [];
  return missing.flatMap((label) => {
    const near = findMistypedLabel(lines, label);
    if (!near) {
      const fix = `Dodajte ga, sa deklaracije. Počinje ovako: **${label}:**`;
      return [warning(path, lastLine(lines), `Nedostaje pasus „${label}“.`, fix)];
    }
    const row = lines[near.index] ?? '';
    // `markdown-shape.ts` reports stars that do not work or lack their pair.
    if (BROKEN_LABEL.test(row) || !LABEL_WITH_PAIRS.test(row)) return [];
    return [reportMistypedLabel(path, near.index + 1, row, near.typed, label)];
  });
}

/** Reports a dangerous ingredient without its warning in „Način upotrebe“. */
function checkDangers({ path, lines }: Text, { composition, usage }: CheckedProduct): Finding[] {
  if (usage === '') return [];
  const line = lineStarting(lines, 'Važno');
  return DANGERS.filter(
    ({ ingredient, words }) => ingredient.test(composition) && !words.test(usage),
  ).map(({ name, what, examples: [example] }) => {
    const fix = `Uporedite sa deklaracijom i dopišite u pasus **Važno:**, na primer: ${example}`;
    return warning(path, line, `Sastav sadrži ${name}, a ovde ne piše ${what}.`, fix);
  });
}

/** „proverite deklaraciju“, „ima mirisnih sastojaka, proverite deklaraciju“, „mogući su, pogledajte deklaraciju“ */
const ONLY_THE_LABEL = /^(?:proverite|ima mirisnih|mogući su)[^.]*deklaracij/;
/** „Ne koristite u slučaju alergije na soju.“ */
const WARNING_OF_ALLERGY = /alerg\p{L}+ na [^.]*/iu;
/** „preosetljive na neki od sastojaka“: a package of several products warns of all in one sentence. */
const WARNING_OF_ALL = /preosetljiv\p{L}* na neki od sastojaka/iu;

/** Compares the allergens in the composition and the warnings with those in the paragraph „Alergeni“. */
function checkAllergens({ path, lines }: Text, product: CheckedProduct): Finding[] {
  const { allergens, compositionSource, usage } = product;
  // A paragraph that only refers to the label lists no allergens to compare.
  if (allergens === undefined || ONLY_THE_LABEL.test(allergens)) return [];
  const [warned = ''] = WARNING_OF_ALLERGY.exec(usage) ?? [];
  const named = withoutNegated(`${compositionSource} ${warned}`);
  const unlisted = namesOf(
    ({ words }) => words.test(named) && !words.test(withoutNegated(allergens)),
  );
  const certain = allergens.split(/[.;]/).filter((part) => !part.includes('deklaracij'));
  const unwarned = namesOf(({ words }) => words.test(certain.join()) && !words.test(usage));
  const findings: Finding[] = [];
  if (unlisted !== '') {
    const words = `Među alergenima ne piše ono na šta sastav upućuje: ${unlisted}.`;
    const fix = 'Uporedite sa deklaracijom i dopišite.';
    findings.push(warning(path, lineStarting(lines, 'Alergen'), words, fix));
  }
  if (unwarned !== '' && usage.includes('Važno') && !WARNING_OF_ALL.test(usage)) {
    const words = `U pasusu „Važno“ nema upozorenja na alergen: ${unwarned}.`;
    const fix = 'Ako je obrisano slučajno, vratite ga: Ne koristite u slučaju alergije na …';
    findings.push(warning(path, lineStarting(lines, 'Važno'), words, fix));
  }
  return findings;
}

/** The text without what it denies: „bez glutena“, „ne sadrži soju“. */
const withoutNegated = (text: string) => text.replace(/(bez|ne sadrži) [^.,]*/giu, '');

const namesOf = (isMeant: (allergen: Allergen) => boolean): string =>
  ALLERGENS.filter(isMeant)
    .map(({ name }) => name)
    .join(', ');

/** Number of the line that begins with this word in bold, or 1. */
function lineStarting(lines: readonly string[], word: string): number {
  const index = lines.findIndex((row) => /^(\*\*|__)/.test(row) && row.startsWith(word, 2));
  return Math.max(1, index + 1);
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
