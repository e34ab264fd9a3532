import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { sendMessage } from './support/contact-form';
import { test } from './support/outbox-test';
import { expect, PAGES } from './support/test';

const DIST = join(import.meta.dirname, '../../dist');
const read = (name: string) => readFileSync(join(DIST, name), 'utf8');

function catchOutboxFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/outbox|sync-worker/.test(request.url())) files.push(request.url());
  });
  return files;
}

test('pages load nothing of the outbox while no message waits', async ({ page }) => {
  const files = catchOutboxFiles(page);
  for (const path of PAGES.filter((path) => path !== '/contact')) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(files).toEqual([]);
});

test('any page loads it while one waits', async ({ page, relay }) => {
  relay.open = false;
  await sendMessage(page);
  const files = catchOutboxFiles(page);
  await page.goto('/about-me');
  await expect.poll(() => files.length).toBe(2);
});

test('the outbox weighs at most 3 kB, the line that looks for a message 300 bytes', () => {
  const files = ['outbox.js', 'sync-worker.js'].map(read);
  const shared = files.join().match(/scripts\/contact-outbox\.[\w-]+\.js/)?.[0] ?? '';
  const sizes = [...files, read(shared)].map((file) => gzipSync(file).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(3000);
  // Everything the outbox needs is in it: a worker or a page never waits for a second file.
  expect(read(shared)).not.toMatch(/\bimport\b/);

  const line = read('products.html').match(/<script[^>]*>([^<]*databases[^<]*)<\/script>/)?.[1];
  expect(line?.length).toBeLessThanOrEqual(300);
});
