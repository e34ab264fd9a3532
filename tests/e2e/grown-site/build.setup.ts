// The stories in this folder wait for this one: see `dependencies` in playwright.config.ts.
import { test } from 'playwright/test';
import { buildGrownSite } from '../support/grown-site.ts';

test('the grown site is built', () => buildGrownSite());
