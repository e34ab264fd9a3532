import { expect, test } from 'vitest';
import { readHostSettings } from '../../src/build/hosting/host-settings.ts';
import { checkInternalLinks } from '../../src/build/links/internal-links.ts';
import { DIST } from './support/built-site.ts';

test('every link, place, picture and file that the built site names is there', () => {
  const { looked, problems } = checkInternalLinks(DIST, readHostSettings('.'));
  expect(problems).toEqual([]);
  expect(looked).toBeGreaterThan(300);
});
