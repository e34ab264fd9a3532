import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DIST } from './support/site-server';
import { expect, test } from './support/test';

const read = (name: string) => readFileSync(join(DIST, name), 'utf8');
const weigh = (text: string) => gzipSync(text).length;
/** A text that both the pages' script and the service worker contain. */
const readOutbox = () => read(read('outbox.js').match(/scripts\/outbox\.[\w-]+\.js/)?.[0] ?? '');

test('the outbox weighs at most 2.3 kB, the service worker with it 4 kB', () => {
  expect(weigh(read('outbox.js')) + weigh(readOutbox())).toBeLessThanOrEqual(2300);
  expect(weigh(read('service-worker.js'))).toBeLessThanOrEqual(4000);
  // The scripts import nothing: neither a worker nor a page waits for another file.
  expect(readOutbox()).not.toMatch(/\bimport\b/);
  expect(read('service-worker.js')).not.toMatch(/\b(import|importScripts)\b/);
});
