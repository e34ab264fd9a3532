// What may be said instead, or next: authorised claims for the editor while she writes.
import { fold, wordsOf } from './fold.ts';
import { FUNCTIONS, type FunctionId } from './functions.ts';
import { findFaults, findNutrients, readClaim } from './nutrient-claim.ts';
import { NUTRIENTS, type Nutrient } from './nutrients.ts';
import { functionsOf, phraseClaim } from './wording.ts';

const MOST_OFFERS = 8;

/** Sentences of cosmetics that need no proof beyond the product itself. */
export const CARE_CLAIMS: readonly string[] = [
  'Čisti i osvežava kožu',
  'Neguje i omekšava kožu',
  'Hidrira površinske slojeve kože',
  'Štiti kožu od isušivanja',
  'Štiti usne od isušivanja',
  'Čisti zube i osvežava dah',
  'Pomaže protiv neprijatnog mirisa',
  'Ostavlja prijatan osećaj na koži',
];

/** What people write about, and what may be said about it: the first words of folded terms. */
const TOPICS: readonly (readonly [start: RegExp, ...ids: FunctionId[]])[] = [
  [/^(imun|otporn|odbran|prehlad|grip|virus|infekc|kijav|kaslj)/, 'imunitet'],
  [/^(umor|iscrplj|malaks|snag|vitaln|okrep|pospan)/, 'umor'],
  [/^(energ|metaboli)/, 'energija', 'umor', 'makro'],
  [/^(antioksid|radikal|oksid|celij|staren|podmla)/, 'oksidacija'],
  [/^(kost|kosti|osteo|skelet|zglob)/, 'kosti', 'kolagenKosti'],
  [/^(hrskav)/, 'kolagenHrskavica'],
  [/^zub/, 'zubi', 'mineralizacija'],
  [/^(desni|paradont)/, 'kolagenDesni'],
  [/^(misic|grcev|trening)/, 'misici', 'misicnaMasa'],
  [/^(src|srca|kardio)/, 'srce', 'kolagenSudovi'],
  [/^(cirkul|krvotok|sudov|vene)/, 'kolagenSudovi'],
  [/^pritis/, 'pritisak'],
  [/^holest/, 'holesterol'],
  [/^(triglic|masnoc)/, 'trigliceridi'],
  [/^(secer|glukoz|insulin|dijabet)/, 'glukoza'],
  [/^(krv|anemi|hemogl|malokrv)/, 'hemoglobin', 'krv'],
  [/^(mozak|mozg)/, 'mozak', 'saznanje'],
  [/^(pamcen|memor|koncentr|fokus|kognit|uci|mental)/, 'saznanje', 'psiha'],
  [/^(stres|raspoloz|psih|nervoz|anksi|depres|san|spavan)/, 'psiha', 'nervi'],
  [/^(nerv|zivc)/, 'nervi'],
  [/^(vid|oci|ociju|ocni|ocima)/, 'vid'],
  [/^(koz|ten|bore|kolagen)/, 'koza', 'kolagenKoza'],
  [/^(kos|opadan|celav)/, 'kosa'],
  [/^nok/, 'nokti'],
  [/^(stitn|stitast)/, 'stitasta'],
  [/^(hormon|menopauz|pms|menstr|ciklus)/, 'hormoni'],
  [/^(plodn|zacec|repro|potenc)/, 'plodnost'],
  [/^(jetr)/, 'jetra'],
  [/^(crev|var|stolic|zatvor|prob)/, 'creva'],
];

/**
 * Up to eight authorised claims that go on from what has been typed. Nutrients that are named are
 * kept together; without one, every nutrient that fits is offered. Empty for an empty text.
 */
export function offerClaims(text: string): string[] {
  const words = wordsOf(text).map(({ plain }) => plain);
  if (words.length === 0) return [];
  const named = findNutrients(text);
  const rest = words.filter((word) => !/^(doprin|potreb|vitamin|i|te|za)/.test(word));
  const subjects = named.length > 0 ? [named] : NUTRIENTS.map((nutrient) => [nutrient]);
  const wanted = topicsOf(words);
  const offers = subjects.flatMap((nutrients) =>
    commonFunctions(nutrients).map((id) => {
      const claim = phraseClaim(nutrients, id);
      const own = fold(claim).split(/[^a-z0-9]+/);
      const hits = rest.filter((word) => own.some((part) => part.startsWith(word.slice(0, 6))));
      const isStart = fold(claim).startsWith(fold(text).trim());
      return { claim, score: hits.length + (isStart ? 5 : 0) + (wanted.includes(id) ? 3 : 0) };
    }),
  );
  const care = CARE_CLAIMS.filter((claim) => fold(claim).startsWith(fold(text).trim()));
  const ranked = offers
    .filter(({ score }) => score > 0 || named.length > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ claim }) => claim);
  return [...new Set([...care, ...ranked])].slice(0, MOST_OFFERS);
}

/**
 * The authorised claim that says what this item wanted to say, if there is one. Nutrients of the
 * composition come first, so that the proposal can be true of the product.
 */
export function nearestClaim(item: string, composition: string): string | undefined {
  const wanted = topicsOf(wordsOf(item).map(({ plain }) => plain));
  const { claims } = readClaim(item);
  const said = claims.flatMap(({ functions }) => functions);
  const named = findNutrients(item);
  const ids = [...new Set([...said, ...wanted])];
  const isFishOil = /omega|riblj/.test(fold(`${item} ${composition}`));
  const inside = findNutrients(isFishOil ? `${composition}, EPA, DHA` : composition);
  for (const id of ids) {
    const able = (nutrients: readonly Nutrient[]) =>
      nutrients.filter((nutrient) => functionsOf(nutrient).includes(id));
    const own = able(named);
    if (own.length > 0) return phraseClaim(own, id);
    const [first] = [...able(inside), ...able(NUTRIENTS)];
    if (first) return phraseClaim([first], id);
  }
  const [nutrient] = named;
  const [id] = nutrient ? commonFunctions([nutrient]) : [];
  return nutrient && id && phraseClaim([nutrient], id);
}

/** What the folded words are about, as far as an authorised claim speaks of it. */
export function topicsOf(words: readonly string[]): FunctionId[] {
  return TOPICS.flatMap(([start, ...ids]) => (words.some((word) => start.test(word)) ? ids : []));
}

function commonFunctions(nutrients: readonly Nutrient[]): FunctionId[] {
  return (Object.keys(FUNCTIONS) as FunctionId[]).filter(
    (id) =>
      nutrients.every((nutrient) => functionsOf(nutrient).includes(id)) &&
      findFaults(readClaim(phraseClaim(nutrients, id))).length === 0,
  );
}
