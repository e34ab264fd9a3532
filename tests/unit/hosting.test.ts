import { describe, expect, it } from 'vitest';
import { shapeHostSettings } from '../../src/build/hosting/host-settings.ts';
import { emitCaddy } from '../../src/build/hosting/hosts/caddy.ts';
import { emitHeadersFile, findDroppedHeaders } from '../../src/build/hosting/hosts/headers-file.ts';
import { emitHtaccess } from '../../src/build/hosting/hosts/htaccess.ts';
import { emitNginx } from '../../src/build/hosting/hosts/nginx.ts';
import { checkMessageKeeper } from '../../src/build/hosting/message-keeper';
import { composePolicy } from '../../src/build/hosting/page-policy.ts';
import { usualPlace } from '../../src/build/hosting/server-place.ts';
import { planSite } from '../../src/build/hosting/site-plan.ts';

const here = shapeHostSettings('https://www.primer.rs', '/mail_cv.php', 'a@primer.rs');
const elsewhere = shapeHostSettings(
  'https://primer.rs',
  'https://relej.primer.rs:8443/mail_cv.php',
  'a@primer.rs',
);
/** `printf %s 'x' | openssl dgst -sha256 -binary | base64` */
const HASH_OF_X = "'sha256-LXEWQrcmsEQBYnyp+6wy9chTD7GQPMTbAiWHF5IaSIE='";

describe('the policy of a page', () => {
  it('starts from nothing and allows what the page holds', () => {
    expect(composePolicy('<p>Zdravo</p>', here)).toBe(
      "default-src 'none'; script-src 'none'; style-src 'none'; img-src 'self'; " +
        "connect-src 'self'; form-action 'self'; manifest-src 'self'; worker-src 'self'; " +
        "base-uri 'none'; frame-ancestors 'none'",
    );
  });

  it.each([
    ['<script>x</script>', `script-src ${HASH_OF_X};`],
    ['<script type="module">x</script>', `script-src ${HASH_OF_X};`],
    ['<script type="speculationrules">x</script>', `script-src ${HASH_OF_X};`],
    ['<style>x</style>', `style-src ${HASH_OF_X};`],
    ['<template><style>x</style></template>', `style-src ${HASH_OF_X};`],
    ['<script>x</script><script>x</script>', `script-src ${HASH_OF_X};`],
    ['<script type="application/ld+json">x</script>', "script-src 'none';"],
    ['<script src="/a.js">x</script>', "script-src 'none';"],
    ['<!-- <script>x</script> -->', "script-src 'none';"],
    ['<img src="data:image/svg+xml,x">', "img-src 'self' data:;"],
  ])('reads %s as a browser does', (html, directive) => {
    expect(composePolicy(html, here)).toContain(directive);
  });

  it('keeps what the page allows itself, for scripts that come later', () => {
    const meta = (policy: string) =>
      `<meta http-equiv="content-security-policy" content="${policy}"><style>x</style>`;
    const policy = composePolicy(meta("script-src 'self' 'sha256-later'"), here);
    expect(policy).toContain("script-src 'self' 'sha256-later';");
    expect(policy).toContain(`style-src ${HASH_OF_X};`);
  });

  it('is the own one of a page that has a whole one, such as the editor', () => {
    const own = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; form-action 'none'";
    const html = `<meta http-equiv="Content-Security-Policy" content="${own}"><script>x</script>`;
    expect(composePolicy(html, here)).toBe(`${own}; frame-ancestors 'none'`);
  });

  it('names the relay where it runs elsewhere, and nobody else', () => {
    const policy = composePolicy('', elsewhere);
    expect(policy).toContain("connect-src 'self' https://relej.primer.rs:8443;");
    expect(policy).toContain("form-action 'self' https://relej.primer.rs:8443;");
  });
});

describe('the plan of a site', () => {
  const files = ['404.html', 'admin/index.html', 'images/a.avif', 'index.html', 'products.html'];
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => ({ file, html: '' }));
  const plan = planSite(here, files, pages);

  it('gives each page one address, and leads every other way of writing it there', () => {
    expect(plan.pages.map(({ address }) => address)).toEqual([
      undefined,
      '/admin/',
      '/',
      '/products',
    ]);
    expect(plan.redirects).toEqual([
      { from: '/admin/index.html', to: '/admin/' },
      { from: '/admin/index', to: '/admin/' },
      { from: '/admin', to: '/admin/' },
      { from: '/index.html', to: '/' },
      { from: '/index', to: '/' },
      { from: '/products.html', to: '/products' },
      { from: '/products/', to: '/products' },
      { from: '/products-2', to: '/products' },
      { from: '/products-3', to: '/products' },
      { from: '/products-4', to: '/products' },
    ]);
  });

  it('lets the editor answer the window in which it signs in, and no other page', () => {
    const opener = plan.pages.map(({ headers }) => headers['Cross-Origin-Opener-Policy']);
    expect(opener).toEqual([
      'same-origin',
      'same-origin-allow-popups',
      'same-origin',
      'same-origin',
    ]);
  });

  it('names no folder that the build does not have', () => {
    expect(plan.folders.map(({ path }) => path)).toEqual(['/images/']);
  });

  it('passes a message on only where the relay runs beside the site', () => {
    const other = planSite(elsewhere, files, pages);
    const emit = [emitNginx, emitCaddy].map((write) => [
      write(plan, usualPlace('primer.rs')),
      write(other, usualPlace('primer.rs')),
    ]);
    for (const [beside, away] of emit) {
      expect(beside).toContain('127.0.0.1:8787');
      expect(away).not.toMatch(/mail_cv|127\.0\.0\.1/);
    }
    expect(emitHtaccess(other)).not.toContain('mail_cv');
  });

  it('leads a site without www to its one host as well', () => {
    expect(elsewhere.otherHost).toBe('www.primer.rs');
    expect(here.otherHost).toBe('primer.rs');
  });

  it('tells when Cloudflare would drop a part of it unseen', () => {
    const html = Array.from({ length: 40 }, (_, index) => `<style>${index}</style>`).join('');
    const huge = planSite(here, ['index.html'], [{ file: 'index.html', html }]);
    expect(findDroppedHeaders(emitHeadersFile(plan))).toBeUndefined();
    expect(findDroppedHeaders(emitHeadersFile(huge))).toContain('2000 characters');
    const many = Array.from({ length: 120 }, (_, index) => ({ file: `p${index}x.html`, html: '' }));
    expect(findDroppedHeaders(emitHeadersFile(planSite(here, [], many)))).toContain('100 rules');
  });

  it('has one rule for the pages of a folder that begin with a letter, however many they are', () => {
    const names = ['products', 'products/aloe-gel', 'products/aloe-sprej', 'products/zubni-gel'];
    const asRules = (files: string[]) =>
      emitHeadersFile(
        planSite(
          here,
          [],
          files.map((name) => ({ file: `${name}.html`, html: '' })),
        ),
      )
        .split('\n')
        .filter((line) => line.startsWith('/'));
    expect(asRules(names)).toEqual(['/*', '/products', '/products/a*', '/products/zubni-gel']);
  });

  it('gives nginx a long address in a form with which it starts', () => {
    const file = `products/${'dug-naziv-'.repeat(6)}gel.html`;
    const text = emitNginx(planSite(here, [], [{ file, html: '' }]), usualPlace('primer.rs'));
    expect(text).toContain(`    ~^/${file.replace('.', '\\.')}$ "/${file.replace('.html', '')}";`);
  });
});

describe('the place that the privacy policy names for messages', () => {
  it.each([
    ['cloudflare', '/mail_cv.php', 'cloudflare'],
    ['server', '/mail_cv.php', 'nginx'],
    ['cloudflare', 'https://aloe-relej.ime.workers.dev/mail_cv.php', 'netlify'],
    ['cpanel', 'https://relej.primer.rs/mail_cv.php', 'cpanel'],
    ['server', '/mail_cv.php', ''],
  ] as const)('is taken as it is: %s for %s, published to „%s“', (told, endpoint, host) => {
    expect(() => checkMessageKeeper(told, endpoint, host)).not.toThrow();
  });

  it.each([
    ['server', '/mail_cv.php', 'cloudflare', 'messages_at: cloudflare (sada je server)'],
    ['cloudflare', '/mail_cv.php', 'caddy', 'messages_at: server (sada je cloudflare)'],
    ['server', 'https://a.ime.workers.dev/mail_cv.php', '', 'messages_at: cloudflare'],
  ] as const)('stops the build when it is another: %s for %s, published to „%s“', (...given) => {
    const [told, endpoint, host, said] = given;
    expect(() => checkMessageKeeper(told, endpoint, host)).toThrow(said);
  });
});
