import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLastChanges } from '../../src/build/sitemap/last-changes';

const NOW = new Date('2026-12-31T12:00:00Z');
const text = (picture?: string) =>
  `---\ntitle: Naslov\n${picture ? `images:\n  - image: ${picture}\n` : ''}---\n\nTekst.\n`;
const product = (id: number, more = '') => `---\nid: ${id}\nimage: ./p${id}.jpg\n${more}---\n`;
const TEXTS = {
  'src/content/pages/home.mdx': text('./portret.svg'),
  'src/content/pages/products.mdx': text(),
  'src/content/pages/about-me.mdx': text('./o-meni.jpg'),
  'src/content/pages/business-cooperation.mdx': text(),
  'src/content/pages/contact.mdx': text('./portret.svg'),
  'src/content/policies/privacy-policy.mdx': text(),
  'src/content/policies/cookie-policy.mdx': text(),
  'src/content/products/kinds.yaml': '',
  'src/content/products/p1.mdx': product(1),
  'src/content/products/p1.jpg': 'slika',
  'src/content/site.yaml': '',
  'src/lib/code.ts': '',
};
const PAGES = [
  '/',
  '/about-me',
  '/business-cooperation',
  '/contact',
  '/cookie-policy',
  '/privacy-policy',
  '/products',
  '/products/p1',
];

describe('the day of a page’s last change', () => {
  let folder: string;
  let root: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'changes-'));
    root = join(folder, 'site');
    git(folder, 'init', '--quiet', '--initial-branch=main', root);
    commit('2026-01-01', TEXTS);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function git(where: string, ...args: string[]): void {
    const author = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com'];
    execFileSync('git', [...author, ...args], { cwd: where, stdio: 'pipe' });
  }

  function write(files: Record<string, string>): void {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
  }

  function commit(day: string, files: Record<string, string>): void {
    write(files);
    dated(day, 'add', '--all');
    dated(day, 'commit', '--quiet', '--message', 'Izmena');
  }

  function dated(day: string, ...args: string[]): void {
    process.env['GIT_COMMITTER_DATE'] = `${day}T10:00:00Z`;
    git(root, ...args);
    delete process.env['GIT_COMMITTER_DATE'];
  }

  /** The days by page; of no page when that is not known. */
  function days(where = root): Record<string, string> {
    const changes = [...readLastChanges(where, NOW)];
    return Object.fromEntries(
      changes.map(([page, date]) => [page, date.toISOString().slice(0, 10)]).sort(),
    );
  }

  /** The pages that changed later than all the others. */
  function newer(): Record<string, string> {
    return Object.fromEntries(Object.entries(days()).filter(([, day]) => day !== '2026-01-01'));
  }

  it('is known of every page', () => {
    expect(days()).toEqual(Object.fromEntries(PAGES.map((page) => [page, '2026-01-01'])));
  });

  it.each([
    ['its own text', 'pages/about-me.mdx', text(), ['/about-me']],
    ['a picture of it', 'pages/o-meni.jpg', 'slika', ['/about-me']],
    ['a picture of two pages', 'pages/portret.svg', '<svg/>', ['/', '/contact']],
    ['a featured product', 'featured/napici.md', 'Novo', ['/']],
    ['a testimonial', 'testimonials/testimonials.yaml', '[]', ['/']],
    ['a product', 'products/p1.mdx', product(1, 'name: Gel\n'), ['/products', '/products/p1']],
    ['a picture of a product', 'products/p1.jpg', 'nova', ['/products', '/products/p1']],
    ['the notice of a group', 'products/kinds.yaml', '[]', ['/products', '/products/p1']],
    ['the phone number', 'site.yaml', 'phone: 1', ['/contact', '/privacy-policy']],
  ])('is that of %s', (_, path, content, pages) => {
    commit('2026-05-05', { [`src/content/${path}`]: content });
    expect(newer()).toEqual(Object.fromEntries(pages.map((page) => [page, '2026-05-05'])));
  });

  it('is not that of the code', () => {
    commit('2026-05-05', { 'src/lib/code.ts': 'new' });
    expect(newer()).toEqual({});
  });

  it('is also that of a product that went away', () => {
    rmSync(join(root, 'src/content/products/p1.mdx'));
    commit('2026-05-05', {});
    expect(newer()).toEqual({ '/products': '2026-05-05' });
  });

  it('is told for the page of each product by its own text and picture', () => {
    commit('2026-02-02', { 'src/content/products/p16.mdx': product(16) });
    commit('2026-03-03', { 'src/content/products/p31.mdx': product(31) });
    commit('2026-04-04', { 'src/content/products/p16.jpg': 'slika' });
    expect(newer()).toEqual({
      '/products': '2026-04-04',
      '/products/p16': '2026-04-04',
      '/products/p31': '2026-03-03',
    });
  });

  it('is the day on which a product appeared by itself, once it has come', () => {
    commit('2026-02-02', {
      'src/content/products/p2.mdx': product(2, 'publish_from: 2026-06-06\n'),
      'src/content/products/p3.mdx': product(3, 'publish_from: 2027-01-01\n'),
    });
    expect(newer()).toEqual({ '/products': '2026-06-06', '/products/p2': '2026-06-06' });
  });

  it('is the day on which a proposal was accepted, not that on which it was written', () => {
    dated('2026-02-02', 'checkout', '--quiet', '-b', 'predlog');
    commit('2026-02-02', { 'src/content/pages/about-me.mdx': text() });
    dated('2026-02-02', 'checkout', '--quiet', 'main');
    dated('2026-07-07', 'merge', '--quiet', '--no-ff', '--message', 'Prihvaćeno', 'predlog');
    expect(newer()).toEqual({ '/about-me': '2026-07-07' });
  });

  it('is not told of a page with changes that are not committed', () => {
    write({ 'src/content/pages/about-me.mdx': 'novo', 'src/content/featured/novo.md': 'novo' });
    expect(Object.keys(days())).toEqual(PAGES.slice(2));
  });

  it('is the same for a project in a folder of its repository', () => {
    const inner = join(root, 'sajt');
    const moved = Object.entries(TEXTS).map(([path, content]) => [`sajt/${path}`, content]);
    commit('2026-03-03', Object.fromEntries(moved));
    write({ 'sajt/src/content/pages/about-me.mdx': 'novo' });
    expect(days(inner)).toEqual(
      Object.fromEntries(
        PAGES.filter((page) => page !== '/about-me').map((page) => [page, '2026-03-03']),
      ),
    );
  });

  it('is not told from a clone that was cut short', () => {
    commit('2026-05-05', { 'src/content/pages/about-me.mdx': text() });
    git(folder, 'clone', '--quiet', '--depth=1', `file://${root}`, 'short');
    expect(days(join(folder, 'short'))).toEqual({});
    git(folder, 'clone', '--quiet', `file://${root}`, 'whole');
    expect(days(join(folder, 'whole'))).toEqual(days());
  });

  it('is not told without a repository, or without git', () => {
    const path = process.env['PATH'];
    try {
      process.env['PATH'] = folder;
      expect(days()).toEqual({});
    } finally {
      process.env['PATH'] = path;
    }
    rmSync(join(root, '.git'), { recursive: true });
    expect(days()).toEqual({});
  });
});
