// Sentences that the law on advertising may not allow. A comparison of words cannot decide that, so each
// is a question; the owner answers it once, in the field „confirmed_claims“, with a reason and a date.

import { isData } from '../../model/data.ts';
import { confirmedClaims } from '../../model/schema/common-fields.ts';
import { wordsKey } from '../../model/serbian/fold.ts';
import { checkPassages, keysOf } from '../claims/check-passages.ts';
import { ADVICE } from '../claims/claims-list.ts';
import { findPassages } from '../claims/passages.ts';
import { error, type Finding, question, warning } from '../finding.ts';
import type { Text } from '../read-text.ts';
import { either, labelled, say } from '../wording.ts';

const FIELD = labelled('confirmed_claims', confirmedClaims);

/** Nobody may write other words into what a customer has said. */
const OF_A_CUSTOMER =
  'Reči kupca ne menjajte. Izostavite celu tu rečenicu i pitajte tu osobu da li se slaže.';

/** A question for each doubtful sentence, and a warning for each confirmation whose sentence is gone. */
export function checkClaims(text: Text): Finding[] {
  const passages = findPassages(text);
  const confirmed = readConfirmations(text);
  const keys = new Set(confirmed.map(({ key }) => key));
  const presentKeys = keysOf(passages);
  return [
    ...checkPassages(passages, text.product?.isCosmetic ? 'care' : 'food')
      .filter(({ key, isHealing }) => isHealing || !keys.has(key))
      .map(({ passage, at, text: wrong, fix: advice, sentence, isPrice, isHealing }) => {
        const line = passage.line + passage.text.slice(0, at).split('\n').length - 1;
        if (isPrice && text.product) {
          const what = `U proizvodu stoji cena: „${sentence}“.`;
          // The form says the consequence of each question.
          const until = either(' Dok ovo stoji, proizvod se neće videti na sajtu.', '');
          const fix = say`${ADVICE.price}${until}`;
          return { ...question(text.path, line, what, fix), at: passage.at };
        }
        const howTo = text.collection.areQuotes ? OF_A_CUSTOMER : advice;
        if (isHealing) {
          // A question keeps a product from visitors, and no other text.
          const make = text.product ? question : error;
          return { ...make(text.path, line, wrong, howTo), at: passage.at };
        }
        const fix = say`${howTo} Ako sme tako, potvrdite je u polju ${FIELD}.`;
        return { ...question(text.path, line, wrong, fix), at: passage.at, ready: sentence };
      }),
    ...confirmed
      .filter(({ key }) => !presentKeys.has(key))
      .map(({ line, quote, at }) => {
        const message = `Potvrđena izjava „${quote}“ ne stoji više u ovom tekstu.`;
        return { ...warning(text.path, line, message, say`Obrišite je iz polja ${FIELD}.`), at };
      }),
  ];
}

function readConfirmations({ entries, lineOf }: Text) {
  return entries.flatMap(({ at, data }) => {
    const list = data['confirmed_claims'];
    return (Array.isArray(list) ? list : []).filter(isData).map(({ text }, index) => ({
      quote: String(text ?? ''),
      key: wordsKey(String(text ?? '')),
      at: [...at, 'confirmed_claims', index, 'text'],
      line: lineOf([...at, 'confirmed_claims', index]) ?? 1,
    }));
  });
}
