import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { readHostSettings } from '../../src/build/hosting/host-settings.ts';
import { listFiles, readPages } from '../../src/build/hosting/site-files.ts';
import { planSite, type SitePlan } from '../../src/build/hosting/site-plan.ts';
import { DIST } from './support/built-site.ts';

interface Rule {
  forRegExp: RegExp;
  values: Record<string, string>;
}

describe('Netlify, by the parsers of its own builds', () => {
  const files = listFiles(DIST);
  let plan: SitePlan;
  let rules: Rule[];

  beforeAll(async () => {
    plan = planSite(readHostSettings('.'), files, readPages(DIST, files));
    const read = await parseAllHeaders({
      headersFiles: [`${DIST}/_headers`],
      configHeaders: [],
      minimal: false,
    });
    expect(read.errors).toEqual([]);
    rules = read.headers as Rule[];
  });

  const fitting = (address: string) => rules.filter(({ forRegExp }) => forRegExp.test(address));

  test('every page gets its own headers, and the rules for every answer', () => {
    for (const { address, headers } of plan.pages) {
      if (address === undefined) continue;
      const values = fitting(address).map((rule) => rule.values);
      const { 'Cache-Control': _, ...expected } = headers;
      expect(values, address).toContainEqual(expected);
      expect(Object.assign({}, ...values)).toMatchObject({ ...plan.everywhere, ...expected });
    }
  });

  test('no answer gets a header from two rules, except policies that hold side by side', () => {
    const addresses = [...plan.pages.map(({ address }) => address), ...files.map((f) => `/${f}`)];
    for (const address of addresses) {
      const names = fitting(address ?? '/nema-je').flatMap(({ values }) => Object.keys(values));
      const once = names.filter((name) => name !== 'Content-Security-Policy');
      expect(once, address).toEqual([...new Set(once)]);
    }
    const page = plan.pages.find(({ address }) => address === '/products');
    for (const directive of plan.leastPolicy
      .split('; ')
      .filter((part) => !part.startsWith('object'))) {
      expect(page?.headers['Content-Security-Policy']).toContain(directive);
    }
  });

  test('files whose name holds a hash are kept for a year', () => {
    const file = files.find((path) => path.startsWith('scripts/'));
    const values = Object.assign({}, ...fitting(`/${file}`).map((rule) => rule.values));
    expect(values['Cache-Control']).toBe('max-age=31536000, immutable');
  });

  test('every redirect is read as it is meant', async () => {
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [`${DIST}/_redirects`],
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(redirects).toMatchObject(
      plan.redirects.map(({ from, to }) => ({ from, to, status: 301 })),
    );
    expect(redirects).toHaveLength(plan.redirects.length);
  });
});
