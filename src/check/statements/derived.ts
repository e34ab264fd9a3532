// Numbers that follow from others: how long the pack lasts, how many bottles a month takes, how many grams of a
// sachet are one ingredient.
import { type Finding, warning } from '../finding.ts';
import {
  AMOUNT,
  amountOf,
  inGrams,
  inMillilitres,
  NUMBER,
  numberOf,
  ROUNDED,
  SPAN,
} from '../patterns/number-words.ts';
import type { CheckedProduct } from '../read-product.ts';
import type { Text } from '../read-text.ts';
import { labelled, say } from '../wording.ts';
import { lineIn, type Place, placesOf } from './places.ts';
import type { Statement } from './read-statements.ts';

const COMPARE = 'Uporedite oba sa deklaracijom i ispravite ono što nije tačno.';

export function checkDerived(
  text: Text,
  product: CheckedProduct,
  statements: readonly Statement[],
): Finding[] {
  const places = placesOf(text, product);
  const daily = statements.find(({ about }) => about === 'mlADay')?.values[0];
  return [
    ...checkDuration(text),
    ...places.flatMap((place) => [
      ...checkShareOfSachet(text.path, place, statements),
      ...checkMonth(text, place, daily),
    ]),
    ...checkNextDose(text.path, places, statements),
  ];
}

/** Beginnings of the nouns that follow a number: sachets, tablets, capsules, portions. */
const PIECE = '(?:filter-)?(?<unit>kesic|tablet|kapsul|porcij)\\p{L}*';
const TIMES = new RegExp(`^(?:oko |približno |najmanje )?${SPAN} (?<unit>dana|puta)`, 'iu');
const DAILY = new RegExp(`${SPAN} (?:(?<ml>ml)|${PIECE}) dnevno`, 'iu');

interface Span {
  from: number;
  to: number;
  /** „ml“, or the beginning of the counted noun: „kesic“. */
  unit: string;
}

/** „30 dana uz 1 kesicu dnevno“ must be what a pack of „30 kesica“ gives. */
function checkDuration({ path, collection, data, lineOf }: Text): Finding[] {
  const lasts = String(data['lasts'] ?? '');
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
  const message = `Pakovanje od ${pack.typed} ne traje toliko: ${lasts}`;
  const field = labelled('facts', collection.fileSchema.shape['facts']);
  const fix = say`Proverite broj u polju ${field}, dnevnu količinu i koliko traje: ${division}.`;
  return [warning(path, lineOf(['lasts']) ?? 1, message, fix)];
}

interface Pack {
  count: number;
  typed: string;
}

/** What the pack holds, counted in the unit of the dose; undefined where the texts name two packs or none. */
function packOf(lasts: string, facts: string, unit: string): Pack | undefined {
  if (unit === 'ml') {
    const volumes = [lasts.replace(DAILY, ''), facts]
      .map(volumesIn)
      .find(({ length }) => length > 0);
    return volumes?.length === 1 ? volumes[0] : undefined;
  }
  const pieces = [...facts.matchAll(new RegExp(`(?<count>${NUMBER}) ${PIECE}`, 'giu'))];
  const groups = pieces.find((one) => unit === '' || one.groups?.['unit'] === unit)?.groups;
  const count = numberOf(groups?.['count'] ?? '');
  return groups && { count, typed: String(count) };
}

function volumesIn(text: string): Pack[] {
  const volume = new RegExp(`(${AMOUNT}) (ml|l)(?!\\p{L})`, 'giu');
  return [...text.matchAll(volume)].map(([typed, number = '', unit = '']) => ({
    count: inMillilitres(number, unit),
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

/** „L-arginin 51% (oko 5 g po kesici)“ */
const SHARE_OF_SACHET = new RegExp(
  `(?<share>${AMOUNT})% \\((?:oko )?(?<amount>${AMOUNT}) (?<unit>g|mg) po kesici\\)`,
  'giu',
);

function checkShareOfSachet(
  path: string,
  place: Place,
  statements: readonly Statement[],
): Finding[] {
  const weight = statements.find(({ about }) => about === 'weightOfSachet')?.values[0];
  if (weight === undefined) return [];
  return [...place.source.matchAll(SHARE_OF_SACHET)].flatMap((match) => {
    const { share = '', amount = '', unit = '' } = match.groups ?? {};
    const typed = inGrams(amount, unit);
    const right = (amountOf(share) * weight) / 100;
    if (Math.abs(typed - right) <= ROUNDED * right) return [];
    const message = `${share}% od ${inSerbian(weight)} g je ${inSerbian(right)} g, a ovde piše „${match[0]}“.`;
    return [warning(path, lineIn(place, match.index), message, COMPARE)];
  });
}

/** „Za mesec dana, uz punu dozu, trebaju Vam četiri boce.“ */
const MONTH = new RegExp(`mesec dana[^.;]* (?<count>${NUMBER}) boc\\p{L}*`, 'iu');
const DAYS_OF_A_MONTH = 30;

function checkMonth({ path, data }: Text, place: Place, daily: number | undefined): Finding[] {
  const found = MONTH.exec(place.source);
  const volumes = volumesIn(String(data['facts'] ?? ''));
  const [volume] = volumes;
  if (!found?.groups || !daily || volumes.length !== 1 || !volume) return [];
  const right = Math.ceil((daily * DAYS_OF_A_MONTH) / volume.count);
  if (numberOf(found.groups['count'] ?? '') === right) return [];
  const message = `Uz ${daily} ml dnevno za 30 dana ide ${right} × ${volume.typed}, a ovde piše „${found[0]}…“.`;
  return [warning(path, lineIn(place, found.index), message, COMPARE)];
}

/** „Ako ih jednog dana zaboravite, sledećeg dajte 4“: the usual dose. */
const NEXT_DOSE = new RegExp(
  `zaborav[^.;]*(?:dajte|uzmite|popijte) (?<count>${NUMBER})(?=[,. ])`,
  'iu',
);

function checkNextDose(
  path: string,
  places: readonly Place[],
  statements: readonly Statement[],
): Finding[] {
  const dose = statements.find(({ about, place }) => /sADay$/.test(about) && place !== 'lasts');
  return places.flatMap((place) => {
    const found = NEXT_DOSE.exec(place.source);
    const [usual] = dose?.values ?? [];
    if (!found || usual === undefined || numberOf(found.groups?.['count'] ?? '') === usual)
      return [];
    const message = `Posle propuštenog dana uzima se uobičajena količina, ${usual}, a ovde piše „${found[0]}“.`;
    return [warning(path, lineIn(place, found.index), message, COMPARE)];
  });
}
