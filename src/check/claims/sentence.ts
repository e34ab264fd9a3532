// One sentence of the site against what the law keeps out of advertising. Words alone cannot judge
// it, so the outcome is a question.
import { type Word, wordsOf } from './fold.ts';
import { ABSOLUTE, DENIALS, GONE, HEALTH, IDIOMS, STUDIES, WARNING } from './loaded-phrases.ts';
import {
  AUTHORITY,
  BODY,
  DOCTOR,
  ENDORSES,
  EXTREME,
  HEALING,
  ILLNESS,
  MODEST,
  PROOF,
  SURFACE,
} from './loaded-words.ts';
import { speaksOfMoney } from './money.ts';
import { findFaults, readClaim } from './nutrient-claim.ts';

export interface Place {
  /** A warning, a list of allergens or of ingredients: illnesses may be named here. */
  isWarning?: boolean;
  /** What is swallowed promises nothing about the skin either. */
  isFood?: boolean;
}

export interface Doubt {
  /** Character offset of the words that raise it. */
  start: number;
  advice: string;
}

const ADVICE = {
  health:
    'Opišite ukus, sastav, oblik ili način upotrebe, ili uzmite izjavu sa spiska dozvoljenih.',
  authority:
    'Preporuku zdravstvenog radnika i dokaz koji nije pri ruci izostavite. Struku pomenite samo u biografiji.',
  extreme:
    'Recite mirno i tačno, bez superlativa i garancije, na primer: „Blag ukus i kratak spisak sastojaka“.',
  money: 'Recite „mogućnost dodatnog prihoda“, bez iznosa, i dodajte: „Zarada nije zagarantovana.“',
};

/** What is to be asked about the sentence, if anything. */
export function judgeSentence(sentence: string, place: Place = {}): Doubt | undefined {
  for (const { text, start } of splitAtTurns(sentence)) {
    const doubt = judgePart(text, place);
    if (doubt) return { ...doubt, start: doubt.start + start };
  }
  const start = speaksOfMoney(sentence);
  return start === undefined ? undefined : { start, advice: ADVICE.money };
}

function judgePart(text: string, place: Place): Doubt | undefined {
  const words = wordsOf(text);
  const plain = words.map((word) => word.plain).join(' ');
  const isGone = GONE.test(plain);
  const isWarning = (place.isWarning || WARNING.test(plain)) && !isGone;
  const about = (advice: string, word: Word | undefined): Doubt | undefined =>
    word && { start: word.start, advice };
  const denied = (at: number) => isDenied(words, at) && !isGone;
  const find = (pattern: RegExp, list: readonly Word[] = words) =>
    list.find((word) => pattern.test(word.plain) && !denied(words.indexOf(word)));

  const authority =
    find(DOCTOR) ?? (words.some((word) => ENDORSES.test(word.plain)) ? find(AUTHORITY) : undefined);
  if (authority && !isWarning) {
    return about(ADVICE.authority, authority);
  }
  const clear = withoutIdioms(words, plain);
  const extreme = clear.find(
    (word) =>
      (EXTREME.test(word.plain) || (/^naj[a-z]{4}/.test(word.plain) && !MODEST.test(word.plain))) &&
      !isDenied(words, words.indexOf(word), ['bez']),
  );
  const absolute = ABSOLUTE.exec(plain);
  if (extreme || absolute) return { start: extreme?.start ?? 0, advice: ADVICE.extreme };

  const open = withoutAuthorised(text, clear);
  const proof = find(PROOF) ?? (STUDIES.test(plain) ? words[0] : undefined);
  if (proof && !isWarning) return about(ADVICE.authority, proof);
  const healing = /\bne (tvrdi|obeca)|\bzabranj|\bnemam dokaz/.test(plain)
    ? undefined
    : find(HEALING, open);
  if (healing) return about(ADVICE.health, healing);
  if (isWarning) return undefined;
  const sick = open.find(
    ({ plain: word }) =>
      ILLNESS.test(word) || BODY.test(word) || (place.isFood && SURFACE.test(word)),
  );
  const doubt = about(ADVICE.health, sick);
  return doubt ?? (HEALTH.test(plain) ? { start: 0, advice: ADVICE.health } : undefined);
}

/** Whether a word of denial stands up to three words before it: „ne leči“, „nije nikakav lek“. */
function isDenied(words: readonly Word[], at: number, more: readonly string[] = []): boolean {
  const before = words.slice(Math.max(0, at - 3), at).map(({ plain }) => plain);
  const last = before.findLastIndex((word) => DENIALS.has(word) || more.includes(word));
  return last >= 0 && before[last + 1] !== 'samo';
}

function withoutIdioms(words: readonly Word[], plain: string): readonly Word[] {
  const hidden = [...plain.matchAll(IDIOMS)].flatMap((match) => {
    const first = plain.slice(0, match.index).split(' ').length - 1;
    return match[0].split(' ').map((_, i) => words[first + i]);
  });
  return words.filter((word) => !hidden.includes(word));
}

/** The words that are no part of an authorised claim. */
function withoutAuthorised(text: string, words: readonly Word[]): readonly Word[] {
  const read = readClaim(text);
  if (!read.claims.some(({ functions }) => functions.length > 0)) return words;
  const faults = findFaults({ ...read, unknown: [] });
  if (faults.length > 0) return words;
  return words.filter((word) => read.unknown.some(({ start }) => start === word.start));
}

/** A sentence turns at „ali“: what was denied before it says nothing about what follows. */
function splitAtTurns(sentence: string): { text: string; start: number }[] {
  const parts: { text: string; start: number }[] = [];
  let start = 0;
  for (const { plain, start: at } of wordsOf(sentence)) {
    if (!/^(ali|nego|vec|medutim|ipak)$/.test(plain) || at === 0) continue;
    parts.push({ text: sentence.slice(start, at), start });
    start = at;
  }
  return [...parts, { text: sentence.slice(start), start }];
}
