// The editor at /admin under `npm start`, in WebKit.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasDebianWebKit } from '../../../src/tools/machine.mjs';
import { type EditorSite, serveEditor, Texts } from '../../support/editor-site.ts';
import type { Session } from './support/webdriver.ts';
import { startWebKit, type WebKit } from './support/webkit.ts';

const PHONE = '//textarea[@id = "phone"]';
const PUBLISH = '//button[normalize-space() = "Objavi"]';

describe.skipIf(!hasDebianWebKit())('In WebKit', () => {
  let webKit: WebKit;
  let texts: Texts;
  let site: EditorSite;
  let page: Session;

  beforeAll(async () => {
    webKit = await startWebKit();
    texts = await Texts.create();
    site = await serveEditor(texts);
    page = await webKit.open({ width: 1280, height: 900 });
  });
  afterAll(async () => {
    await page?.end();
    await site?.stop();
    texts?.remove();
    await webKit?.stop();
  });

  test('one changed field is one changed line on the disk', async () => {
    await page.open(`${site.url}/admin#src/content/site.yaml`);
    await expect.poll(() => page.has(PHONE)).toBe(true);
    await page.evaluate(
      (input: unknown) => (input as HTMLTextAreaElement).select(),
      await page.find(PHONE),
    );
    await page.type(PHONE, '+381 60 111 22 33');
    await page.click(PUBLISH);
    await expect
      .poll(() => texts.changes())
      .toEqual(['-phone: "+381 60 000 00 00"', '+phone: "+381 60 111 22 33"']);
  });
});
