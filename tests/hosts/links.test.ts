import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findBrokenLinks } from '../../src/build/links.ts';
import { DIST } from './support/built-site.ts';

const copy = mkdtempSync(join(tmpdir(), 'links-'));
afterAll(() => rmSync(copy, { recursive: true }));

// biome-ignore format: one case a line
const FAULTS: readonly (readonly [file: string, fault: string, told: string])[] = [
  ['about-me.html', '<a href="/nema-stranice">x</a>', '/nema-stranice (odgovor 404) – na /about-me'],
  ['about-me.html', '<a href="/products/">x</a>', '/products/ (odgovor 404) – na /about-me'],
  ['about-me.html', '<a href="/products#9999">x</a>', '/products#9999 (odgovor 200) – na /about-me'],
  ['products/zubni-gel.html', '<a href="/products/nema">x</a>', '/products/nema (odgovor 404) – na /products/zubni-gel'],
  ['contact.html', '<img srcset="/nema-1.avif 1x, /nema-2.avif 2x">', '/nema-2.avif (odgovor 404) – na /contact'],
  ['contact.html', '<style>p{background:url("/nema.svg")}</style>', '/nema.svg (odgovor 404) – na /contact'],
  ['contact.html', '<script src="/nema.js"></script>', '/nema.js (odgovor 404) – na /contact'],
  ['404.html', '<a href="/nema-iz-404">x</a>', '/nema-iz-404 (odgovor 404) – na /404'],
];

test('every link, place, picture and file that the built site names is there', async () => {
  expect(await findBrokenLinks(DIST)).toEqual([]);
});

test('each that is not is told with the page that names it', async () => {
  cpSync(DIST, copy, { recursive: true });
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(copy, file), change(readFileSync(join(copy, file), 'utf8')));
  for (const [file, fault] of FAULTS) {
    edit(file, (html) => html.replace(/<body[^>]*>/, (body) => body + fault));
  }
  edit('about-me.html', (html) => html.replace('/about-me.jpg', '/nema.jpg'));
  edit('manifest.webmanifest', (text) => text.replace('icon-192', 'nema-ikone'));
  edit('sitemap-0.xml', (text) => text.replace(/\/cookie-policy</, '/nema-u-mapi<'));
  const broken = await findBrokenLinks(copy);
  for (const [, , told] of FAULTS) expect(broken).toContain(told);
  expect(broken).toContain('/nema.jpg (odgovor 404) – na /about-me');
  expect(broken).toContain('/nema-ikone.png (odgovor 404) – na popisu sajta');
  expect(broken).toContain('/nema-u-mapi (odgovor 404) – na popisu sajta');
});
