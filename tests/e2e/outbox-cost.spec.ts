import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { sendMessage } from './support/contact-form';
import { DIST } from './support/relay';
import { expect, PAGES, siteTest as test } from './support/test';

const read = (name: string) => readFileSync(join(DIST, name), 'utf8');

function catchOutboxFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/outbox/.test(request.url())) files.push(request.url());
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

test('any page loads it while one waits', async ({ page, site }) => {
  site.open = false;
  await sendMessage(page);
  const files = catchOutboxFiles(page);
  await page.goto('/about-me');
  await expect.poll(() => files.length).toBe(2);
});

const weigh = (text: string) => gzipSync(text).length;

test('the outbox weighs at most 2.7 kB, the service worker with it 4.4 kB', () => {
  const shared = read('outbox.js').match(/scripts\/outbox\.[\w-]+\.js/)?.[0] ?? '';
  expect(weigh(read('outbox.js')) + weigh(read(shared))).toBeLessThanOrEqual(2700);
  expect(weigh(read('service-worker.js'))).toBeLessThanOrEqual(4400);
  // Everything that they need is in them: a worker or a page never waits for one more file.
  expect(read(shared)).not.toMatch(/\bimport\b/);
  expect(read('service-worker.js')).not.toMatch(/\b(import|importScripts)\b/);
});

test('going on with no network costs at most 1.8 kB on top of that, and the line that asks for it 300 bytes', () => {
  const shared = read('outbox.js').match(/scripts\/outbox\.[\w-]+\.js/)?.[0] ?? '';
  // 0.5 kB of it reads a form and says what is wrong there, as the form's own script would.
  const worker = weigh(read('service-worker.js')) - weigh(read(shared));
  expect(worker).toBeLessThanOrEqual(1800);
  const [line = ''] = read('products.html').match(/[^;]*\/service-worker\.js[\s\S]*/) ?? [];
  expect(line.slice(0, line.indexOf('</script>')).length).toBeLessThanOrEqual(300);
});
