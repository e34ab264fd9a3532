import { afterEach, expect, it, vi } from 'vitest';
import { wantsLessData } from '../../../src/browser/wants-less-data.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['who saves data', { saveData: true, effectiveType: '4g' }, true],
  ['on a 2G line', { effectiveType: '2g' }, true],
  ['on a line slower than 2G', { effectiveType: 'slow-2g' }, true],
  ['on a 3G line', { saveData: false, effectiveType: '3g' }, false],
  ['whose browser does not tell', undefined, false],
])('a visitor %s: less data %o is %s', (_, connection, isLess) => {
  vi.stubGlobal('navigator', { connection });
  expect(wantsLessData()).toBe(isLess);
});
