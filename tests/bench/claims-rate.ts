// How well the guard of claims works on sentences that its writer has never seen:
//
//   node tests/bench/claims-rate.ts sentences.txt
//
// The file holds one sentence a line, such as `U effects: Jača imunitet` or `L other: Ukus je blag.`;
// the whole format stands in tests/unit/check/claims/sentences.ts.
import { judgeSentences, sharesOf } from '../unit/check/claims/sentences.ts';

const verdicts = judgeSentences(process.argv[2] ?? 'sentences.txt');
for (const [group, share] of sharesOf(verdicts)) {
  const all = verdicts.filter((verdict) => verdict.group === group);
  console.log(`${group}: ${share.toFixed(1)} % of ${all.length} asked about`);
  for (const { line, isRight, isAsked } of all) {
    if (!isRight) console.log(`  ${isAsked ? 'false' : 'missed'}: ${line}`);
  }
}
