// One sentence of the site against what the law keeps out of advertising. Words alone cannot judge
// it, so the outcome is a question.
import { type Word, wordsOf } from './fold.ts';
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

const WHOM =
  '(lekar|farmaceut|pedijat|doktor|zubar|apotekar|strucnj|nutricion|deklarac|\\w+olo[gz])';
/** Says whom the product does not suit, or that it is no medicine. */
const WARNING = new RegExp(
  [
    `\\b(pita\\w*|posavet\\w*|konsult\\w*|javite|javi|obratite|razgovar\\w*|pokazite|idi|idite|ide|raspitajte|rec(?:i|ite)|odluci|odlucite|proveri\\w*|procita\\w*|pogleda\\w*)\\b.*\\b${WHOM}`,
    `\\b(savet|savetu|saveta|dogovor|dogovor[aui]?|nadzor|nadzorom|odobrenj\\w*) (sa )?${WHOM}`,
    '\\b(nije|nisu) (ni )?(za|namenj|lek|lekovi|zamen|medicinsk|odobren|preporuc)',
    '\\bne (lec|sprec|zamenj|prekorac|preporuc\\w* se|korist|uzim|nanos|stavlj|pijt|pijte|gutajt|tvrd|obec|pomaz|utic|ublaz|daj(em|te) \\w*dijag|moze da zamen|mogu da zamen|moze zamen|postavlj)',
    '\\bne (?!cek|dozv|brin|zabor|propust|trp|muc|gub)[a-z]+(jte|ite)\\b',
    '\\bu slucaju (dodir|kontakt|alerg|preosetlj|iritac|gutanj)|\\bbez obecanj',
    '\\b(prekinite|prestanite|obustavite|isprobajte|oprez\\w*|izbegavajte|preosetljiv\\w*|nuspojav\\w*|zabelezen\\w*)\\b',
    '\\balergic\\w* na\\b|\\balergij\\w* na\\b',
    '\\b(moze|mogu) (da )?(deluj|iz[ao]z|imati|ima|imaju|nadraz)',
    '\\bne (pisite|saljite|navodite|unosite|opisujete|opisujte|pisete|navodite)\\b',
    '\\bne sluz\\w* za\\b',
    '\\blekaru\\b',
    '\\bne (sme|smeju|smete|treba|dajem|pricam|govorim|znam|znaci)\\b|\\bnemam\\b|\\bzabranj|\\ba ne (lek|terap|zdrav)',
    '\\bnema (dokaz|odobren|lekovit)',
  ].join('|'),
);
const DENIALS = new Set(
  'ne nije nisu nisam nismo niti ni nece necu necemo nema nemaju nemojte nikakav nikakva nikakve nikakvih nikakvo'.split(
    ' ',
  ),
);
/** „nema više bolova“, „ne patim više“: a promise that is worded as a denial. */
const GONE =
  /\b(vise|nikad|nikada|zaborav|nestal|nestan|nesta[jl]|prosl|prest(?:al|ao|aj)|oslobod|resi)/;

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
  const proof = find(PROOF) ?? (STUDY.test(plain) ? words[0] : undefined);
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
  return (
    about(ADVICE.health, sick) ??
    ([SUN, SUGAR, MEMORY, PILLS].some((pattern) => pattern.test(plain))
      ? { start: 0, advice: ADVICE.health }
      : undefined)
  );
}

/** Words of the body that speak of something else here. */
const IDIOMS =
  /\bna pritisak|\bnajbolje (ga |ih |je |se |jos |da |uz |kad |ako |rashlad\w* |hlad\w* |posle |pre |ujutru |uvece )+|\bbez pritisk\w*(?! u)|\b(drzavn|nadlezn)\w* organ\w*|\b(od|iz|svega) srca\b|\bobliku (\w+ ){0,4}srca\b|\bu (tom |ovom )?organizm\w* bilj\w*|\bkozic\w*|\bstudij(am|sk)\w*/g;
const SUGAR =
  /\b(visok|povisen|povecan)\w* secer|\bsecer\w* (\w+ ){0,5}(bi[olt]\w*|pa[old]\w*|spust\w*|regul\w*|normal\w*|krv\w*)\b/;
const MEMORY = /\b(bolje|lakse|brze) (\w+ )?(pamt|uce|uci\b|misl|vid[ie])/;
const PILLS = /\btablet\w* (protiv|za) (secer|pritis|bolov|srce|spavanj|smirenj)/;
const STUDY =
  /\bstudij\w* (je |su |koja |koje )?(\w+ )?(pokaz|dokaz|potvrd)|\b(prema|u|po) (\w+ )?studij(ama|i)\b/;

const ABSOLUTE =
  /\b(100|sto posto|stopostotn\w*)( posto| %)? ?(prirod|sigur|bezb|efik|delot|uspe|rezult|cist|garan)|\bsto posto\b|\bbroj (1|jedan)\b|\bbez (konkuren|kontraindik)|\bne postoji (bolj|slic|nista bolj)|\b(bez|nema) (ikakv\w* |nikakv\w* |bilo kakv\w* )?(nezelj|nuspoj|rizik|hemik|stetn)|\b(potpun|sasvim|skroz)\w* bezbed|\bjedin[aieo]\w* (proizvod|na trzis|koj\w+ (stvarn|zaist|deluj))|\b(uvek|svima|svakome|svakom|odmah|sigurno|zaista|stvarno) (deluj|pomaz|pomog|radi\b)|\b(vidljiv|siguran|sigurn|brz|odlic|trenut)\w* rezultat|\brezultat\w* (su |je )?(vidljiv|sigur|odmah|vec)|\bprv\w* rezultat|\brezultat\w* (stiz|dolaz|oset|vid)|\bbez premca|\bnece \w+ izneverit|\bnijedan drug|\bnemoguce je da|\bnema niko\b|\bdeluj\w* (uvek|odmah|kod svih)|\bnema (nista|niceg|nicega) bolj|\bbolj\w* od (sveg|svih|svak|drugih|ostalih|bilo)|\bpreko noci\b|\bnikad\w* vise\b|\bza samo \w+ (dan|sat|nedelj|mesec)/;
const SUN = /\b(zastit|stit)\w* (\w+ )?(od )?(stetn\w* )?(sunc|uv\b|zrac)/;

/** Whether a word of denial stands up to three words before it: „ne leči“, „nije nikakav lek“. */
function isDenied(words: readonly Word[], at: number, more: readonly string[] = []): boolean {
  const before = words.slice(Math.max(0, at - 3), at).map(({ plain }) => plain);
  const last = before.findLastIndex((word) => DENIALS.has(word) || more.includes(word));
  return (
    last >= 0 &&
    before[last + 1] !== 'samo' &&
    words[at - before.length + last + 1]?.plain !== 'samo'
  );
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
