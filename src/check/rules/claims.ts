// Sentences that the law on advertising may not allow. Words cannot judge, so each is a question; it
// can be answered once, in the field „confirmed_claims“, with a reason and a date.

import { confirmedClaims } from '../../model/common-fields.ts';
import { isData } from '../../model/data.ts';
import { aboutOf } from '../../model/field-about.ts';
import { keyOf } from '../../model/fold.ts';
import { judgePassages, keysOf } from '../claims/judge.ts';
import { findPassages } from '../claims/passages.ts';
import { type Finding, question, warning } from '../finding.ts';
import type { Text } from '../read-text.ts';

/** As the form and the file call it. */
const FIELD = `„${aboutOf(confirmedClaims).label}“ (confirmed_claims)`;

/** One question for each sentence, and a word about each confirmation that has lost its sentence. */
export function checkClaims(text: Text): Finding[] {
  const passages = findPassages(text);
  const confirmed = readConfirmations(text);
  const keys = new Set(confirmed.map(({ key }) => key));
  const said = keysOf(passages);
  return [
    ...judgePassages(passages, text.product?.isCosmetic ? 'care' : 'food')
      .filter(({ key }) => !keys.has(key))
      .map(({ passage, at, what, advice, sentence }) => {
        const line = passage.line + passage.text.slice(0, at).split('\n').length - 1;
        const fix = `${advice} Ako sme tako, potvrdite je u polju ${FIELD}.`;
        return { ...question(text.path, line, what, fix), at: passage.at, ready: sentence };
      }),
    ...confirmed
      .filter(({ key }) => !said.has(key))
      .map(({ line, quote }) => {
        const words = `Potvrđena izjava „${quote}“ ne stoji više u ovom tekstu.`;
        return warning(text.path, line, words, `Obrišite je iz polja ${FIELD}.`);
      }),
  ];
}

function readConfirmations({ entries, lineOf }: Text) {
  return entries.flatMap(({ at, data }) => {
    const list = data['confirmed_claims'];
    return (Array.isArray(list) ? list : []).filter(isData).map(({ text }, index) => ({
      quote: String(text ?? ''),
      key: keyOf(String(text ?? '')),
      line: lineOf([...at, 'confirmed_claims', index]) ?? 1,
    }));
  });
}
