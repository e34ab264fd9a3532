// How well the rule guards, on sentences that it was never tuned on. Prints the rates, and the
// sentences that it gets wrong.
import { describe, expect, it } from 'vitest';
import { parseText } from '../../../src/check/parse-text';
import { checkClaims } from '../../../src/check/rules/claims';
import { product } from './claims/product';
import { effects, elsewhere } from './claims/unseen';

function asked(text: string): boolean {
  const { parsed } = parseText({ path: 'src/content/products/x.mdx', text });
  if (!parsed) throw new Error('The product of the test cannot be read.');
  return checkClaims(parsed).length > 0;
}

const onFood = (effect: string) => asked(product({ effect }));
const onCare = (effect: string) => asked(product({ effect, kind: 'nega' }));
const inProse = (description: string) => asked(product({ description }));
const inCareProse = (description: string) => asked(product({ description, kind: 'nega' }));

/** Share of the sentences that are asked about, in percent, with those that were not as expected. */
function measure(
  name: string,
  verdicts: readonly (readonly [string, boolean])[],
  expected: boolean,
) {
  const wrong = verdicts.filter(([, verdict]) => verdict !== expected).map(([text]) => text);
  const share = (100 * verdicts.filter(([, verdict]) => verdict).length) / verdicts.length;
  const lines = wrong.map((text) => `  ${expected ? 'missed' : 'false'}: ${text}`);
  console.info(
    [`${name}: asked about ${share.toFixed(1)} % of ${verdicts.length}`, ...lines].join('\n'),
  );
  return share;
}

const judge = (texts: readonly string[], by: (text: string) => boolean) =>
  texts.map((text) => [text, by(text)] as const);

describe('of sentences it has never seen, the rule', () => {
  it('catches at least 95 % of the unlawful effects', () => {
    const verdicts = [...judge(effects.unlawful, onFood), ...judge(effects.careUnlawful, onCare)];
    expect(measure('unlawful effects', verdicts, true)).toBeGreaterThanOrEqual(95);
  });

  it('asks about at most 5 % of the lawful effects', () => {
    const verdicts = [...judge(effects.lawful, onFood), ...judge(effects.care, onCare)];
    expect(measure('lawful effects', verdicts, false)).toBeLessThanOrEqual(5);
  });

  it('catches at least 70 % of the unlawful sentences elsewhere', () => {
    const share = measure('unlawful sentences', judge(elsewhere.unlawful, inProse), true);
    expect(share).toBeGreaterThanOrEqual(70);
  });

  it('asks about at most 10 % of the lawful sentences elsewhere', () => {
    const verdicts = [...judge(elsewhere.lawful, inProse), ...judge(elsewhere.care, inCareProse)];
    expect(measure('lawful sentences', verdicts, false)).toBeLessThanOrEqual(10);
  });
});
