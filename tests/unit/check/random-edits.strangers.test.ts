import { expect, it } from 'vitest';
import { describeRandomEdits, type Edit, show } from './random-edits.ts';

/** The seed of the whole run, else a new one. */
const NEW_SEED = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000);
/** A share differs from seed to seed by a hundredth or two, so it is asked of the same edits each time. */
const SAME_SEED = 20_261_122;

describeRandomEdits(1000, NEW_SEED);

describeRandomEdits(1000, SAME_SEED, (edits) => {
  it('at least 94 % of these are reported at their line or the next one', () => {
    const broken = edits().filter(({ isBroken }) => isBroken);
    const isNear = ({ line, errors }: Edit) =>
      errors.some((error) => Math.abs(error.line - line) <= 1);
    const near = broken.filter(isNear);
    const far = broken.filter((one) => !isNear(one)).map(show);
    expect(near.length / broken.length, far.join('\n')).toBeGreaterThanOrEqual(0.94);
  });

  it('at most 3 % of those that would not break the build are stopped', () => {
    const sound = edits().filter(({ isBroken }) => !isBroken);
    const stopped = sound.filter(({ errors }) => errors.length > 0);
    expect(stopped.length / sound.length, stopped.map(show).join('\n')).toBeLessThanOrEqual(0.03);
  });
});
