import { describe, expect, it } from 'vitest';
import { SLIDE_MS, shareOfRest } from '../../src/browser/carousel-motion';

describe('the motion of a slide', () => {
  const steps = (SLIDE_MS * 60) / 1000;

  it('covers the whole way in two seconds of steps and never turns back', () => {
    let left = 1;
    for (let step = 0; step < steps; step += 1) {
      const share = shareOfRest(step);
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThanOrEqual(1);
      left *= 1 - share;
    }
    expect(left).toBe(0);
  });

  it('is half done at half the time', () => {
    let left = 1;
    for (let step = 0; step < steps / 2; step += 1) left *= 1 - shareOfRest(step);
    expect(left).toBeCloseTo(0.5, 5);
  });

  it('arrives at once when called past its end', () => {
    expect(shareOfRest(steps + 5)).toBe(1);
  });
});
