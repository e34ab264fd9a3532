// What the law, or fairness, wants on the site, and what is soon lost while a text is shortened.
import { KINDS, SITE } from '../../model/collections.ts';
import { shownText } from '../../model/fields.ts';
import { nameOf } from '../../model/paths.ts';
import type { Content } from '../content.ts';
import { type Finding, question, warning } from '../finding.ts';
import { findMistypedLabel, mistypedLabel } from '../product-headings.ts';
import type { CheckedProduct } from '../read-product.ts';
import type { Text } from '../read-text.ts';

interface Duty {
  /** Name of the file that must tell it. */
  file: string;
  words: RegExp;
  what: string;
  /** A text that tells it, and one that does not. */
  example: string;
  counterExample: string;
}

export const DUTIES: readonly Duty[] = [
  {
    file: 'business-cooperation.mdx',
    words: /zarada[^.]*ni(je|su) zagarantovan/i,
    what: 'da zarada nije zagarantovana',
    example: 'Zarada zavisi od prodaje i nije zagarantovana.',
    counterExample: 'Zarada zavisi od prodaje.',
  },
  {
    file: 'cooperation.yaml',
    words: /^- question: .*(košta|cena|ulo[gž])/im,
    what: 'koliko košta početak saradnje',
    example: '- question: Koliko košta početak?',
    counterExample: '- question: Kako počinjemo?',
  },
  {
    file: 'cooperation.yaml',
    words: /^- question: .*(odust|izla[sz]|raskid)/im,
    what: 'kako se od saradnje odustaje',
    example: '- question: Kako mogu da odustanem?',
    counterExample: '- question: Kako počinjemo?',
  },
  {
    file: 'privacy-policy.mdx',
    words: /Poverenik/,
    what: 'da posetilac može da se pritužuje Povereniku',
    example: 'Možete da podnesete pritužbu Povereniku.',
    counterExample: 'Možete da mi pišete.',
  },
];

interface Allergen {
  name: string;
  /** Words of a label that stand for it. */
  words: RegExp;
  /** An ingredient that holds it, and one that sounds like it and does not. */
  example: string;
  counterExample: string;
}

/** Allergens as „Alergeni“ names them. */
export const ALLERGENS: readonly Allergen[] = [
  {
    name: 'soja',
    words: /(?<!\p{L})soj(?:[aeiou]|in)|lecitin(?! suncokreta)/iu,
    example: 'izolat sojinog proteina',
    counterExample: 'lecitin suncokreta',
  },
  {
    name: 'riba',
    words: /(?<!\p{L})rib(?:[aeiu]|lj)|losos|haring|sardin/iu,
    example: 'riblje ulje',
    counterExample: 'ribonukleinska kiselina',
  },
  {
    name: 'mekušci',
    words: /mekuš|lignj|školjk/iu,
    example: 'ulje lignje',
    counterExample: 'meka kapsula',
  },
  {
    name: 'rakovi',
    words: /(?<!\p{L})rakov|škamp|ljuskar|hitozan/iu,
    example: 'ekstrakt škampa',
    counterExample: 'orakova kora',
  },
  {
    name: 'mleko',
    words: /(?<!\p{L})mle[kč]|laktoz|surutk|kazein/iu,
    example: 'proteini surutke',
    counterExample: 'mlevena kora',
  },
  {
    name: 'gluten',
    words: /gluten|pšeni|ječam|ječm|(?<!\p{L})raži?(?!\p{L})|ovsen/iu,
    example: 'pšenični skrob',
    counterExample: 'glutaminska kiselina',
  },
  {
    name: 'jaja',
    words: /(?<!\p{L})jaj(?:[aeiu]|č)/iu,
    example: 'belance jaja',
    counterExample: 'sastojci koji prijaju koži',
  },
  {
    name: 'orašasti plodovi',
    words: /orašast|badem|lešnik|orah|indijsk\p{L} or|pistać/iu,
    example: 'ulje badema',
    counterExample: 'muškatni cvet',
  },
  {
    name: 'kikiriki',
    words: /kikirik/iu,
    example: 'ulje kikirikija',
    counterExample: 'ulje suncokreta',
  },
  {
    name: 'susam',
    words: /susam/iu,
    example: 'ulje susama',
    counterExample: 'ulje suncokreta',
  },
  {
    name: 'pčelinji proizvod',
    words: /pčelinj|propolis|matičn\p{L} mleč/iu,
    example: 'propolis',
    counterExample: 'matičnjak',
  },
];

interface Danger {
  /** As the composition names it. */
  ingredient: RegExp;
  name: string;
  /** Words of „Način upotrebe“ that warn of it. */
  words: RegExp;
  what: string;
  /** A warning that tells it, and one that does not. */
  example: string;
  counterExample: string;
}

/** Ingredients that are sold only with a warning, or that somebody has to avoid. */
export const DANGERS: readonly Danger[] = [
  {
    ingredient: /gvožđ/i,
    name: 'gvožđe',
    words: /domašaja/i,
    what: 'da se čuva van domašaja dece',
    example: 'Sadrži gvožđe: obavezno čuvajte van domašaja dece.',
    counterExample: 'Sadrži gvožđe.',
  },
  {
    ingredient: /fruktoz/i,
    name: 'fruktozu',
    words: /dijabet/i,
    what: 'da uz dijabetes pre upotrebe treba pitati lekara',
    example: 'Ako imate dijabetes, pre upotrebe pitajte lekara.',
    counterExample: 'Pre upotrebe pitajte lekara.',
  },
  {
    ingredient: /arginin/i,
    name: 'L-arginin',
    words: /pritis/i,
    what: 'da uz nizak pritisak i lekove za pritisak pre upotrebe treba pitati lekara',
    example: 'Ako imate nizak krvni pritisak, pre upotrebe pitajte lekara.',
    counterExample: 'Pre upotrebe pitajte lekara.',
  },
];

/** The last line that is not empty. */
const lastLine = (lines: readonly string[]) =>
  Math.max(1, lines.findLastIndex((line) => line.trim() !== '') + 1);

/** A question: what the law wants said is not dropped by chance. */
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

/** What stands below every link to the shop; a commission that she does not get is told by „ne“. */
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

/** The notice of what is eaten or drunk. */
function checkNotices({ path, entries, lineOf }: Text): Finding[] {
  return entries
    .filter(({ data: { notice } }) => /\blek/.test(String(notice)) && !/domašaja/.test(`${notice}`))
    .map(({ at }) => ask(path, lineOf([...at, 'notice']) ?? 1, 'da se čuva van domašaja dece'));
}

/** What stands at the end of each product's text. */
function checkUsage({ path, lines }: Text, { usage }: CheckedProduct): Finding[] {
  const missing = ['Čuvanje', 'Važno'].filter((label) => !usage.includes(`**${label}:**`));
  if (usage === '') return [];
  return missing.flatMap((label) => {
    const near = findMistypedLabel(lines, label);
    if (!near) {
      const fix = 'Dodajte taj pasus, sa deklaracije.';
      return [warning(path, lastLine(lines), `Nedostaje pasus **${label}:**`, fix)];
    }
    // Asterisks that are no pair are told by a rule of their own.
    const isBold = /^\*\*[^*]+\*\*|^__[^_]+__|^[^*]+$/.test(lines[near.index] ?? '');
    return isBold ? [mistypedLabel(path, near.index + 1, near.typed, label)] : [];
  });
}

/** A warning that the composition calls for and „Način upotrebe“ does not give. */
function checkDangers({ path, lines }: Text, { composition, usage }: CheckedProduct): Finding[] {
  if (usage === '') return [];
  const line = lineStarting(lines, 'Važno');
  return DANGERS.filter(
    ({ ingredient, words }) => ingredient.test(composition) && !words.test(usage),
  ).map(({ name, what, example }) => {
    const fix = `Uporedite sa deklaracijom i dopišite u pasus **Važno:**, na primer: ${example}`;
    return warning(path, line, `Sastav sadrži ${name}, a ovde ne piše ${what}.`, fix);
  });
}

/** An allergen that the composition or a warning names and „Alergeni“ does not, or the other way round. */
function checkAllergens({ path, lines }: Text, product: CheckedProduct): Finding[] {
  const { allergens: told, compositionSource, usage } = product;
  // Nothing is told yet where the label is all that is named.
  if (told === undefined || /^(?:proverite|ima mirisnih|mogući su)[^.]*deklaracij/.test(told))
    return [];
  const [warned = ''] = /alerg\p{L}+ na [^.]*/iu.exec(usage) ?? [];
  const named = withoutNegated(`${compositionSource} ${warned}`);
  const untold = namesOf(({ words }) => words.test(named) && !words.test(withoutNegated(told)));
  const sure = told.split(/[.;]/).filter((part) => !part.includes('deklaracij'));
  const unwarned = namesOf(({ words }) => words.test(sure.join()) && !words.test(usage));
  const findings: Finding[] = [];
  if (untold !== '') {
    const words = `Među alergenima ne piše ono na šta sastav upućuje: ${untold}.`;
    const fix = 'Uporedite sa deklaracijom i dopišite.';
    findings.push(warning(path, lineStarting(lines, 'Alergen'), words, fix));
  }
  // A package warns of all that its products hold.
  if (
    unwarned !== '' &&
    usage.includes('Važno') &&
    !/preosetljiv\p{L}* na neki od sastojaka/iu.test(usage)
  ) {
    const words = `U pasusu „Važno“ nema upozorenja na alergen: ${unwarned}.`;
    const fix = 'Ako je obrisano slučajno, vratite ga: Ne koristite u slučaju alergije na …';
    findings.push(warning(path, lineStarting(lines, 'Važno'), words, fix));
  }
  return findings;
}

/** What is said not to be in it does not count. */
const withoutNegated = (text: string) => text.replace(/(bez|ne sadrži) [^.,]*/giu, '');

const namesOf = (isMeant: (allergen: Allergen) => boolean): string =>
  ALLERGENS.filter(isMeant)
    .map(({ name }) => name)
    .join(', ');

/** The line of a paragraph that begins with this word in bold, or the first one. */
function lineStarting(lines: readonly string[], word: string): number {
  const index = lines.findIndex((row) => /^(\*\*|__)/.test(row) && row.startsWith(word, 2));
  return Math.max(1, index + 1);
}

/** Parts of the policies that the site fills in. The policies are looked at once, with the first. */
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
