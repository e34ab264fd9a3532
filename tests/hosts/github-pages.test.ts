import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { attribute, listElements } from '../../src/build/hosting/inline-code.ts';
import { listFiles, readPages } from '../../src/build/hosting/site-files.ts';
import { DIST } from './support/built-site.ts';

describe('GitHub Pages, which takes no orders', () => {
  test('nothing is left out for beginning with a dot or an underscore', () => {
    expect(statSync(`${DIST}/.nojekyll`).size).toBe(0);
  });

  test('the page for what is not found has the name that it looks for', () => {
    expect(readFileSync(`${DIST}/404.html`, 'utf8')).toContain('<h1');
  });

  test('every page brings a policy for its scripts, since no header can', () => {
    for (const { file, html } of readPages(DIST, listFiles(DIST))) {
      const policies = listElements(html).filter(
        (element) => attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy',
      );
      expect(policies, file).toHaveLength(1);
      const policy = policies[0] && attribute(policies[0], 'content');
      expect(policy, file).toMatch(/script-src 'self'/);
    }
  });
});
