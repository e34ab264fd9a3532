// Compares the daily dose in two places of a product, the dose of a drink with the most that may be drunk in a day,
// and the contents of the pack with how long it lasts: „30 kesica“, „30 dana uz 1 kesicu dnevno“, „Pijte 1 kesicu
// dnevno“, „3 puta dnevno po 40 ml“, „Ne pijte više od 120 ml dnevno“.
import { type Finding, warning } from '../finding.ts';
import { AMOUNT, amountOf, NUMBER, numberOf } from '../patterns/number-words.ts';
import type { CheckedProduct } from '../read-product.ts';
import type { Text } from '../read-text.ts';

/** Beginnings of the nouns that follow a number: sachets, tablets, capsules, portions. */
const PIECE = '(?:filter-)?(?<unit>kesic|tablet|kapsul|porcij)\\p{L}*';
/** The volume of a bottle, whose dose is in millilitres. */
const VOLUME = new RegExp(`(${AMOUNT}) (ml|l)(?!\\p{L})`, 'giu');
/** „120“, „90–120“, „1 ili 2“ */
const SPAN = `(?<from>${NUMBER})(?:(?: ?[–-] ?| do | ili )(?<to>\\d+))?`;
const TIMES = new RegExp(`^(?:oko |približno |najmanje )?${SPAN} (?<unit>dana|puta)`, 'iu');
const DAILY = new RegExp(`${SPAN} (?:(?<ml>ml)|${PIECE}) dnevno`, 'iu');

interface Amount {
  count: number;
  /** „ml“, or the beginning of the counted noun: „kesic“. */
  unit: string;
}

interface Span {
  from: number;
  to: number;
  unit: string;
}

/** „3 puta dnevno po 40 ml“, „Tri puta dnevno po 30–40 ml“; of „30–40“ the larger number. */
const TIMES_A_DAY = new RegExp(
  `(?<times>${NUMBER}) puta(?: dnevno)? po (?:\\d+ ?[–-] ?)?(?<each>\\d+) ml`,
  'iu',
);
/** „30–40 ml tri puta dnevno“ */
const EACH_TIME = new RegExp(`(?<each>\\d+) ml (?<times>${NUMBER}) puta dnevno`, 'iu');
/** „Ne pijte više od 120 ml gela dnevno.“ */
const MOST = /više od (?<most>\d+) ml[^.;]* dnevno/iu;

export function checkDose(text: Text): Finding[] {
  const { product, isDraft } = text;
  if (!product || isDraft) return [];
  return [...checkDailyLimit(text, product), ...checkDuration(text, product)];
}

/** From this size on, `patterns/amounts.ts` reports a single glass by itself. */
const LARGE_GLASS_ML = 300;

/** Reports a daily dose in millilitres above the limit in „Važno“, or other than the dose in the field `lasts`. */
function checkDailyLimit({ path, lines, data }: Text, { usage }: CheckedProduct): Finding[] {
  const dose = TIMES_A_DAY.exec(usage) ?? EACH_TIME.exec(usage);
  if (!dose?.groups) return [];
  const { times = '', each = '' } = dose.groups;
  if (Number(each) >= LARGE_GLASS_ML) return [];
  const daily = numberOf(times) * Number(each);
  const most = Number(MOST.exec(usage)?.groups?.['most'] ?? daily);
  const lasts = readSpan(DAILY.exec(String(data['lasts'] ?? '')));
  const counted = lasts?.unit === 'ml' ? lasts.to : daily;
  const line = lines.findIndex((row) => row.includes(dose[0])) + 1;
  const statedDose = `„${dose[0]}“ je ${daily} ml dnevno`;
  const report = (message: string) => [
    warning(
      path,
      line || 1,
      message,
      'Uporedite oba sa deklaracijom i ispravite ono što nije tačno.',
    ),
  ];
  if (daily > most) return report(`${statedDose}, a u „Važno“ piše najviše ${most} ml.`);
  if (daily !== counted)
    return report(`${statedDose}, a u polju „lasts“ („Koliko traje“) piše ${counted} ml.`);
  return [];
}

function checkDuration({ path, data, lineOf }: Text, product: CheckedProduct): Finding[] {
  const lasts = String(data['lasts'] ?? '');
  const report = (message: string, fix: string) => [
    warning(path, lineOf(['lasts']) ?? 1, message, fix),
  ];
  const [dose] = piecesIn(lasts);
  const used = piecesIn(product.usage).filter(({ unit }) => unit === dose?.unit);
  if (dose && used.length > 0 && used.every(({ count }) => count !== dose.count))
    return report(
      `Dnevna količina nije ista kao u „Načinu upotrebe“: ${lasts}`,
      'Uporedite obe sa deklaracijom.',
    );
  const times = readSpan(TIMES.exec(lasts));
  const daily = readSpan(DAILY.exec(lasts)) ?? { from: 1, to: 1, unit: '' };
  // „25 puta“ counts the pieces themselves; „30 dana“ says nothing without a dose.
  if (!times || (daily.unit === '' && times.unit !== 'puta')) return [];
  const pack = packOf(lasts, String(data['facts'] ?? ''), daily.unit);
  if (!pack) return [];
  const least = pack.count / daily.to;
  const most = pack.count / daily.from;
  // The text may round a part of a day up or down.
  const isNear = (days: number) => days > least - 1 && days < most + 1;
  if (isNear(times.from) && isNear(times.to)) return [];
  const division =
    daily.from === daily.to
      ? `${pack.count} : ${daily.from} = ${inSerbian(least)}`
      : `od ${inSerbian(least)} do ${inSerbian(most)}`;
  return report(
    `Pakovanje od ${pack.typed} ne traje toliko: ${lasts}`,
    `Proverite broj u polju „facts“ („Kratka činjenica“), dnevnu količinu i koliko traje: ${division}.`,
  );
}

/** What the pack holds, counted in the unit of the dose; undefined where the texts name two packs or none. */
function packOf(
  lasts: string,
  facts: string,
  unit: string,
): (Amount & { typed: string }) | undefined {
  if (unit === 'ml') {
    const volumes = [lasts.replace(DAILY, ''), facts]
      .map(volumesIn)
      .find(({ length }) => length > 0);
    return volumes?.length === 1 ? volumes[0] : undefined;
  }
  const [pack] = piecesIn(facts).filter((one) => unit === '' || one.unit === unit);
  return pack && { ...pack, typed: String(pack.count) };
}

function piecesIn(text: string): Amount[] {
  const found = text.matchAll(new RegExp(`(?<count>${NUMBER}) ${PIECE}`, 'giu'));
  return [...found].map(({ groups: { count = '', unit = '' } = {} }) => ({
    count: numberOf(count),
    unit,
  }));
}

/** The volumes that the text names, in millilitres. */
function volumesIn(text: string): (Amount & { typed: string })[] {
  return [...text.matchAll(VOLUME)].map(([typed, number = '', unit]) => ({
    count: amountOf(number) * (unit === 'l' ? 1000 : 1),
    unit: 'ml',
    typed,
  }));
}

function readSpan(found: RegExpExecArray | null): Span | undefined {
  if (!found?.groups) return undefined;
  const { from = '', to = from, unit, ml } = found.groups;
  return { from: numberOf(from), to: numberOf(to), unit: unit ?? ml ?? '' };
}

const inSerbian = (number: number) =>
  number.toLocaleString('sr-Latn-RS', { maximumFractionDigits: 1 });
